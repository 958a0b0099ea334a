import { isReadAudited } from '@console/contracts/core/resource/audited-reads';
import { approvalCalls, type ApprovalDetail, type ApprovalRow } from '@console/contracts/platform/approvals';
import { changeRules, type ChangeRequest } from '@console/contracts/core/changes';
import { cancelSchedule } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Caller, Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serveInOwnWords as serve } from '../changes/in-own-words.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { factsOfBatch, rowsOfBatch, seenBatch } from './batch-rows.ts';
import { documentsOf, type Found } from './decide.ts';
import { inboxOf } from './inbox.ts';
import { documentRows, targetOf } from './row.ts';
import { auditRead } from '../resource/reads.ts';
import { elsewhereOf } from '../changes/elsewhere.ts';
import { waitingElsewhere } from './elsewhere.ts';
import { claimsOf, recordClaim } from '../changes/claims.ts';
import { withConsequences } from '../changes/consequences.ts';
import { pendingChange } from '../changes/pending-change.ts';
import { decideMany, previewDecisions } from './decide-many.ts';
import { mayDecide } from '../changes/deciders.ts';
import { expireUndecided } from '../changes/expire.ts';
import { differencesOf, factsOf } from '../changes/facts.ts';
import { gistsFor } from '../changes/gist.ts';
import { heldBefore } from '../effective/pending.ts';
import { approvalOf } from '../changes/lists.ts';
import { standingOf } from './standing.ts';
import { viewChange } from '../changes/view.ts';
import { pagesOfChanges } from '../changes/page-of-change.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';

/**
 * The inbox of approvers over all modules, claims, and the expiry of undecided changes
 * (docs/model/platform.md#change-requests).
 */
export const approvals: Module = (app) => {
  const { db, now } = app.services;
  elsewhereOf(app).find = waitingElsewhere;
  const rowsOf = async (changes: readonly ChangeRequest[], caller: Caller): Promise<ApprovalRow[]> => {
    const pages = await pagesOfChanges(app, changes);
    const gists = await gistsFor(app, changes, caller);
    return changes.map((change) => {
      const resource = resourcesOf(app).get(change.module)?.resource;
      return {
        ...change,
        moduleTitle: resource?.title ?? text(change.module),
        targetAt: targetOf(change.madeAt),
        step: change.action === 'delete' && resource?.effective ? cancelSchedule.title : null,
        page: pages.get(change.secureId)!,
        version: null,
        gist: gists.get(change.secureId) ?? [],
      };
    });
  };
  const rowOf = async (change: ChangeRequest, caller: Caller) => (await rowsOf([change], caller))[0]!;
  serve(app, approvalCalls.list, (context) =>
    inboxOf(app, context.query, context.caller, async (changes) =>
      rowsOf(await withConsequences(app, context, changes, { isOpened: false }), context.caller),
    ),
  );
  serve(app, approvalCalls.standing, ({ caller }) => standingOf(app, caller));
  serve(app, approvalCalls.preview, (context) => previewDecisions(app, context));
  serve(app, approvalCalls.decideMany, (context) => decideMany(app, context));
  const hindranceOf = (
    { hindrance, needsAdmin }: Pick<ApprovalRow, 'hindrance' | 'needsAdmin'>,
    { caller, language }: Pick<Context, 'caller' | 'language'>,
  ) => ({
    ...(hindrance ? { hindranceText: app.errors.text(hindrance, language) } : {}),
    ...(needsAdmin && !caller.isAdmin ? { needsAdminText: app.errors.text(needsAdmin, language) } : {}),
  });
  const changeDetail = async (context: Context, stored: ChangeRequest): Promise<ApprovalDetail> => {
    const { caller } = context;
    const [change = stored] = await withConsequences(app, context, [stored], { isOpened: true });
    const registered = resourcesOf(app).get(change.module);
    if (registered && change.batch) return batchDetail(context, registered, change);
    const held = registered ? await heldBefore(db, registered, change.recordId) : null;
    const facts = registered ? await factsOf(db, registered, held, caller) : [];
    if (registered && isReadAudited(registered.resource))
      await auditRead(app.services, registered, context, {
        entityId: change.recordId ?? change.secureId,
        entityLabel: change.recordLabel,
      });
    return {
      ...(await rowOf(change, caller)),
      facts,
      isBatch: false,
      differences: registered ? await differencesOf(db, registered, change.changes, caller) : [],
      claims: await claimsOf(db, change.secureId),
      ...hindranceOf(change, context),
    };
  };
  const batchDetail = async (
    context: Context,
    registered: RegisteredResource,
    change: ChangeRequest,
  ): Promise<ApprovalDetail> => ({
    ...(await rowOf(change, context.caller)),
    facts: await factsOfBatch(db, registered, change.secureId, context.caller),
    isBatch: true,
    differences: [],
    claims: await claimsOf(db, change.secureId),
    ...hindranceOf(change, context),
  });
  const documentDetail = async (context: Context, found: Found): Promise<ApprovalDetail> => {
    const [row] = (await documentRows(app, [found], context.caller)) as [ApprovalRow];
    const facts = [...(await found.source.facts(context, found.document))];
    const isBatch = found.source.rows !== undefined;
    return { ...row, facts, isBatch, differences: [], claims: [], ...hindranceOf(row, context) };
  };
  serve(app, approvalCalls.rows, async (context) => {
    const { secureId = '' } = context.parameters;
    if (!isUuid(secureId)) throw notFound();
    const batch = await seenBatch(app, secureId, context.caller);
    if (batch) return rowsOfBatch(app, context as Context, batch, context.query.page ?? 1);
    const found = (await documentsOf(app, context.caller, [secureId], ['decide', 'made'])).get(secureId);
    if (!found?.source.rows) throw notFound();
    return found.source.rows(context as Context, found.document, context.query.page ?? 1);
  });
  serve(app, approvalCalls.detail, async (context) => {
    const { secureId = '' } = context.parameters;
    if (!isUuid(secureId)) throw notFound();
    const change = await approvalOf(app, secureId, context.caller);
    if (change) return changeDetail(context as Context, change);
    const found = (await documentsOf(app, context.caller, [secureId], ['decide', 'made'])).get(secureId);
    if (!found) throw notFound();
    return documentDetail(context as Context, found);
  });

  const claim = (minutes: number) => (context: Context<unknown, { secureId: string }>) =>
    db.transaction().execute(async (tx) => {
      const { caller, body } = context;
      const change = await pendingChange(tx, null, body.secureId, context, now());
      await guardSecondPerson(tx, { secondPerson: 'other', makers: change.editors, decider: caller, now: now() });
      const registered = resourcesOf(app).get(change.module);
      if (!registered || !(await mayDecide(tx, app.services, registered, change, caller))) throw notFound();
      const first = change.batch_id ?? change.id;
      const kept = await tx
        .updateTable('change_request')
        .set({
          claimed_by: minutes > 0 ? caller.username : null,
          claimed_until: minutes > 0 ? new Date(now().getTime() + minutes * 60_000) : null,
        })
        .where((of) => of.or([of('id', '=', change.id), of('batch_id', '=', first)]))
        .returningAll()
        .execute();
      await recordClaim(tx, first, minutes > 0 ? 'claim' : 'release', caller, now());
      return viewChange(
        kept.find(({ id }) => id === change.id)!,
        caller,
        now(),
      );
    });
  serve(app, approvalCalls.claim, claim(changeRules.claimMinutes));
  serve(app, approvalCalls.release, claim(0));

  expireUndecided(app);
};
