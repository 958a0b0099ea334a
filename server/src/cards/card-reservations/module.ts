import {
  cardReservations,
  reservationStepCalls,
  reservationSteps,
} from '@console/contracts/cards/card-reservations/reservations';
import { text } from '@console/contracts/core/text';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, everyMinutes } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { serveSteps } from '../documents/steps.ts';
import { guardHeadOffice } from '../masters/head-office.ts';
import { serveAllotments } from './allot.ts';
import { serveLineChanges } from './change-lines.ts';
import { approvedAsRequested, checkSubmit, serveApproval } from './decide.ts';
import { reservationDefinition } from './definition.ts';
import type { LockedReservation } from './document.ts';
import { reservationHandler } from './import.ts';
import { followReceipts } from './progress.ts';
import { proposeReorders } from './reorder.ts';

const approving = text('Setujui seperti yang diminta', 'Approve as requested');

/** Reservations of stock cards by offices, and the numbers allotted to them (docs/model/cards.md#reservations). */
export const cardReservationsModule: Module = (app) => {
  const { services } = app;
  const registered = registerResource(app, cardReservations, reservationDefinition(services));
  serveSteps(app, registered, reservationSteps, reservationStepCalls, {
    async check(tx, row, { caller }, name) {
      if (name === 'submit') await checkSubmit(tx, row as LockedReservation, services.now());
      if (name === 'close') guardHeadOffice(caller, cardReservations.privilege, 'status');
    },
    also: (_row, { caller, body }, name) =>
      name === 'reject' ? { approver: caller.username, decided_at: services.now(), note: body.reason ?? null } : {},
  });
  const part = { app, registered };
  serveApproval(part);
  serveLineChanges(part);
  serveAllotments(part);
  registerImport(app, reservationHandler(services));
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['SUBMITTED'],
      step: () => approving,
      decisions: { approve: approvedAsRequested, reject: byCall(reservationStepCalls.reject) },
    }),
  );
  schedule(app, {
    name: 'card-reorder-proposal',
    version: 'v1',
    when: daily('06:30'),
    run: () => proposeReorders(services),
  });
  schedule(app, {
    name: 'card-reservation-progress',
    version: 'v1',
    when: everyMinutes(10),
    run: async () => ({ done: await followReceipts(services.db, services.now()) }),
  });
};
