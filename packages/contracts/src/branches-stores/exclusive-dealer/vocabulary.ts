import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { feeRepeatAbove } from '../branch/fee-types.ts';
import { rateErrors } from '../branch/rate-fields.ts';
import { termsTitles } from '../outlet/terms.ts';
import { marketingSchemeErrors } from '../outlet/scheme-texts.ts';
import { promoFeeErrors } from '../promo-fee/vocabulary.ts';

/** Lines of business whose outlets are dealers. */
export const dealerLines = options({ NMC: ['NMC'], UFI: ['UFI'] });
export type DealerLine = (typeof dealerLines)[number]['value'];

/** What an empty value for repeat orders means. */
export const asRegular = text('Seperti Regular', 'As regular');

/** What the fields of the terms of a dealer are called. */
export const dealerTermsTitles = {
  ...termsTitles,
  businessLine: text('Lini', 'Line'),
  dealerId: text('Dealer'),
  dealerCode: text('Kode dealer', 'Dealer code'),
  dealerName: text('Nama dealer', 'Name of the dealer'),
} as const;

/** Why the terms of a dealer are not stored; a file says the same beside its rows. */
const dealerTermsErrors = {
  BRANCH_IS_QANUN: promoFeeErrors.BRANCH_IS_QANUN,
} as const;
/** What refuses the approval of unusual terms. */
export const needsAdmin = { RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN } as const;

/** The same of an admin fee. */
export const dealerFeeErrors = {
  ...dealerTermsErrors,
  FEE_RO_ABOVE_REGULAR: feeRepeatAbove,
  NO_NORMAL_FEE: promoFeeErrors.NO_NORMAL_FEE,
  FEE_ABOVE_BRANCH: {
    status: 422,
    text: text(
      'Fee dealer melebihi fee cabang Rp {branchFee} pada masa itu',
      'The fee of the dealer is above the branch fee of Rp {branchFee} in that period',
    ),
  },
} as const;

/** The same of a rate. */
export const dealerRateErrors = {
  ...dealerTermsErrors,
  RATE_RO_ABOVE_REGULAR: rateErrors.RATE_RO_ABOVE_REGULAR,
  RATE_OUT_OF_BOUNDS: rateErrors.RATE_OUT_OF_BOUNDS,
  EXCLUSIVE_ABOVE_BASE: rateErrors.EXCLUSIVE_ABOVE_BASE,
  BRAND_NOT_SOLD: marketingSchemeErrors.BRAND_NOT_SOLD,
  NO_BRANCH_RATE: {
    status: 422,
    text: text(
      'Tidak ada rate cabang untuk tenor ini pada tanggal mulai',
      'On the first day the branch has no rate for these tenors',
    ),
  },
} as const;
