import {
  blacklistCalls,
  blacklistPhoneNumbers,
  blacklistStates,
} from '@console/contracts/membership/blacklist-phone-number';
import { barredPhone } from '../../branches-stores/index.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { byItems, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { fromSource } from '../token-management/admit.ts';
import { checkPhone, phoneIsBarred } from './check.ts';
import { decide } from './decisions.ts';
import { blacklistDefinition } from './definition.ts';
import { expireBlacklist } from './expire.ts';
import { blacklistHandler } from './import.ts';
import { membersHit } from './members.ts';

/** Barred phone numbers: the resource, the decisions of a second person, and the check by external systems. */
export const blacklistPhoneNumberModule: Module = async (app) => {
  const { services } = app;
  const { db } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, blacklistPhoneNumbers, blacklistDefinition(texts));
  barredPhone(app).current = phoneIsBarred;
  registerImport(app, blacklistHandler(texts));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['PROPOSED', 'REMOVAL_PROPOSED'],
      step: (state) => blacklistStates.find(({ value }) => value === state)!.title,
      decisions: { approve: byItems(blacklistCalls.approve), reject: byItems(blacklistCalls.reject) },
    }),
  );
  serve(app, blacklistCalls.approve, (context) => decide(context, texts, 'approve', services.now()));
  serve(app, blacklistCalls.reject, (context) => decide(context, texts, 'reject', services.now()));
  serve(app, blacklistCalls.remove, (context) => decide(context, texts, 'remove', services.now()));
  serve(app, blacklistCalls.check, ({ body }) => checkPhone(db, texts, body), fromSource(app));
  serve(app, blacklistCalls.members, ({ caller, parameters: { secureId = '' } }) =>
    membersHit(db, secureId, caller.scope),
  );
  serve(app, blacklistCalls.attempts, async ({ parameters: { secureId = '' } }) => {
    const row = await db
      .selectFrom('blacklist_phone')
      .select('id')
      .where('id', '=', secureId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    return db
      .selectFrom('blacklist_attempt')
      .select(['at', 'place'])
      .where('blacklist_id', '=', row.id)
      .orderBy('at', 'desc')
      .limit(50)
      .execute();
  });
  schedule(app, {
    name: 'blacklist-expire',
    version: 'v1',
    when: hourly,
    run: async () => ({ done: await expireBlacklist(db, texts) }),
  });
};
