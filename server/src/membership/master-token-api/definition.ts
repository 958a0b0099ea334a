import { apiTokens, rollBackHours } from '@console/contracts/membership/master-token-api';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { namesInner, type InnerServices } from '../../platform/outbound/inner-address.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';

/** Characters of a secret that screens show. */
const shown = 4;
const hidden = '••••';

/** What is shown of a secret: enough to tell two apart, of a short one nothing. */
export const hintOf = (secret: string): string => (secret.length >= 4 * shown ? secret.slice(-shown) : '');

/** Fields with an address that is called with the secret. */
const addresses = ['baseUrl', 'refreshUrl'] as const;
type Addressed = Readonly<Partial<Record<(typeof addresses)[number], string | null>>>;

const originOf = (address: string | null | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null;

/** Faults of the addresses: own network, a name and password in it. */
function addressFaults(values: Addressed, configuration: InnerServices): readonly FieldError[] {
  const faultOf = (address: string): string | null => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || url.username !== '' || url.password !== '') return 'PATTERN';
    return namesInner(url, configuration) ? 'INNER_ADDRESS' : null;
  };
  return addresses.flatMap((field) => {
    const code = values[field] ? faultOf(values[field]) : null;
    return code === null ? [] : [{ field, code }];
  });
}

/** Whether an address leads to a host, scheme or port that the stored secret was not given for. */
const isElsewhere = (before: Addressed, values: Addressed): boolean => {
  const known = new Set(addresses.map((field) => originOf(before[field])));
  return addresses.some((field) => {
    const origin = originOf(values[field]);
    return origin !== null && !known.has(origin);
  });
};

async function activeOther(tx: Tx, code: string, environment: string, id: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('api_token')
    .select('id')
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .where('environment', '=', environment as 'TEST')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '<>', id as string))
    .executeTakeFirst();
  return row !== undefined;
}

/** How credentials are stored: secrets are write-only, and the one before is kept for a day. */
export const apiTokenDefinition = (texts: ProtectedText, now: () => Date, configuration: InnerServices) => {
  const at = eachTime(() => sql`${now()}::timestamptz`);
  return define(apiTokens, {
    table: 'api_token',
    serialised: true,
    columns: {
      // Read-only: stored through `store`, so that what is shown of a secret leaves it as it is when sent back.
      secret: sql`${hidden} || t.secret_hint`,
    },
    derived: {
      issuedAt: sql`t.issued_at`,
      rollBackUntil: sql`case when t.previous_encrypted is not null
        and t.replaced_at + make_interval(hours => ${rollBackHours}) > ${at}
        then t.replaced_at + make_interval(hours => ${rollBackHours}) end`,
      lastCheckAt: sql`t.last_check_at`,
      lastCheckResult: sql`t.last_check_result`,
    },
    filters: {
      expiring: (wanted: boolean) => sql`(t.expires_at > ${at} and t.expires_at <= ${at} + interval '30 days')
        is ${wanted ? sql`true` : sql`not true`}`,
    },
    approval: { secrets: () => ['secret'] },
    async beforeSave(tx, { values, before, store }) {
      if (
        before?.status !== 'inactive' &&
        (await activeOther(tx, values.code, values.environment, before?.secureId ?? null))
      )
        return [{ field: 'code', code: 'TOKEN_ACTIVE_EXISTS', parameters: { code: values.code } }];
      const faults = addressFaults(values, configuration);
      if (faults.length > 0) return faults;
      const { secret } = values;
      if (secret === null || secret === (before?.secret ?? null)) {
        if (!before) return [{ field: 'secret', code: 'REQUIRED' }];
        // Who may change the address does not know the secret, and would have it sent to an own host.
        return isElsewhere(before, values) ? [{ field: 'secret', code: 'SECRET_FOR_HOST' }] : [];
      }
      store['secret_encrypted'] = texts.encrypt(secret);
      store['secret_hint'] = hintOf(secret);
      store['issued_at'] = now();
      store['access_encrypted'] = null;
      store['refresh_failures'] = 0;
      if (!before) return [];
      const row = await tx
        .selectFrom('api_token')
        .select(['secret_encrypted', 'secret_hint'])
        .where('id', '=', before.secureId)
        .executeTakeFirstOrThrow();
      // Rolled back to, the earlier secret would be sent to a host that it was not given for.
      const isKept = !isElsewhere(before, values);
      store['previous_encrypted'] = isKept ? row.secret_encrypted : null;
      store['previous_hint'] = isKept ? row.secret_hint : null;
      store['replaced_at'] = isKept ? now() : null;
      return [];
    },
    async guard(tx, action, records) {
      const refused = new Map<string, Refusal>();
      if (action !== 'activate') return refused;
      for (const { secureId, code, environment } of records)
        if (await activeOther(tx, code, environment, secureId))
          refused.set(secureId, new Refusal('TOKEN_ACTIVE_EXISTS', { parameters: { code } }));
      return refused;
    },
  });
};
