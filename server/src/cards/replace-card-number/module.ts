import { replacementCalls, replacements, replacementSteps } from '@console/contracts/cards/replace-card-number';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { requestReplacement } from './create.ts';
import { approveReplacement, cancelReplacement, rejectReplacement } from './decide.ts';
import { replacementDefinition } from './definition.ts';
import { findForReplacement } from './find.ts';
import { notifyReplaced } from './notify.ts';

/** Replacement of card numbers. Branches and head office request them; some need a second person's approval. */
export const replacementModule: Module = async (app) => {
  const { services } = app;
  const texts = await protectionOf(services);
  const registered = registerResource(app, replacements, replacementDefinition);
  serve(app, replacementCalls.find, (context) => findForReplacement(app, texts, context));
  serve(app, replacementCalls.create, async (context) => {
    const created = await requestReplacement(services, context);
    void notifyReplaced(services, [created.secureId]);
    return created;
  });
  serve(app, replacementCalls.approve, async (context) => {
    const decided = await approveReplacement(services, context);
    void notifyReplaced(services, [decided.secureId]);
    return decided;
  });
  serve(app, replacementCalls.reject, (context) => rejectReplacement(services, context));
  serve(app, replacementCalls.cancel, (context) => cancelReplacement(services, context));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['PENDING_APPROVAL'],
      step: () => replacementSteps.approve.title,
      decisions: { approve: byCall(replacementCalls.approve), reject: byCall(replacementCalls.reject) },
      page: ({ id }) => `/card-replacements/${id}`,
    }),
  );
};
