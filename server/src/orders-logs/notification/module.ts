import { notificationCalls, notifications } from '@console/contracts/orders-logs/notification';
import { text } from '@console/contracts/core/text';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { everyMinutes } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { copyNotification } from './copy.ts';
import { notificationDefinition } from './definition.ts';
import { dispatch } from './dispatch.ts';
import { estimateOf } from './estimate.ts';
import { dispatchJob, takeStep, type StepName } from './steps.ts';
import { sendTest } from './test-send.ts';
import { keepNumbers } from './upload.ts';

const sending = text('Kirim', 'Send');
const steps: readonly StepName[] = ['submit', 'approve', 'reject', 'withdraw', 'cancel', 'stop'];

/** Messages to members and console users: the resource, its transitions from draft to sent, and the job that sends. */
export const notificationModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, notifications, notificationDefinition(services));
  for (const name of steps)
    serve(app, notificationCalls[name], (context) =>
      takeStep(app, name, context as Context<unknown, { secureId: string; version: number; note?: string | null }>),
    );
  serve(app, notificationCalls.copy, (context) => copyNotification(services, context));
  serve(app, notificationCalls.test, (context) => sendTest(app, context));
  serve(app, notificationCalls.upload, (context) => keepNumbers(services, context as Context));
  serve(app, notificationCalls.estimate, async ({ db, parameters: { secureId = '' } }) => {
    const row = isUuid(secureId)
      ? await db
          .selectFrom('notification')
          .selectAll()
          .where('id', '=', secureId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound();
    return estimateOf(app, db, row);
  });
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['pending_approval'],
      since: 'submitted_at',
      step: () => sending,
      decisions: { approve: byCall(notificationCalls.approve), reject: byCall(notificationCalls.reject) },
    }),
  );
  schedule(app, {
    name: dispatchJob,
    version: 'v1',
    when: everyMinutes(1),
    run: (signal) => dispatch(app, signal),
  });
};
