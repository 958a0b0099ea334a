import { choice, integer, options } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { masterFields, masterList, masterOperations, sortOrder, sortOrderTitle } from '../core/masters.ts';

/** What is extended: the time a card waits for its member, or its validity. */
export const extensionKinds = options({
  PICKUP_DEADLINE: ['Batas pengambilan', 'Pick-up deadline'],
  CARD_EXPIRY: ['Masa berlaku kartu', 'Card expiry'],
});

/** Days by which one extension may go at most, by what it extends: least and most. */
export const extensionDays = { PICKUP_DEADLINE: [1, 90], CARD_EXPIRY: [30, 730] } as const;

/** Why a deadline or an expiry is extended (docs/model/cards.md#reasons). */
export const extensionReasons = defineResource({
  writtenBy: 'head',
  module: 'reasons-for-extension',
  title: text('Alasan Perpanjangan', 'Reason for extension'),
  masterData: { group: 'CARD' },
  label: 'name',
  volume: 50,
  titles: {
    appliesTo: text('Berlaku untuk', 'Applies to'),
    maxDays: text('Maksimal hari', 'Days at most'),
    sortOrder: sortOrderTitle,
  },
  fields: {
    ...masterFields,
    appliesTo: choice(extensionKinds),
    maxDays: integer({ minimum: 1, maximum: 730 }),
    sortOrder,
  },
  rules: [
    ({ appliesTo, maxDays }) => {
      const [minimum, maximum] = extensionDays[appliesTo];
      return maxDays < minimum || maxDays > maximum
        ? [{ field: 'maxDays', code: 'RANGE', parameters: { minimum, maximum } }]
        : [];
    },
  ],
  list: masterList(['appliesTo', 'maxDays']),
  lov: { appliesTo: choice(extensionKinds, { required: false }) },
  operations: masterOperations,
});

export type ExtensionReason = RecordOf<typeof extensionReasons>;
