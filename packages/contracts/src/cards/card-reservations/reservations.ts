import * as z from 'zod/mini';
import { choice, choices, date, integer, line, object, paragraph, reference } from '../../core/fields.ts';
import { defineResource, type CreateOf, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { cardErrors } from '../lifecycle/errors.ts';
import { reservationCalls, lineInput, lineRow, officeKinds, type ReservationLineInput } from './calls.ts';
import { reservationImportCalls } from './import.ts';
import {
  openReservationExists,
  reservationModule as module,
  reservationOrigins,
  reservationStates,
} from './vocabulary.ts';
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
    requesterMraId: reference('mra/lov', { ...optional, immutable: true }),
    requesterBranchId: reference('branch/lov', { ...optional, immutable: true, lovParameters: { line: 'SPEKTRA' } }),
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
      mra: reference('mra/lov'),
      branch: reference('branch/lov', { lovParameters: { line: 'SPEKTRA' } }),
      cardTypeId: reference('card-types/lov'),
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
  errors: {
    RANGE_INSUFFICIENT: cardErrors.RANGE_INSUFFICIENT,
    TYPE_NOT_FOR_BRANCH: cardErrors.TYPE_NOT_FOR_BRANCH,
    NEEDED_TOO_SOON: {
      status: 422,
      text: text('Paling cepat {days} hari dari sekarang', 'At least {days} {days|day|days} from now'),
    },
    DUPLICATE_LINE: {
      text: text(
        'Tujuan dan jenis kartu ini sudah ada di reservasi',
        'The reservation has a line for this destination and card type already',
      ),
    },
    DESTINATION_OUTSIDE: {
      status: 422,
      text: text(
        'Tujuan {office} bukan kantor pemohon atau tidak aktif',
        'Destination {office} is not an office of the requester, or not active',
      ),
    },
    TYPE_NOT_PHYSICAL: {
      status: 422,
      text: text(
        'Jenis kartu {type} tidak aktif atau tidak berbentuk fisik',
        'Card type {type} is not active, or not physical',
      ),
    },
    DESIGN_NOT_OF_TYPE: {
      status: 422,
      text: text(
        'Desain bukan milik jenis kartu {type} atau tidak aktif',
        'The design is not one of card type {type}, or not active',
      ),
    },
    OPEN_RESERVATION_EXISTS: openReservationExists,
    OVER_ALLOTMENT: {
      text: text(
        'Alokasi untuk {office} melebihi yang disetujui; sisa {n}',
        'More than is approved for {office}; {n} are left',
      ),
    },
    ALLOTMENT_GENERATED: {
      text: text('Nomor alokasi ini sudah dibuat', 'The numbers of this allotment have been generated'),
    },
    ALLOTMENT_NOT_LAST: {
      text: text(
        'Hanya alokasi terakhir dari {code} yang dapat dikembalikan',
        'Only the last allotment of {code} can be given back',
      ),
    },
    NOTHING_APPROVED: {
      status: 422,
      text: text(
        'Setujui paling sedikit satu kartu, atau tolak reservasinya',
        'Approve at least one card, or reject the reservation',
      ),
    },
    ONLY_LOWER: {
      status: 422,
      text: text('Pemutus hanya dapat menurunkan jumlah', 'Whoever decides may only lower the quantity'),
    },
    LAST_LINE: {
      text: text('Reservasi harus memiliki paling sedikit satu baris', 'A reservation has at least one line'),
    },
  },
  calls: { ...reservationStepCalls, ...reservationCalls, ...reservationImportCalls },
});

export type CardReservation = RecordOf<typeof cardReservations>;
export type CardReservationCreate = CreateOf<typeof cardReservations>;
