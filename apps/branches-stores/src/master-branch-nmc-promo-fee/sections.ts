import { text } from '@console/contracts/core/text';

/** What the dialog and the page of a promo fee show. */
export const sections = [
  {
    title: text('Fee', 'Fee'),
    fields: [
      'officeCode',
      'branchName',
      'mra',
      'campaignName',
      'tenors',
      'normalFeeRegular',
      'normalFeeRepeat',
      'promoFeeRegular',
      'promoFeeRepeat',
      'difference',
      'charge',
    ],
  },
  { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', 'effectiveTo', 'resetBatchNo', 'endedReason'] },
] as const;
