import { text } from '@console/contracts/core/text';

/** The quota of an exclusive rate, with why it does not stop the rate yet. */
export const quota = {
  name: 'quotaContracts',
  help: text(
    'Order belum menyebut rate eksklusif: pemakaian kuota belum dihitung',
    'Orders do not name exclusive rates yet: what is used of it is not counted',
  ),
} as const;
