import { dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import { callsOf } from '@console/contracts/core/resource';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { findLookalikes } from '../outlet/lookalikes.ts';
import { readerOf } from '../outlet/registration.ts';
import { registrationDefinition, storedRegistration } from './definition.ts';

/** Dealers that core has registered (docs/model/branches-stores.md#registrations-of-dealers). */
export const dealerRegistrationModule: Module = async (app) => {
  const { db } = app.services;
  const definition = registrationDefinition(app, await protectionOf(app.services));
  const registered = registerResource(app, dealerRegistrations, definition);
  serve(app, callsOf(dealerRegistrations).lookalikes, async ({ parameters: { secureId = '' }, caller }) => {
    const [record] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    return findLookalikes(db, storedRegistration(record.secureId), readerOf(caller));
  });
};
