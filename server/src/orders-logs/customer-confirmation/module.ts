import { ccmCalls as calls, confirmations } from '@console/contracts/orders-logs/customer-confirmation';
import type { Caller, Db } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { confirmationDefinition } from './definition.ts';
import { attemptPageOf, attemptRow, deskOf } from './desk.ts';
import { figuresOf } from './figures.ts';
import { remindConfirmations } from './remind.ts';
import { subjectOf } from './subject.ts';
import { takeNext } from './take-next.ts';

/** The confirmation in the scope of the caller. @throws Refusal NOT_FOUND */
async function confirmationOf(db: Db, registered: RegisteredResource, secureId: string, caller: Caller) {
  const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
  if (!row) throw notFound();
  return row as never as { readonly secureId: string; readonly ccmNo: string; readonly memberName: string };
}

/** Calls to customers (docs/model/orders-logs.md#customer-confirmation). */
export const customerConfirmationModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, confirmations, confirmationDefinition({ now, texts }));
  serve(app, calls.subject, ({ query, caller }) => subjectOf(db, texts, query, caller.scope));
  serve(app, calls.figures, ({ caller }) => figuresOf(db, caller, now()));
  serve(app, calls.takeNext, (context) => takeNext(services, registered, context, context.body));
  serve(app, calls.desk, async ({ caller, parameters: { secureId = '' } }) => {
    const { secureId: id } = await confirmationOf(db, registered, secureId, caller);
    return deskOf(db, texts, id);
  });
  serve(app, calls.history, async ({ caller, parameters: { historyId = '' } }) => {
    const row = await attemptRow(db, historyId);
    const { ccmNo, memberName } = await confirmationOf(db, registered, row.confirmation_id, caller);
    return attemptPageOf(db, row, { ccmNo, memberName });
  });
  schedule(app, {
    name: 'ccm-remind',
    version: 'v1',
    when: everyMinutes(15),
    run: () => remindConfirmations(db, now()),
  });
};
