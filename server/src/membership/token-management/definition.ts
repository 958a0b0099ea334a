import { randomBytes } from 'node:crypto';
import { expiringDays, externalSources } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { isRange } from './admit.ts';
import { endTokens } from './tokens.ts';

/** How sources are stored: beside each its latest token that was not replaced. */
export const sourcesDefinition = (now: () => Date) => {
  const at = eachTime(() => sql`${now()}::timestamptz`);
  return define(externalSources, {
    table: 'external_source',
    joins: sql`left join lateral (select k.prefix, k.expires_at, k.revoked_at,
        (select max(last_used_at) from source_token where source_id = t.id) as last_used_at
      from source_token k where k.source_id = t.id order by k.issued_at desc, k.id limit 1) k on true`,
    derived: {
      clientId: sql`t.client_id`,
      tokenPrefix: sql`k.prefix || '…'`,
      tokenState: sql`case when k.prefix is null then null when k.revoked_at is not null then 'REVOKED'
        when k.expires_at <= ${at} then 'EXPIRED' else 'ACTIVE' end`,
      expiresAt: sql`case when k.revoked_at is null then k.expires_at end`,
      lastUsedAt: sql`k.last_used_at`,
      callsToday: sql`(select coalesce(sum(u.calls), 0)::int from source_use u where u.source_id = t.id and u.minute >=
        date_trunc('day', ${at} at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta')`,
    },
    filters: {
      tokenState: (state: string) =>
        state === 'GRACE'
          ? sql`exists (select from source_token g where g.source_id = t.id and g.revoked_at is null
              and g.replaced_at is not null and g.expires_at > ${at})`
          : sql`case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= ${at} then 'EXPIRED'
              when k.prefix is not null then 'ACTIVE' end = ${state}`,
      expiring: (wanted: boolean) => sql`(k.revoked_at is null and k.expires_at > ${at}
        and k.expires_at <= ${at} + make_interval(days => ${expiringDays})) is ${wanted ? sql`true` : sql`not true`}`,
    },
    beforeSave: (_tx, { values, before, store }) => {
      if (!before) store['client_id'] = randomBytes(18).toString('base64url');
      const wrong = values.ipAllowList.findIndex((range) => !isRange(range));
      return Promise.resolve(wrong < 0 ? [] : [{ field: `ipAllowList.${wrong}`, code: 'PATTERN' }]);
    },
    // A source that is switched off keeps no token that would let it in again.
    async afterChange(tx, changes) {
      for (const { action, after } of changes)
        if (action === 'deactivate' && after) await endTokens(tx, after.secureId, now());
    },
  });
};
