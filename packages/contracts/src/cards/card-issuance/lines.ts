import * as z from 'zod/mini';
import { cardNo, choice, choices, line, object, options } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { cardStatusOptions } from '../lifecycle/statuses.ts';
import { base, issuanceModule, issuancePrivilege, linkId } from './shared.ts';
import { batchStates } from './vocabulary.ts';

const optional = { required: false } as const;
export const destinationKinds = options({ OFFICE: ['Kantor', 'Office'], HOME: ['Alamat member', 'Home'] });

/** The cards of an issuance. */
export const issuanceCards = defineResource({
  module: 'card-issuance-line',
  base,
  path: `${issuanceModule}/line`,
  privilege: issuancePrivilege,
  title: text('Kartu penerbitan', 'Card of an issuance'),
  label: 'cardNo',
  volume: 5_000_000,
  status: false,
  titles: {
    cardNo: text('Nomor kartu', 'Card number'),
    cardStatus: text('Status', 'Status'),
    nameOnCard: text('Nama pada kartu', 'Name on card'),
    destinationKind: text('Tujuan', 'Destination'),
    destination: text('Kantor tujuan', 'Office'),
    batchNo: text('Batch'),
    batchState: text('Status batch', 'Batch state'),
    deliveryNo: text('Kiriman', 'Delivery'),
    issuanceId: text('Penerbitan', 'Issuance'),
    batchId: text('Batch'),
  },
  fields: {},
  derived: {
    issuanceId: linkId(),
    cardId: object(z.uuid()),
    cardNo: cardNo(),
    cardStatus: choice(cardStatusOptions),
    nameOnCard: line({ maximum: 24, ...optional }),
    destinationKind: choice(destinationKinds),
    destination: line({ maximum: 120, ...optional }),
    batchNo: line({ maximum: 20, ...optional }),
    batchState: choice(batchStates, optional),
    deliveryNo: line({ maximum: 20, ...optional }),
  },
  list: {
    filters: {
      issuanceId: linkId(),
      cardStatus: choices(cardStatusOptions),
      destinationKind: choice(destinationKinds),
      batchId: linkId(),
    },
    sorts: ['cardNo'],
    defaultSort: ['cardNo,asc'],
    search: ['cardNo'],
    columns: [
      'cardNo',
      'nameOnCard',
      'cardStatus',
      'destinationKind',
      'destination',
      'batchNo',
      'batchState',
      'deliveryNo',
    ],
  },
  operations: ['list'],
});
export type IssuanceCard = RecordOf<typeof issuanceCards>;
