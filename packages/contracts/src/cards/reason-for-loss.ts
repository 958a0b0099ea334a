import { choice, choices, flag, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';

/** Who reports a loss: the member, an office, or the one responsible for a delivery. */
export const lossKinds = options({ MEMBER: ['Member'], OFFICE: ['Kantor', 'Office'], COURIER: ['Kurir', 'Courier'] });
export type LossKind = (typeof lossKinds)[number]['value'];

/** Why a card got lost (docs/model/cards.md#reasons). */
export const lossReasons = defineResource({
  writtenBy: 'head',
  module: 'reason-for-loss',
  title: text('Alasan Kehilangan', 'Reason for loss'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    appliesTo: text('Berlaku untuk', 'Applies to'),
    policeLetterRequired: text('Wajib surat polisi', 'Police letter required'),
    feeExempt: text('Bebas biaya', 'Free of charge'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    appliesTo: choices(lossKinds),
    policeLetterRequired: flag(),
    feeExempt: flag(),
    sortOrder,
  },
  list: masterList(['appliesTo', 'policeLetterRequired', 'feeExempt']),
  lov: { appliesTo: choice(lossKinds, { required: false }) },
  operations: masterOperations,
});

export type LossReason = RecordOf<typeof lossReasons>;
