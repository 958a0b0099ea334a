import { isHeadOffice } from '@console/contracts/core/privileges';
import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import { escrowCalls as calls } from '@console/contracts/membership/escrow/calls';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { escrowPostingCalls } from '@console/contracts/membership/escrow/posting';
import { escrowWithdrawals, withdrawalCalls } from '@console/contracts/membership/escrow/withdrawals';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Db } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import { fromSource, sourceOf } from '../token-management/admit.ts';
import { counted } from '../token-management/misses.ts';
import { checkEscrow, reconcileEscrows } from './check.ts';
import { postFromCore } from './core-postings.ts';
import { accountDefinition, movementDefinition, withdrawalDefinition } from './definition.ts';
import { restsOf, sumsOf } from './sums.ts';
import { cancelWithdrawal, requestWithdrawal, withdrawalOutcome } from './withdrawals.ts';

/** Money held for members (docs/model/membership.md#escrow). */
export const escrowModule: Module = async (app) => {
  const { db, now } = app.services;
  const texts = await protectionOf(app.services);
  const registered = registerResource(app, escrowAccounts, accountDefinition(texts));
  registerResource(app, escrowMovements, movementDefinition());
  registerResource(app, escrowWithdrawals, withdrawalDefinition(texts));
  /** An account in the scope of the caller. @throws Refusal NOT_FOUND */
  const seen = async ({ db: reading, caller }: Pick<Context, 'db' | 'caller'>, id: string) => {
    const [account] = await findRecords(reading, registered, [id], caller.scope, { of: 'detail', caller });
    if (!account) throw notFound();
    return account;
  };
  serve(app, calls.rests, async (context) => {
    const { secureId } = await seen(context, context.parameters['secureId'] ?? '');
    return restsOf(context.db as Db, secureId);
  });
  serve(app, calls.sums, async (context) => {
    const { secureId } = await seen(context, context.parameters['secureId'] ?? '');
    return sumsOf(context.db as Db, secureId, context.query);
  });
  serve(app, calls.check, async (context) => {
    const account = await seen(context, context.body.secureId);
    return db.transaction().execute(async (tx) => {
      const found = await checkEscrow(tx, account.secureId, context.caller.username, now());
      await recordEntry(tx, {
        actor: actorOf(context),
        module: escrowAccounts.module,
        action: 'CHECK',
        entityId: account.secureId,
        entityLabel: labelOf(registered, account),
        reason: found.result,
        at: now(),
      });
      return found;
    });
  });
  serve(app, withdrawalCalls.cancel, (context) => {
    const { caller, body } = context;
    if (!isHeadOffice(caller.mappingType, caller.isAdmin)) throw new Refusal('CHANGE_OFFICE_ONLY');
    return db.transaction().execute(async (tx) => {
      const { id, version, state, withdrawal_no } = await cancelWithdrawal(tx, { caller, body }, now());
      await recordEntry(tx, {
        actor: actorOf(context),
        module: escrowWithdrawals.module,
        action: 'CANCEL',
        entityId: id,
        entityLabel: withdrawal_no,
        reason: body.reason,
        at: now(),
      });
      return { secureId: id, version, state };
    });
  });
  const source = fromSource(app);
  serve(
    app,
    withdrawalCalls.request,
    counted(app.services, async ({ body, authorization }) => {
      const { code } = await sourceOf(db, authorization);
      const { withdrawal_no: withdrawalNo, state } = await db
        .transaction()
        .execute((tx) => requestWithdrawal(tx, body, code, now()));
      return { withdrawalNo, state };
    }),
    source,
  );
  serve(
    app,
    withdrawalCalls.outcome,
    async ({ body, authorization }) => {
      const { code } = await sourceOf(db, authorization);
      const { withdrawal_no: withdrawalNo, state } = await db
        .transaction()
        .execute((tx) => withdrawalOutcome(tx, body, code, now()));
      return { withdrawalNo, state };
    },
    source,
  );
  serve(
    app,
    escrowPostingCalls.post,
    counted(app.services, async ({ body, authorization }) => {
      const { code } = await sourceOf(db, authorization);
      return { seqNo: await db.transaction().execute((tx) => postFromCore(tx, texts, body, code, now())) };
    }),
    source,
  );
  schedule(app, {
    name: 'escrow-reconcile',
    version: 'v1',
    when: daily('03:30'),
    run: (signal) => reconcileEscrows(app, signal),
  });
};
