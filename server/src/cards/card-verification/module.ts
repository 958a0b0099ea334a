import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { text } from '@console/contracts/core/text';
import { populationRegistry } from '../../promos-products/index.ts';
import { fileOwners } from '../../records/files/owners.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, hourly } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerDue } from '../../records/waiting/sources.ts';
import { providerOf } from './checks/provider.ts';
import { runChecks } from './checks/run.ts';
import { claim, claimNext, deleteExpiredClaims, keepChecklist, release } from './claims.ts';
import { decideOn } from './decisions.ts';
import { verificationDefinition } from './definition.ts';
import { readDesk } from './desk.ts';
import { dueVerifications } from './due.ts';
import { expireReturned } from './expire.ts';
import { applicationHandler } from './import.ts';
import { resubmit, submit } from './intake.ts';
import { openPhoto } from './photo.ts';

const approving = text('Setujui walau ada langkah gagal', 'Approve in spite of a failed step');
const betweenChecksMs = 10_000;

/** Applications for cards: submission, automatic checks, verification, decisions and their effects. */
export const cardVerificationModule: Module = async (app) => {
  const { services } = app;
  const registered = registerResource(
    app,
    cardVerifications,
    verificationDefinition(await protectionOf(services), services.now),
  );
  // Only the module's own call serves photos, with a watermark.
  fileOwners(app).set(cardVerifications.module, {
    maySee: () => Promise.resolve(false),
    mayUpload: (caller) => caller.can(cardVerifications.privilege, 'create'),
  });
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['PENDING_APPROVAL'],
      step: () => approving,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.return) },
    }),
  );
  populationRegistry(app).current = async (person) =>
    (await providerOf(services.configuration)?.ask('Dukcapil', person)) ?? null;
  registerDue(app, dueVerifications(app));
  registerImport(app, applicationHandler(await protectionOf(services)));
  serve(app, calls.submit, (context) => submit(services, context));
  serve(app, calls.resubmit, (context) => resubmit(services, context));
  serve(app, calls.claim, (context) => claim(context, services.now()));
  serve(app, calls.claimNext, (context) => claimNext(context, services.now()));
  serve(app, calls.release, (context) => release(context));
  serve(app, calls.checklist, (context) => keepChecklist(context, services.now()));
  serve(app, calls.desk, (context) => readDesk(services, context));
  serve(app, calls.photo, (context) => openPhoto(services, context));
  for (const act of ['approve', 'override', 'return', 'reject', 'cancel'] as const)
    serve(app, calls[act], (context) => decideOn(services, context, act));
  schedule(app, {
    name: 'card-verification-expire',
    version: 'v1',
    when: daily('01:45'),
    run: async () => ({ done: await expireReturned(services) }),
  });
  schedule(app, {
    name: 'card-verification-claims',
    version: 'v1',
    when: hourly,
    run: async () => ({ done: await deleteExpiredClaims(services, services.now()) }),
  });
};

/** Runs the automatic checks of submitted applications. */
export const cardVerificationChecks: Module = (app) =>
  every(app, betweenChecksMs, 'card-verification-check', () => runChecks(app.services));
