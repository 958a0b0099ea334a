import { text } from '@console/contracts/core/text';

/** The quota of an exclusive rate, with what counts towards it. */
export const quota = {
  name: 'quotaContracts',
  help: text(
    'Dihitung sejak PO terbit, kecuali PO batal dan kedaluwarsa. Bila penuh, rate tidak berlaku lagi',
    'Counted from the issue of a PO on, less cancelled and expired ones. A full one stops the rate',
  ),
} as const;

/** The quota in lists, above what is used of it. */
export const quotaColumn = {
  field: 'quotaContracts',
  second: 'usedContracts',
  title: text('Kuota / terpakai', 'Quota / used'),
} as const;
