import * as z from 'zod/mini';
import { tenorBounds } from '../../core/credit-terms.ts';
import { date, digits, integer, money } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { periodTitles } from '../../core/titles.ts';
import { defineImport } from '../../platform/imports.ts';
import { feeTitles, mostFee } from '../branch/fees.ts';
import { adminWarnings, rateWarnings } from '../branch/rate-fields.ts';
import { branchOf } from '../qanun-fields.ts';
import { campaign, promoFeeErrors, promoFeeModule, promoFeeTitle, promoFeeTitles } from './vocabulary.ts';

const fee = { minimum: 0, maximum: mostFee } as const;

/** File of promo fees of one campaign, decided and applied as one (docs/model/branches-stores.md#promo-fees). */
export const promoFeeImport = defineImport({
  module: promoFeeModule,
  title: promoFeeTitle,
  upload: `${promoFeeModule}/import-bulk`,
  page: `/${promoFeeModule}/import-bulk`,
  columns: {
    office_code: {
      title: feeTitles.officeCode,
      field: digits({ maximum: 5 }),
      key: true,
      names: branchOf('NMC'),
      nameColumn: 'office_name',
    },
    tenor_from: { title: feeTitles.tenorFrom, field: integer(tenorBounds), key: true },
    tenor_to: { title: feeTitles.tenorTo, field: integer(tenorBounds), key: true },
    promo_fee_regular: { title: promoFeeTitles.promoFeeRegular, field: money(fee) },
    promo_fee_ro: { title: promoFeeTitles.promoFeeRepeat, field: money({ ...fee, required: false }) },
    effective_from: { title: periodTitles.effectiveFrom, field: date(), key: true },
    effective_to: { title: periodTitles.effectiveTo, field: date(), endOf: 'effective_from' },
  },
  example: {
    office_code: '13010',
    tenor_from: '12',
    tenor_to: '24',
    promo_fee_regular: '750000',
    promo_fee_ro: '500000',
    effective_from: { daysAhead: 7 },
    effective_to: { daysAhead: 37 },
  },
  apply: 'STAGED',
  adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
  needsApproval: true,
  ticked: ['TENOR_NOT_COVERED', 'YIELD_BELOW_FLOOR'],
  errors: {
    ...Object.fromEntries(Object.entries(promoFeeErrors).map(([code, { text: words }]) => [code, words])),
    YIELD_BELOW_FLOOR: rateWarnings.YIELD_BELOW_FLOOR,
    TENOR_NOT_COVERED: text(
      'Sebagian tenor tidak mempunyai fee ADMIN cabang',
      'Some of the tenors have no ADMIN fee of the branch',
    ),
  },
});

/** What a file is for: the campaign, typed on the screen. */
export const promoFeeTarget = z.object({
  campaignName: z.string().check(z.regex(/^\S.*\S$/), z.minLength(campaign.minimum), z.maxLength(campaign.maximum)),
});
export type PromoFeeTarget = z.infer<typeof promoFeeTarget>;
