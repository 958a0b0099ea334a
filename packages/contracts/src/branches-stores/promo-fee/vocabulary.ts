import { text } from '../../core/text.ts';
import { feeRepeatAbove } from '../branch/fee-types.ts';

export const promoFeeModule = 'master-branch-nmc-promo-fee';
export const promoFeeTitle = text('Promo fee cabang NMC', 'Promo fee (NMC branch)');
/** Days that a promo fee holds at most, both ends included. */
export const mostPromoDays = 184;
/** Length of the name of a campaign. */
export const campaign = { minimum: 3, maximum: 60 } as const;

export const promoFeeTitles = {
  mra: text('MRA'),
  regionId: text('Wilayah', 'Region'),
  mraId: text('MRA'),
  campaignName: text('Kampanye', 'Campaign'),
  normalFeeRegular: text('Fee normal Regular', 'Normal fee, regular'),
  normalFeeRepeat: text('Fee normal RO', 'Normal fee, repeat'),
  promoFeeRegular: text('Promo fee Regular', 'Promo fee, regular'),
  promoFeeRepeat: text('Promo fee RO', 'Promo fee, repeat'),
  difference: text('Selisih', 'Difference'),
  resetBatchNo: text('No. reset', 'Reset no'),
  endedReason: text('Alasan berakhir', 'Why it ended'),
} as const;

/** Why a promo fee is not stored; a file says the same beside its rows. */
export const promoFeeErrors = {
  FEE_RO_ABOVE_REGULAR: feeRepeatAbove,
  PROMO_FEE_ABOVE_NORMAL: {
    status: 422,
    text: text(
      'Promo fee {promo} melebihi fee normal Rp {normal}',
      'The promo fee {promo} is above the normal fee of Rp {normal}',
    ),
  },
  BRANCH_IS_QANUN: {
    status: 422,
    text: text('Cabang berada di bawah Qanun pada masa itu', 'The branch is under Qanun in that period'),
  },
  PROMO_PERIOD_TOO_LONG: {
    status: 422,
    text: text('Paling lama {days} hari', '{days} days at most'),
  },
  NO_NORMAL_FEE: {
    status: 422,
    text: text(
      'Tidak ada fee ADMIN cabang untuk tenor ini pada tanggal mulai',
      'On the first day the branch has no ADMIN fee for these tenors',
    ),
  },
} as const;
