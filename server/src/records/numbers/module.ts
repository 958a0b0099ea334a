import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { forgetNumbers } from './store-numbers.ts';

const hour = 3_600_000;

/** Deletes old pasted numbers; the calls are served by the lists that accept numbers. */
export const pastedNumbers: Module = (app) =>
  every(app, hour, 'pasted-numbers-forget', () => forgetNumbers(app.services.db, app.services.now()));
