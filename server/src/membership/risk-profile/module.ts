import { riskCalls as calls, riskProfiles, riskStates } from '@console/contracts/membership/risk-profile-membership';
import type { Db } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerActs } from '../../records/acts/register.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { riskDefinition } from './definition.ts';
import { figuresOf } from './figures.ts';
import { expireRisks } from './jobs.ts';
import { riskSteps } from './steps.ts';

const waits = riskStates.find(({ value }) => value === 'SUBMITTED')!.title;

/** How risky members are (docs/model/membership.md#risk-profiles). */
export const riskProfileModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, riskProfiles, riskDefinition(now));
  const { approve, reject, submit, reassess } = riskSteps(registered, texts, now);
  registerActs(app, riskProfiles, registered, { submit, reassess } as never);
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['SUBMITTED'],
      step: () => waits,
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
    }),
  );
  serve(app, calls.approve, (context) => db.transaction().execute((tx) => approve(tx, context)));
  serve(app, calls.reject, (context) => db.transaction().execute((tx) => reject(tx, context)));
  serve(app, calls.figures, ({ db: reading, caller }) => figuresOf(reading as Db, caller.scope, jakartaDay(now())));
  schedule(app, {
    name: 'risk-expire',
    version: 'v1',
    when: daily('02:15'),
    run: (signal) => expireRisks(db, texts, now(), signal),
  });
};
