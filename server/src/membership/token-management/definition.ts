import { randomBytes } from 'node:crypto';
import { expiringDays, externalSources } from '@console/contracts/membership/token-management';
import { sql } from 'kysely';
import { define } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { rangeFault, widest } from './address-list.ts';
import { followServices, keepApproved, type Asked } from './approved.ts';
import { endTokens } from './tokens.ts';

/** How sources are stored: beside each its latest token that was not replaced. */
export const sourcesDefinition = (now: () => Date) => {
  const at = eachTime(() => sql`${now()}::timestamptz`);
  const approved = (column: string) => sql`case when t.issue_until > ${at} then ${sql.ref(`t.${column}`)} end`;
  return define(externalSources, {
    table: 'external_source',
    uniqueIndexes: { clientId: 'external_source_client_id_key' },
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
      hasLiveToken: sql`(t.issue_until is not null and t.issue_until > ${at} or exists (select from source_token l
        where l.source_id = t.id and l.revoked_at is null and l.expires_at > ${at}))`,
      issueKind: approved('issue_kind'),
      issueDays: approved('issue_days'),
      issueGraceHours: approved('issue_grace_hours'),
      issueFor: approved('issue_for'),
      issueUntil: approved('issue_until'),
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
      const faults = values.ipAllowList.flatMap((range, at) => {
        const code = rangeFault(range);
        return code === null ? [] : [{ field: `ipAllowList.${at}`, code, parameters: { range, ...widest } }];
      });
      return Promise.resolve(faults);
    },
    approval: { carries: (values) => Boolean((values as Asked | null)?.issueKind), carryOut: keepApproved },
    // A source that is switched off keeps no token that would let it in again.
    async afterChange(tx, changes) {
      for (const { action, after } of changes)
        if (action === 'deactivate' && after) await endTokens(tx, after.secureId, now());
        else if (action === 'update' && after) await followServices(tx, after.secureId, after.allowedServices, now());
    },
  });
};
