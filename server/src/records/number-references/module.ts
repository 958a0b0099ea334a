import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { numberReferenceCalls } from '@console/contracts/platform/number-references';
import type { Module } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { forgetReferences, keepReference, readReference } from './store-number.ts';
import { refuseNumbers, withReferredNumbers } from './parameters.ts';

const hour = 3_600_000;

/** Stores the full personal numbers that addresses refer to, and resolves them for every call of the program. */
export const numberReferences: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  app.guards.push({
    checkAddress: refuseNumbers,
    readQuery: (query) => withReferredNumbers(services, query),
  });
  serve(app, numberReferenceCalls.keep, async ({ caller: { userId }, body: { id, number } }) => {
    // Only personal numbers may be stored here.
    if (!holdsPersonalNumber(number)) throw invalid({ field: 'number', code: 'PATTERN' });
    const encrypted = (await protectionOf(services)).encrypt(number);
    if (!(await keepReference(db, { id, userId, encrypted, now: now() }))) throw notFound();
    return null;
  });
  serve(app, numberReferenceCalls.read, async ({ caller: { userId }, parameters: { numberId = '' } }) => {
    const kept = await readReference(db, numberId, userId);
    if (!kept) throw notFound();
    return { number: (await protectionOf(services)).decrypt(kept.number_encrypted) };
  });
  every(app, hour, 'number-references-forget', () => forgetReferences(db, now()));
};
