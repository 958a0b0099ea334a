import type { Module } from '../../platform/http/application.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, everyMinutes } from '../../platform/schedule/when.ts';
import { reconcilePlafonds } from '../plafond/reconcile.ts';
import { syncPayments } from './sync.ts';

/** Payments from the core, and the nightly look at limits (docs/model/membership.md#payments). */
export const paymentHistoryModule: Module = (app) => {
  schedule(app, {
    name: 'payment-sync',
    version: 'v3',
    when: everyMinutes(15),
    run: (signal) => syncPayments(app, signal),
  });
  schedule(app, { name: 'plafond-reconcile', version: 'v1', when: daily('03:15'), run: () => reconcilePlafonds(app) });
};
