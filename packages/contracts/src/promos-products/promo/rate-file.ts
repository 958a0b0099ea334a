import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { digits, percent, plainDate } from '../../core/fields.ts';
import { exampleRates, rateBounds, rateTitles, usualMethod } from '../../core/rate-sheets.ts';
import { text } from '../../core/text.ts';
import { defineImport, importCalls } from '../../platform/imports.ts';
import { promoAdminOnly, promoErrors, promoWarnings, sheetErrors } from './errors.ts';
import { promoLines } from './lines.ts';

/** A sheet of a branch is one row: no line has more of them. */
const mostRows = 2_000;

const percentage = z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/));

/** What a file of rates is for; parts of a form are texts. Blank and 0 of the three amounts mean no amount. */
export const promoFileTarget = z.object({
  promoId: z.uuid(),
  /** Of the promo, divided by commas; each row is applied to all of them. */
  tenors: z.string().check(z.regex(/^\d{1,2}(,\d{1,2})*$/), z.maxLength(180)),
  /** That of the promo unless given. */
  periodFrom: z.optional(plainDate()),
  periodTo: z.optional(plainDate()),
  storeSubsidy: z.optional(percentage),
  fifIncome: z.optional(percentage),
  storeAdminFee: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  /** Lines that are there keep their subsidy, income and admin fee, as far as they have any. */
  keepExisting: z.enum(['true', 'false']),
});
export type PromoFileTarget = z.infer<typeof promoFileTarget>;

const rate = percent({ ...rateBounds.EFFECTIVE_ANNUAL, minimum: 0, required: false, zeroIsNone: true });
const words = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([code, { text: said }]) => [code, said as ReturnType<typeof text>]));

/** A file of rates of branches for tenors of a promo (docs/model/promos.md#rate-files). */
const importOf = (line: BusinessLine) => {
  const { module, privilege } = promoLines[line];
  const { regular, repeat } = exampleRates[usualMethod[line]];
  return defineImport({
    module,
    privilege,
    title: text(`Rate promo ${line}`, `Promo rates (${line})`),
    upload: `${module}/import-rate`,
    columns: {
      office_code: {
        title: text('Kode kantor', 'Office code'),
        field: digits({ maximum: 5 }),
        key: true,
        nameColumn: 'office_name',
      },
      rate_regular: { title: rateTitles.rateRegular, field: rate },
      rate_ro: { title: rateTitles.rateRepeat, field: rate },
    },
    example: { office_code: '13010', rate_regular: regular, rate_ro: repeat },
    formats: ['csv'],
    maximumRows: mostRows,
    apply: 'STAGED',
    needsApproval: true,
    ticked: [...Object.keys(promoWarnings), 'LINE_ENDS'],
    adminOnly: promoAdminOnly,
    errors: {
      ...words(sheetErrors),
      ...words(promoErrors),
      LINE_ENDS: text('Rate tenor {tenors} dihapus', 'The rates of the tenors {tenors} are removed'),
    },
  });
};

export const promoRateFiles = { SPEKTRA: importOf('SPEKTRA'), NMC: importOf('NMC'), UFI: importOf('UFI') } as const;
export const promoRateFileCalls = {
  SPEKTRA: importCalls(promoRateFiles.SPEKTRA, promoFileTarget),
  NMC: importCalls(promoRateFiles.NMC, promoFileTarget),
  UFI: importCalls(promoRateFiles.UFI, promoFileTarget),
} as const;
