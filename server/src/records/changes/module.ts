import { approvalCalls, decideTargetHours, type ApprovalRow } from '@console/contracts/platform/approvals';
import { changeRules, type ChangeRequest } from '@console/contracts/core/changes';
import { text } from '@console/contracts/core/text';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { auditRead, isReadAudited } from '../resource/reads.ts';
import { claimsOf, recordClaim } from './claims.ts';
import { withConsequences } from './consequences.ts';
import { pendingChange } from './decide.ts';
import { decideMany, previewDecisions } from './decide-many.ts';
import { mayDecide } from './deciders.ts';
import { expireChanges, expireJob } from './expire.ts';
import { differencesOf, factsOf } from './facts.ts';
import { approvalOf, approvalsOf, standingOf } from './lists.ts';
import { viewChange } from './view.ts';
import { resourcesOf } from '../resource/registered.ts';

/**
 * The inbox of approvers over all modules, claims, and the expiry of undecided changes
 * (docs/model/platform.md#change-requests).
 */
export const approvals: Module = (app) => {
  const { db, now } = app.services;
  const rowOf = (change: ChangeRequest): ApprovalRow => ({
    ...change,
    moduleTitle: resourcesOf(app).get(change.module)?.resource.title ?? text(change.module),
    targetAt: toWireInstant(Date.parse(change.madeAt) + decideTargetHours * 3_600_000),
  });
  serve(app, approvalCalls.list, async (context) => {
    const page = await approvalsOf(app, context.query, context.caller);
    return { ...page, rows: (await withConsequences(app, context, page.rows)).map(rowOf) };
  });
  serve(app, approvalCalls.standing, ({ caller }) => standingOf(app, caller));
  serve(app, approvalCalls.preview, (context) => previewDecisions(app, context));
  serve(app, approvalCalls.decideMany, (context) => decideMany(app, context));
  serve(app, approvalCalls.detail, async (context) => {
    const { caller, parameters, language } = context;
    const stored = await approvalOf(app, parameters['secureId'] ?? '', caller);
    const [change = stored] = await withConsequences(app, context, [stored]);
    const registered = resourcesOf(app).get(change.module);
    const facts = registered ? await factsOf(db, registered, change.recordId, caller) : [];
    if (registered && facts.length > 0 && isReadAudited(registered))
      await auditRead(app.services, registered, context, {
        entityId: change.recordId as string,
        entityLabel: change.recordLabel,
      });
    return {
      ...rowOf(change),
      facts,
      differences: registered ? await differencesOf(db, registered, change.changes, caller) : [],
      claims: await claimsOf(db, change.secureId),
      ...(change.hindrance ? { hindranceText: app.errors.text(change.hindrance, language) } : {}),
    };
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
      await recordClaim(tx, change.id, minutes > 0 ? 'claim' : 'release', caller, now());
      return viewChange(kept, caller, now());
    });
  serve(app, approvalCalls.claim, claim(changeRules.claimMinutes));
  serve(app, approvalCalls.release, claim(0));

  schedule(app, {
    name: expireJob,
    version: 'v1',
    when: hourly,
    run: async () => ({ done: await expireChanges(app.services, resourcesOf(app)) }),
  });
};
