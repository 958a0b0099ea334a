import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { forgetNumbers } from './keep.ts';

const hour = 3_600_000;

/** Forgets pasted numbers in time; the lists that take them serve their calls. */
export const pastedNumbers: Module = (app) =>
  every(app, hour, 'pasted-numbers-forget', () => forgetNumbers(app.services.db, app.services.now()));
