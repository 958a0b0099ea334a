import { approvalCalls } from '@console/contracts/platform/approvals';
import { changeRules } from '@console/contracts/core/changes';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { withConsequences } from './consequences.ts';
import { pendingChange } from './decide.ts';
import { mayDecide } from './deciders.ts';
import { expireChanges, expireJob } from './expire.ts';
import { approvalOf, approvalsOf } from './lists.ts';
import { viewChange } from './view.ts';
import { resourcesOf } from '../resource/registered.ts';

/**
 * The inbox of approvers over all modules, claims, and the expiry of undecided changes
 * (docs/model/platform.md#change-requests).
 */
export const approvals: Module = (app) => {
  const { db, now } = app.services;
  serve(app, approvalCalls.list, async (context) => {
    const page = await approvalsOf(app, context.query, context.caller);
    return { ...page, rows: await withConsequences(app, context, page.rows) };
  });
  serve(app, approvalCalls.detail, async (context) => {
    const [change] = await withConsequences(app, context, [
      await approvalOf(app, context.parameters['secureId'] ?? '', context.caller),
    ]);
    return change;
  });

  const claim = (minutes: number) => (context: Context<unknown, { secureId: string }>) =>
    db.transaction().execute(async (tx) => {
      const { caller, body } = context;
      const change = await pendingChange(tx, null, body.secureId, context, now());
      await guardSecondPerson(tx, { secondPerson: 'other', makers: change.editors, decider: caller, now: now() });
      const registered = resourcesOf(app).get(change.module);
      if (!registered || !(await mayDecide(tx, app.services, registered, change, caller))) throw notFound();
      const kept = await tx
        .updateTable('change_request')
        .set({
          claimed_by: minutes > 0 ? caller.username : null,
          claimed_until: minutes > 0 ? new Date(now().getTime() + minutes * 60_000) : null,
        })
        .where('id', '=', change.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return viewChange(kept, caller, now());
    });
  serve(app, approvalCalls.claim, claim(changeRules.claimMinutes));
  serve(app, approvalCalls.release, claim(0));

  schedule(app, {
    name: expireJob,
    version: 'v1',
    when: hourly,
    run: async () => ({ done: await expireChanges(app.services) }),
  });
};
