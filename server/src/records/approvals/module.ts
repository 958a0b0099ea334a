import {
  approvalCalls,
  approvalErrors,
  type ApprovalDetail,
  type ApprovalRow,
} from '@console/contracts/platform/approvals';
import { changeRules, type ChangeRequest } from '@console/contracts/core/changes';
import { text, type Language } from '@console/contracts/core/text';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { documentsOf, type Found } from './decide.ts';
import { inboxOf } from './inbox.ts';
import { documentRow, targetOf } from './row.ts';
import { auditRead, isReadAudited } from '../resource/reads.ts';
import { claimsOf, recordClaim } from '../changes/claims.ts';
import { withConsequences } from '../changes/consequences.ts';
import { pendingChange } from '../changes/decide.ts';
import { decideMany, previewDecisions } from './decide-many.ts';
import { mayDecide } from '../changes/deciders.ts';
import { expireUndecided } from '../changes/expire.ts';
import { differencesOf, factsOf } from '../changes/facts.ts';
import { approvalOf } from '../changes/lists.ts';
import { standingOf } from './standing.ts';
import { viewChange } from '../changes/view.ts';
import { pageOf } from '../resource/address.ts';
import { resourcesOf } from '../resource/registered.ts';

/**
 * The inbox of approvers over all modules, claims, and the expiry of undecided changes
 * (docs/model/platform.md#change-requests).
 */
export const approvals: Module = (app) => {
  const { db, now } = app.services;
  app.errors.add(approvalErrors);
  const pageOfChange = ({ module, recordId }: ChangeRequest): string | null | Promise<string> => {
    const registered = resourcesOf(app).get(module);
    return registered && recordId ? pageOf(db, registered, 'detail', recordId) : recordId && `/${module}/${recordId}`;
  };
  const rowOf = async ({ secureId, module, recordId, ...change }: ChangeRequest): Promise<ApprovalRow> => ({
    ...change,
    secureId,
    module,
    recordId,
    moduleTitle: resourcesOf(app).get(module)?.resource.title ?? text(module),
    targetAt: targetOf(change.madeAt),
    step: null,
    page: await pageOfChange({ secureId, module, recordId, ...change }),
    version: null,
  });
  serve(app, approvalCalls.list, (context) =>
    inboxOf(app, context.query, context.caller, async (changes) =>
      Promise.all((await withConsequences(app, context, changes)).map(rowOf)),
    ),
  );
  serve(app, approvalCalls.standing, ({ caller }) => standingOf(app, caller));
  serve(app, approvalCalls.preview, (context) => previewDecisions(app, context));
  serve(app, approvalCalls.decideMany, (context) => decideMany(app, context));
  const hindranceOf = ({ hindrance }: Pick<ApprovalRow, 'hindrance'>, language: Language) =>
    hindrance ? { hindranceText: app.errors.text(hindrance, language) } : {};
  const changeDetail = async (context: Context, stored: ChangeRequest): Promise<ApprovalDetail> => {
    const { caller } = context;
    const [change = stored] = await withConsequences(app, context, [stored]);
    const registered = resourcesOf(app).get(change.module);
    const facts = registered ? await factsOf(db, registered, change.recordId, caller) : [];
    if (registered && isReadAudited(registered))
      await auditRead(app.services, registered, context, {
        entityId: change.recordId ?? change.secureId,
        entityLabel: change.recordLabel,
      });
    return {
      ...(await rowOf(change)),
      facts,
      differences: registered ? await differencesOf(db, registered, change.changes, caller) : [],
      claims: await claimsOf(db, change.secureId),
      ...hindranceOf(change, context.language),
    };
  };
  const documentDetail = async (context: Context, found: Found): Promise<ApprovalDetail> => {
    const row = await documentRow(app, found, context.caller);
    const facts = [...(await found.source.facts(context, found.document))];
    return { ...row, facts, differences: [], claims: [], ...hindranceOf(row, context.language) };
  };
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

  expireUndecided(app);
};
