import { cardDesigns, designCalls, designSteps, type CardDesign } from '@console/contracts/cards/card-design';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { guardHeadOffice, isOfHeadOffice } from '../masters/head-office.ts';
import { serveSteps } from '../documents/steps.ts';
import { checkDefault, designDefinition } from './definition.ts';

/** Card designs. Head office edits them; a second person activates them (docs/model/cards.md#card-designs). */
export const cardDesignModule: Module = (app) => {
  const registered = registerResource(app, cardDesigns, designDefinition(app.services));
  serveSteps(app, registered, designSteps, designCalls, {
    column: 'status',
    async check(tx, row, { caller }, name) {
      guardHeadOffice(caller, cardDesigns.privilege, designSteps[name as keyof typeof designSteps].action);
      if (name === 'approve') await checkDefault(tx, row as unknown as CardDesign);
    },
  });
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      column: 'status',
      states: ['draft'],
      step: () => designSteps.approve.title,
      decisions: { approve: byCall(designCalls.approve) },
      appliesTo: isOfHeadOffice,
    }),
  );
};
