import * as z from 'zod/mini';
import { cardNo, choice, choices, date, instant, line, money, object, reference } from '../core/fields.ts';
import { cardSource, cardType } from '../core/referables/cards.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { cardStatusFilter, cardStatusOptions } from './lifecycle/statuses.ts';
import {
  module,
  base,
  optional,
  printRequestStates,
  feeStates,
  statuses,
  printRequestActions,
  ecardCalls,
} from './ecard-printing/calls.ts';

export {
  printRequestStates,
  type PrintRequestState,
  feeStates,
  printRequestActions,
  paymentReference,
  longestSelection,
  ecardCalls,
} from './ecard-printing/calls.ts';

/** Members with an e-card ask for plastic (docs/model/cards.md#e-card-printing). */
export const printRequests = defineResource({
  module,
  base,
  title: text('Cetak E-Card', 'E-Card Printing'),
  label: 'requestNo',
  volume: 400_000,
  status: false,
  titles: {
    requestNo: text('No. permintaan', 'Request no'),
    cardNo: text('Nomor kartu', 'Card number'),
    memberName: text('Member'),
    cardType: text('Jenis', 'Type'),
    source: text('Sumber', 'Source'),
    requestedAt: text('Diminta', 'Requested'),
    fee: text('Biaya', 'Fee'),
    feeState: text('Status biaya', 'Fee state'),
    state: text('Status', 'State'),
    awbNo: text('No. resi', 'AWB'),
    cardStatus: text('Status kartu', 'Card status'),
    sourceId: text('Sumber', 'Source'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    branchId: text('Cabang', 'Branch'),
    from: text('Diminta dari', 'Requested from'),
    to: text('Diminta sampai', 'Requested until'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    note: text('Catatan', 'Note'),
  },
  fields: {},
  derived: {
    requestNo: line({ maximum: 20 }),
    cardNo: cardNo(),
    memberName: line({ maximum: 100 }),
    nameOnCard: line({ maximum: 24 }),
    cardType: line({ maximum: 100 }),
    source: line({ maximum: 40, ...optional }),
    requestedAt: instant(),
    fee: money({ minimum: 0, maximum: 500_000 }),
    feeState: choice(feeStates),
    state: choice(printRequestStates),
    cardStatus: choice(cardStatusOptions),
    awbNo: line({ maximum: 30, ...optional }),
    /** Why it was refused or taken back. */
    note: line({ maximum: 250, ...optional }),
    actions: object(z.array(z.enum(printRequestActions))),
  },
  list: {
    tabs: {
      filter: 'state',
      of: [
        { key: 'REQUESTED', title: text('Diminta', 'Requested'), values: ['REQUESTED'] },
        { key: 'UNDER_WAY', title: text('Dalam proses', 'Under way'), values: ['SELECTED', 'SENT', 'RETURNED'] },
      ],
    },
    filters: {
      state: choices(printRequestStates),
      sourceId: reference(cardSource),
      cardTypeId: reference(cardType),
      cardStatus: cardStatusFilter(statuses),
      branchId: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      from: date(),
      to: date(),
    },
    sorts: ['requestedAt', 'requestNo', 'fee'],
    conditions: { state: ['is', 'isNot', 'anyOf'], requestedAt: ['relative', 'between'] },
    groupings: { by: ['state'], sums: ['fee'] },
    defaultSort: ['requestedAt,asc'],
    search: ['requestNo'],
    columns: [
      'requestNo',
      'cardNo',
      'memberName',
      'cardType',
      'source',
      'requestedAt',
      'fee',
      'feeState',
      'state',
      'note',
      'awbNo',
    ],
    large: true,
  },
  operations: ['list', 'download'],
  errors: {
    FEE_NOT_PAID: {
      text: text(
        'Biaya cetak permintaan {requestNo} belum dibayar',
        'The printing fee of request {requestNo} is not paid',
      ),
    },
    PRINT_REQUEST_OPEN: {
      text: text(
        'Kartu {cardNo} sudah memiliki permintaan cetak terbuka',
        'Card {cardNo} has an open print request already',
      ),
    },
    DESIGN_OF_OTHER_TYPE: {
      text: text('Desain bukan untuk jenis kartu yang dipilih', 'The design is not for the card type chosen'),
    },
    NOT_DESTROYED: {
      text: text(
        'Kartu fisik sudah tercetak: nyatakan jumlah yang dimusnahkan',
        'The plastic is printed: state how many were destroyed',
      ),
    },
  },
  calls: ecardCalls,
});
export type PrintRequest = RecordOf<typeof printRequests>;
