import {
  balanceLog,
  errorLog,
  orderfullLog,
  otpLog,
  rejectLog,
  schedulerLog,
  schedulerLogCalls,
  transactionLog,
} from '@console/contracts/orders-logs/transaction-log';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptLogs } from '../../platform/logs/kept-logs.ts';
import { keepLogs } from '../../platform/logs/retention.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { balanceDefinition } from './balance-tracking.ts';
import { errorDefinition } from './error.ts';
import { orderfullDefinition } from './orderfull.ts';
import { otpDefinition } from './otp.ts';
import { rejectDefinition } from './reject.ts';
import { rerun, schedulerDefinition } from './scheduler.ts';
import { transactionDefinition } from './transaction.ts';

/** Seven kinds of log, read only but for what is done about their rows (docs/model/orders-logs.md#transaction-log). */
export const transactionLogModule: Module = async (app) => {
  const texts = await protectionOf(app.services);
  registerResource(app, transactionLog, transactionDefinition);
  registerResource(app, rejectLog, rejectDefinition);
  registerResource(app, errorLog, errorDefinition);
  registerResource(app, otpLog, otpDefinition(texts, app.services.now));
  registerResource(app, orderfullLog, orderfullDefinition);
  registerResource(app, balanceLog, balanceDefinition(texts));
  keptLogs(app).push(
    { table: 'error_log', time: 'at', goes: 'parts' },
    { table: 'scheduler_log', time: 'started_at', goes: 'rows' },
  );
  schedule(app, {
    name: 'log-retention',
    version: 'v1',
    when: daily('02:40'),
    run: (signal) => keepLogs(app, signal),
  });
  const runs = registerResource(app, schedulerLog, schedulerDefinition);
  serve(app, schedulerLogCalls.rerun, async (context) => {
    const { secureId } = context.body;
    const done = await rerun(app, runs, secureId, context.caller);
    await recordEntry(app.services.db, {
      actor: actorOf(context),
      module: schedulerLog.module,
      action: 'RUN',
      entityType: schedulerLog.module,
      entityId: secureId,
      entityLabel: done.jobName,
      changes: [],
      at: app.services.now(),
    });
    return done;
  });
};
