import { text } from '../../core/text.ts';
import { rateErrors, rateWarnings } from '../branch/rate-fields.ts';
import { dealerRateErrors } from '../exclusive-dealer/vocabulary.ts';

/** Warnings that the approver must acknowledge. */
const storeWarnings = {
  STORE_FEE_ABOVE_BRANCH: text(
    'Biaya admin toko Rp {fee} melebihi fee ADMIN cabang Rp {branchFee}',
    'The admin fee of the store, Rp {fee}, is above the ADMIN fee of the branch, Rp {branchFee}',
  ),
} as const;

/** Why the terms of a store are not stored. */
export const storeTermsErrors = {
  STORE_NOT_OPEN: { status: 422, text: text('Toko tidak aktif', 'The store is not active') },
  BAND_KEPT: {
    status: 422,
    text: text(
      'Tenor dari baris yang diatur kantor pusat tidak dapat diubah atau dihapus',
      'Tenors of a row that head office has set are neither changed nor removed',
    ),
  },
  RATE_RO_ABOVE_REGULAR: rateErrors.RATE_RO_ABOVE_REGULAR,
  EXCLUSIVE_ABOVE_BASE: rateErrors.EXCLUSIVE_ABOVE_BASE,
  RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN,
  ...Object.fromEntries(Object.keys(rateWarnings).map((code) => [code, rateErrors[code as keyof typeof rateErrors]])),
  STORE_FEE_ABOVE_BRANCH: { status: 422, text: storeWarnings.STORE_FEE_ABOVE_BRANCH },
} as const;

/** Days of an exclusive rate at most. */
export const maxExclusiveDays = 366;

/** Why an exclusive rate of a store is not stored; a file says the same beside its rows. */
export const storeExclusiveErrors = {
  STORE_NOT_OPEN: storeTermsErrors.STORE_NOT_OPEN,
  RATE_RO_ABOVE_REGULAR: rateErrors.RATE_RO_ABOVE_REGULAR,
  RATE_OUT_OF_BOUNDS: rateErrors.RATE_OUT_OF_BOUNDS,
  EXCLUSIVE_ABOVE_BASE: rateErrors.EXCLUSIVE_ABOVE_BASE,
  NO_BRANCH_RATE: dealerRateErrors.NO_BRANCH_RATE,
  EXCLUSIVE_TOO_LONG: { status: 422, text: text('Paling lama {days} hari', '{days} days at most') },
} as const;
