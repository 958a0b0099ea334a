import { choice, date, flag, instant, integer, line, options, reference } from '../core/fields.ts';
import { branch, mra } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { base, issuanceModule, issuancePrivilege, linkId } from './card-issuance/shared.ts';

/** What is under way to an office: a delivery of the vendor or of another office, or a line of an assignment. */
export const arrivalKinds = options({
  DELIVERY: ['Kiriman', 'Delivery', 'info'],
  ASSIGNMENT: ['Penugasan', 'Assignment', 'info'],
});

const count = () => integer({ minimum: 0, maximum: 1_000_000 });

/** Parcels of cards under way to the offices of the reader, whatever document they travel by. */
export const arrivals = defineResource({
  module: 'card-arrivals',
  base,
  path: `${issuanceModule}/arrival`,
  privilege: issuancePrivilege,
  title: text('Kiriman Masuk', 'Arriving parcels'),
  label: 'parcelNo',
  volume: 2_000,
  status: false,
  titles: {
    parcelNo: text('No. kiriman', 'Parcel no'),
    kind: text('Jenis', 'Kind'),
    documentId: text('Dokumen', 'Document'),
    origin: text('Asal', 'Origin'),
    destination: text('Tujuan', 'Destination'),
    carrier: text('Pembawa', 'Carrier'),
    sentAt: text('Dikirim', 'Sent'),
    expectedAt: text('Perkiraan tiba', 'Expected'),
    pending: text('Kartu ditunggu', 'Cards awaited'),
    overdue: text('Terlambat', 'Overdue'),
    branchId: text('Cabang', 'Branch'),
    mraId: text('MRA'),
  },
  fields: {},
  derived: {
    parcelNo: line({ maximum: 30 }),
    kind: choice(arrivalKinds),
    /** The issuance or the assignment on whose pages it is received. */
    documentId: linkId(),
    origin: line({ maximum: 160 }),
    destination: line({ maximum: 160 }),
    carrier: line({ maximum: 80, required: false }),
    sentAt: instant(),
    expectedAt: date({ required: false }),
    pending: count(),
    overdue: flag(),
  },
  list: {
    filters: {
      kind: choice(arrivalKinds),
      overdue: flag(),
      mraId: reference(mra),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' }, narrowedBy: { mraId: 'mraId' } }),
    },
    sorts: ['sentAt', 'parcelNo'],
    defaultSort: ['sentAt,asc'],
    search: ['parcelNo'],
    columns: ['parcelNo', 'kind', 'origin', 'destination', 'pending', 'carrier', 'sentAt', 'expectedAt', 'overdue'],
  },
  queues: {
    arriving: {
      code: 'CARD_ARRIVING',
      label: text('Kiriman menuju kantor Anda', 'Parcels on their way to your office'),
      action: 'update',
      offices: ['BRANCH', 'MRA'],
    },
  },
  operations: ['list'],
});
export type Arrival = RecordOf<typeof arrivals>;
