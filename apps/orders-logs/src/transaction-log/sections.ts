import { text } from '@console/contracts/core/text';

/** What a row is about, the same on the pages of all kinds. */
export const about = {
  title: text('Order dan permintaan', 'Order and request'),
  fields: ['applNo', 'custNo', 'businessLine', 'sourceInput', 'branch', { name: 'requestId' as const, wide: true }],
} as const;

/** Heading of the facts of a row. */
export const facts = text('Data', 'Facts');
