import { apiTokenCalls as calls, apiTokens, rollBackHours } from '@console/contracts/membership/master-token-api';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { checkConnection, type Credential } from './connect.ts';
import { apiTokenDefinition } from './definition.ts';
import { refreshEnding, refreshToken } from './refresh.ts';

const found = async (db: Db | Tx, id: string, version?: number): Promise<Credential> => {
  const row = await db
    .selectFrom('api_token')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  requireVersion(row, version, apiTokens);
  return row;
};

/** Credentials toward services that we call (docs/model/membership.md#tokens-of-other-services). */
export const masterTokenApiModule: Module = async (app) => {
  const { services } = app;
  const { db, now, configuration } = services;
  const texts = await protectionOf(services);
  registerResource(app, apiTokens, apiTokenDefinition(texts, now, configuration));
  serve(app, calls.test, async (context) => {
    const credential = await found(db, context.parameters['secureId'] ?? '');
    const checked = await checkConnection(credential, texts, configuration);
    const at = now();
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('api_token')
        .set({ last_check_at: at, last_check_result: checked.result })
        .where('id', '=', credential.id)
        .execute();
      await recordEntry(tx, {
        actor: actorOf(context),
        module: apiTokens.module,
        action: 'TEST',
        entityId: credential.id,
        entityLabel: `${credential.code} ${credential.environment}`,
        filter: { result: checked.result, httpCode: checked.httpCode },
        at,
      });
    });
    return checked;
  });
  serve(app, calls.refresh, async (context) => {
    const credential = await found(db, context.body.secureId, context.body.version);
    if (credential.auth_kind !== 'OAUTH_CLIENT') throw new Refusal('NOT_OAUTH');
    return refreshToken({ db, texts, now: now(), configuration }, credential, actorOf(context));
  });
  serve(app, calls.rollBack, (context) =>
    db.transaction().execute(async (tx) => {
      const { secureId, version, reason } = context.body;
      await tx.selectFrom('api_token').select('id').where('id', '=', secureId).forUpdate().execute();
      const credential = await found(tx, secureId, version);
      const at = now();
      const { previous_encrypted: previous, previous_hint: hint, replaced_at: replaced } = credential;
      const since = new Date(at.getTime() - rollBackHours * 3_600_000);
      if (previous === null || replaced === null || new Date(replaced) <= since) throw new Refusal('NO_EARLIER_SECRET');
      await tx
        .updateTable('api_token')
        .set({
          secret_encrypted: previous,
          secret_hint: hint,
          previous_encrypted: credential.secret_encrypted,
          previous_hint: credential.secret_hint,
          replaced_at: at,
          issued_at: at,
          access_encrypted: null,
          version: version + 1,
          updated_by: context.caller.username,
          updated_at: at,
        })
        .where('id', '=', secureId)
        .execute();
      await recordEntry(tx, {
        actor: actorOf(context),
        module: apiTokens.module,
        action: 'ROTATE_KEY',
        entityId: secureId,
        entityLabel: `${credential.code} ${credential.environment}`,
        reason,
        at,
      });
      return { secureId, version: version + 1 };
    }),
  );
  schedule(app, {
    name: 'token-refresh',
    version: 'v1',
    when: hourly,
    run: () => refreshEnding({ db, texts, now: now(), configuration }),
  });
};
