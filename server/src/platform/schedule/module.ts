import type { Module } from '../http/application.ts';
import { beatMs } from '../jobs/leases.ts';
import { every } from '../jobs/periodic.ts';
import { jobStarter, scheduledJobs } from './job.ts';
import { Scheduler } from './scheduler.ts';

const tickMs = 15_000;

/** Runs the scheduled jobs of all modules while the program is up. */
export const scheduler: Module = (app) => {
  const running = new Scheduler(app.services);
  app.http.addHook('onListen', () => running.takeOver());
  app.http.addHook('preClose', () => running.close());
  jobStarter(app).start = (job) => running.beginNow(job);
  jobStarter(app).run = (job, username) => running.beginBy(job, username);
  every(app, beatMs, 'schedule-recover', () => running.recover(scheduledJobs(app).values()));
  every(app, tickMs, 'schedule', () => running.begin(scheduledJobs(app).values()));
};
