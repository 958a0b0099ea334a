import type { Module } from '../http/application.ts';
import { every } from '../jobs/periodic.ts';
import { delivererOf, deliverWaiting } from './deliver.ts';

const lookMs = 5_000;

/** Sends the messages of the outbox. */
export const mail: Module = (app) => {
  const deliver = delivererOf(app.services.configuration);
  every(app, lookMs, 'mail', () => deliverWaiting(app.services, deliver));
};
