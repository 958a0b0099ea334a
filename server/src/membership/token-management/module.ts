import { randomBytes, randomUUID } from 'node:crypto';
import {
  tokenManagementCalls as calls,
  tokenManagementErrors,
  type ExternalSource,
  type NewSource,
  type SourceService,
} from '@console/contracts/membership/token-management';
import { sql, type Selectable } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { isRange } from './admit.ts';
import type { ExternalSourceTable } from './table.ts';
import { auditModule, issueToken, revokeTokens, rotateToken, viewOf } from './tokens.ts';

const day = 86_400_000;

const sourceOf = (row: Selectable<ExternalSourceTable>): Omit<ExternalSource, 'tokens' | 'callsToday'> => ({
  secureId: row.id,
  code: row.code,
  name: row.name,
  ownerName: row.owner_name,
  ownerEmail: row.owner_email,
  clientId: row.client_id,
  allowedServices: row.allowed_services as SourceService[],
  ipAllowList: row.ip_allow_list,
  ratePerMinute: row.rate_per_minute,
});

const stored = (source: NewSource) => ({
  code: source.code,
  name: source.name,
  owner_name: source.ownerName,
  owner_email: source.ownerEmail,
  allowed_services: source.allowedServices,
  ip_allow_list: source.ipAllowList,
  rate_per_minute: source.ratePerMinute,
});

/** External sources and their access tokens (docs/model/membership.md#external-source-tokens). */
export const tokenManagementModule: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  app.errors.add(tokenManagementErrors);
  serve(app, calls.list, async () => {
    const [sources, tokens, uses] = await Promise.all([
      db.selectFrom('external_source').selectAll().orderBy('code').execute(),
      db.selectFrom('source_token').selectAll().orderBy('issued_at', 'desc').execute(),
      sql<{ id: string; calls: number }>`select source_id as id, sum(calls)::int as calls from source_use
        where minute >= date_trunc('day', ${now()}::timestamptz at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
        group by source_id`.execute(db),
    ]);
    return sources.map((source) => ({
      ...sourceOf(source),
      callsToday: uses.rows.find(({ id }) => id === source.id)?.calls ?? 0,
      tokens: tokens.filter(({ source_id: id }) => id === source.id).map((token) => viewOf(token, now())),
    }));
  });
  serve(app, calls.create, async (context) => {
    const { body } = context;
    const wrong = body.ipAllowList.findIndex((range) => !isRange(range));
    if (wrong >= 0) throw invalid({ field: `ipAllowList.${wrong}`, code: 'PATTERN' });
    return db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('external_source')
        .values({
          ...stored(body),
          id: randomUUID(),
          client_id: randomBytes(18).toString('base64url'),
          created_by: context.caller.username,
          created_at: now(),
        })
        .onConflict((known) => known.column('code').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new Refusal('DUPLICATE', { field: 'code', errors: [{ field: 'code', code: 'DUPLICATE' }] });
      await recordEntry(tx, {
        actor: actorOf(context),
        module: auditModule,
        action: 'CREATE',
        entityType: 'external-source',
        entityId: row.id,
        entityLabel: row.code,
        at: now(),
      });
      return { ...sourceOf(row), callsToday: 0, tokens: [] };
    });
  });
  const act = <Body extends { readonly reason: string }>(context: {
    readonly parameters: Readonly<Record<string, string>>;
    readonly body: Body;
  }) => ({ ...context.body, sourceId: context.parameters['secureId'] ?? '' });
  serve(app, calls.issue, (context) => issueToken(services, { ...act(context), actor: actorOf(context) }));
  serve(app, calls.rotate, (context) => rotateToken(services, { ...act(context), actor: actorOf(context) }));
  serve(app, calls.revoke, (context) => revokeTokens(services, { ...act(context), actor: actorOf(context) }));
  every(app, day / 24, 'source-use-forget', () =>
    db
      .deleteFrom('source_use')
      .where('minute', '<', new Date(now().getTime() - 31 * day).toISOString())
      .execute(),
  );
};
