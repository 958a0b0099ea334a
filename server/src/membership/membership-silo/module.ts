import { siloCalls as calls, siloRecords, siloStates } from '@console/contracts/membership/membership-silo';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { candidatesOf } from './candidates.ts';
import { siloDefinition } from './definition.ts';
import { matchSilos } from './match.ts';

const waits = siloStates.find(({ value }) => value === 'LINK_PROPOSED')!.title;

/** Customers of one line, and the members that they are (docs/model/membership.md#customer-records-of-the-lines). */
export const membershipSiloModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, siloRecords, siloDefinition(texts));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['LINK_PROPOSED'],
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
    }),
  );
  serve(app, calls.candidates, async ({ parameters: { secureId = '' }, caller }) => {
    const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!row) throw notFound();
    return candidatesOf(db, texts, row.secureId);
  });
  schedule(app, {
    name: 'silo-match',
    version: 'v1',
    when: daily('02:30'),
    run: (signal) => matchSilos(db, texts, now(), signal),
  });
};
