import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';

const hour = 3_600_000;
/** Longer than every period, in milliseconds. */
const kept = 49 * hour;

/** Deletes uses that no longer count. */
export const budgetsModule: Module = (app) => {
  const { db, now } = app.services;
  every(app, hour, 'budget-forget', async () => {
    const before = new Date(now().getTime() - kept).toISOString();
    await db.deleteFrom('budget_use').where('at', '<', before).execute();
    await db.deleteFrom('budget_notice').where('hour', '<', before.slice(0, 13)).execute();
  });
};
