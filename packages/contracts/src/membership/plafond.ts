import { text } from '../core/text.ts';

export { plafondKinds, type PlafondKind } from '../platform/ledgers.ts';

/**
 * What the reference of a movement names: the application number of an order, or the contract of an instalment; `null`
 * for anything else.
 * @example sourceOf('RESTORE', '110000000003/3'); // { contractNo: '110000000003' }
 */
export function sourceOf(
  kind: string,
  reference: string,
): { readonly contractNo: string } | { readonly applNo: string } | null {
  if (kind === 'RESTORE') {
    const contractNo = /^(\d{12})\/\d{1,2}$/.exec(reference)?.[1];
    return contractNo === undefined ? null : { contractNo };
  }
  const ofOrder = ['RESERVE', 'RELEASE', 'USE'].includes(kind) && /^\d{14}$/.test(reference);
  return ofOrder ? { applNo: reference } : null;
}

/** Which way a movement moves what is available. */
export type Direction = 'in' | 'out' | 'none';

export const plafondErrors = {
  PLAFOND_INSUFFICIENT: {
    text: text('Plafond tersedia {available} tidak cukup', 'The available limit of {available} does not suffice'),
  },
  PLAFOND_NOT_THAT_MUCH: {
    text: text('Melebihi jumlah yang tercatat: {present}', 'More than what is recorded: {present}'),
  },
  PLAFOND_DUPLICATE_REFERENCE: {
    text: text(
      'Referensi {reference} sudah dibukukan dengan jumlah lain',
      'The reference {reference} was posted with another amount',
    ),
  },
} as const;
