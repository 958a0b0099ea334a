import { choice, choices, flag, line, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';

/** Where a delivery was going. */
export const deliveryKinds = options({ OFFICE: ['Kantor', 'Office'], CUSTOMER: ['Member'] });

/** Why a delivery came back (docs/model/cards.md#reasons). */
export const deliveryReturnReasons = defineResource({
  writtenBy: 'head',
  module: 'reason-delivery-return',
  title: text('Alasan Retur Pengiriman', 'Reason for delivery return'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    appliesTo: text('Berlaku untuk', 'Applies to'),
    courierCode: text('Kode kurir', 'Courier code'),
    redeliverable: text('Bisa dikirim ulang', 'Can be sent again'),
    addressFixRequired: text('Wajib perbaiki alamat', 'Address to be corrected'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    appliesTo: choices(deliveryKinds),
    /** As the courier's result files name the reason. */
    courierCode: line({ maximum: 20, required: false, unique: true }),
    redeliverable: flag(),
    addressFixRequired: flag(),
    sortOrder,
  },
  list: masterList(['appliesTo', 'courierCode', 'redeliverable', 'addressFixRequired']),
  lov: { appliesTo: choice(deliveryKinds, { required: false }) },
  operations: masterOperations,
});

export type DeliveryReturnReason = RecordOf<typeof deliveryReturnReasons>;
