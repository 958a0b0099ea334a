import type { Module } from '../../../platform/http/application.ts';
import { schedule } from '../../../platform/schedule/job.ts';
import { daily } from '../../../platform/schedule/when.ts';
import { dormantJob, endDormant } from './dormant.ts';
import { notifyExpiringPasswords } from './password-expiring.ts';

/** Scheduled maintenance of accounts (docs/model/shell.md#upkeep-of-accounts, docs/model/platform.md#notices). */
export const userUpkeep: Module = (app) => {
  const { services } = app;
  schedule(app, { name: dormantJob, version: 'v1', when: daily('02:00'), run: () => endDormant(services) });
  schedule(app, {
    name: 'password-expiring',
    version: 'v1',
    when: daily('06:00'),
    run: async () => ({ done: await notifyExpiringPasswords(services) }),
  });
};
