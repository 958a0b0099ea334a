import { waitingCustomers } from '@console/contracts/cards/card-generator/customers';
import { waitingAllotments } from '@console/contracts/cards/card-generator/generation';
import { cardSequences, rangeSteps, sequenceCalls } from '@console/contracts/cards/card-generator/sequences';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { serveSteps } from '../documents/steps.ts';
import { guardHeadOffice, isOfHeadOffice } from '../masters/head-office.ts';
import { waitingDefinition } from './generation/allotments.ts';
import { serveChosen } from './generation/customers/chosen.ts';
import { customerDefinition } from './generation/customers/definition.ts';
import { serveGeneration } from './generation/runs.ts';
import { sequenceDefinition } from './sequences/definition.ts';
import { previewOf } from './sequences/shape.ts';

/** Number ranges, and the generation of cards from them (docs/model/cards.md#card-generator). */
export const cardGeneratorModule: Module = (app) => {
  const sequences = registerResource(app, cardSequences, sequenceDefinition);
  serveSteps(app, sequences, rangeSteps, sequenceCalls, {
    check: (_tx, _row, { caller }, name) =>
      Promise.resolve(
        guardHeadOffice(caller, cardSequences.privilege, rangeSteps[name as keyof typeof rangeSteps].action),
      ),
  });
  serve(app, sequenceCalls.preview, ({ db, query: { secureId, ...range } }) => previewOf(db, range, secureId ?? null));
  registerResource(app, waitingAllotments, waitingDefinition);
  serveChosen(app, registerResource(app, waitingCustomers, customerDefinition));
  serveGeneration(app);
  registerApprovals(
    app,
    waitingDocuments(app, sequences, {
      states: ['DRAFT'],
      step: () => rangeSteps.activate.title,
      decisions: { approve: byCall(sequenceCalls.activate) },
      page: ({ label }) => `/${cardSequences.module}?search=${label}`,
      appliesTo: isOfHeadOffice,
    }),
  );
};
