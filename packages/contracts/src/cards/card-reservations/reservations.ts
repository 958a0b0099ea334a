import * as z from 'zod/mini';
import { choice, choices, date, integer, line, object, paragraph, reference } from '../../core/fields.ts';
import { cardType } from '../../core/referables/cards.ts';
import { branch, mra } from '../../core/referables/organisation.ts';
import { defineResource, type CreateOf, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { reservationCalls, lineInput, lineRow, officeKinds, type ReservationLineInput } from './calls.ts';
import { reservationErrors } from './errors.ts';
import { reservationImportCalls } from './import.ts';
import { reservationModule as module, reservationOrigins, reservationStates } from './vocabulary.ts';
import { reservationStepCalls } from './steps.ts';

export { reservationSteps, reservationStepCalls } from './steps.ts';

const optional = { required: false } as const;
const count = integer({ minimum: 0, maximum: 100_000_000 });

/** Whether two lines ask for the same: one line per reservation, destination and type. */
export const sameLine = (a: ReservationLineInput, b: ReservationLineInput): boolean =>
  a.destinationId === b.destinationId && a.cardTypeId === b.cardTypeId;

/** Stock cards that offices ask for (docs/model/cards.md#reservations). */
export const cardReservations = defineResource({
  module,
  title: text('Reservasi Kartu', 'Card reservation'),
  label: 'reservationNo',
  volume: 40_000,
  status: false,
  decided: { undecided: ['DRAFT'], harmless: [] },
  titles: {
    reservationNo: text('No. reservasi', 'Reservation no'),
    requesterKind: text('Jenis pemohon', 'Kind of requester'),
    requesterMraId: text('MRA pemohon', 'Requesting MRA'),
    requesterBranchId: text('Cabang pemohon', 'Requesting branch'),
    requester: text('Pemohon', 'Requester'),
    neededBy: text('Dibutuhkan', 'Needed by'),
    remark: text('Catatan', 'Remark'),
    lines: text('Baris', 'Lines'),
    lineRows: text('Baris', 'Lines'),
    lineCount: text('Baris', 'Lines'),
    requested: text('Diminta', 'Requested'),
    approved: text('Disetujui', 'Approved'),
    allotted: text('Dialokasikan', 'Allotted'),
    received: text('Diterima', 'Received'),
    state: text('Status', 'State'),
    origin: text('Asal', 'Origin'),
    editors: text('Disusun oleh', 'Shaped by'),
    approver: text('Diputuskan oleh', 'Decided by'),
    note: text('Alasan keputusan', 'Reason of the decision'),
    mra: text('MRA'),
    branch: text('Cabang', 'Branch'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    from: text('Dibuat dari', 'Created from'),
    to: text('Dibuat sampai', 'Created until'),
  },
  fields: {
    requesterKind: choice(officeKinds, { immutable: true }),
    requesterMraId: reference(mra, { ...optional, immutable: true }),
    requesterBranchId: reference(branch, { ...optional, immutable: true, lovParameters: { line: 'SPEKTRA' } }),
    neededBy: date(),
    remark: paragraph({ maximum: 250, ...optional }),
    lines: object(z.array(lineInput).check(z.minLength(1), z.maxLength(500)), { immutable: true }),
  },
  derived: {
    reservationNo: line({ maximum: 20 }),
    requester: line({ maximum: 200 }),
    lineCount: count,
    requested: count,
    approved: count,
    allotted: count,
    received: count,
    state: choice(reservationStates),
    origin: choice(reservationOrigins),
    lineRows: object(z.array(lineRow)),
    editors: object(z.array(z.string())),
    approver: line({ maximum: 60, ...optional }),
    note: paragraph({ maximum: 255, ...optional }),
  },
  rules: [
    ({ requesterKind, requesterMraId }) =>
      requesterKind === 'MRA' && requesterMraId === null ? [{ field: 'requesterMraId', code: 'REQUIRED' }] : [],
    ({ requesterKind, requesterBranchId }) =>
      requesterKind === 'BRANCH' && requesterBranchId === null
        ? [{ field: 'requesterBranchId', code: 'REQUIRED' }]
        : [],
    ({ lines }) =>
      lines.flatMap((each, index) =>
        lines.findIndex((other) => sameLine(each, other)) < index
          ? [{ field: `lines[${index}]`, code: 'DUPLICATE_LINE' }]
          : [],
      ),
  ],
  list: {
    tabs: {
      filter: 'state',
      of: [
        {
          key: 'OPEN',
          title: text('Terbuka', 'Open'),
          values: ['DRAFT', 'SUBMITTED', 'APPROVED', 'PARTIALLY_ALLOTTED', 'ALLOTTED', 'GENERATED'],
        },
        { key: 'DECIDE', title: text('Menunggu keputusan', 'To decide'), values: ['SUBMITTED'] },
        { key: 'ALLOT', title: text('Untuk dialokasikan', 'To allot'), values: ['APPROVED', 'PARTIALLY_ALLOTTED'] },
      ],
    },
    filters: {
      state: choices(reservationStates),
      mra: reference(mra),
      branch: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      cardTypeId: reference(cardType),
      from: date(),
      to: date(),
      origin: choice(reservationOrigins),
    },
    sorts: ['createdAt', 'reservationNo', 'neededBy', 'state'],
    defaultSort: ['createdAt,desc'],
    search: ['reservationNo', 'requester'],
    columns: [
      'reservationNo',
      'requester',
      'lineCount',
      'requested',
      'approved',
      'allotted',
      'received',
      'neededBy',
      'state',
      'createdAt',
    ],
  },
  operations: ['list', 'detail', 'create', 'update', 'download'],
  errors: reservationErrors,
  calls: { ...reservationStepCalls, ...reservationCalls, ...reservationImportCalls },
});

export type CardReservation = RecordOf<typeof cardReservations>;
export type CardReservationCreate = CreateOf<typeof cardReservations>;
