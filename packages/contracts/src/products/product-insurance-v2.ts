import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, line, money, options, reference } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { tariffSetCall } from './insurance/set-view.ts';
import { tariffResource } from './insurance/tariff-set.ts';
import { askedTerms, paymentTypes, premiumResult, tariffPercent, tenor } from './insurance/vocabulary.ts';
import { goodsCoverages, insurances } from './master-insurance.ts';
import { mostPrice } from './master-lob.ts';
import { productGroups } from './product-group.ts';

const module = 'product-insurance-v2';
const base = 'middle-v2';

const premiumTypes = options({ PCT: ['Persen dari harga', 'Percent of the price'], AMOUNT: ['Rupiah'] });

export const productInsuranceV2Calls = {
  set: tariffSetCall(module, base),
  premium: call({
    name: `${module}.premium`,
    method: 'GET',
    base,
    path: `${module}/premium`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'What an insurance by the set of a row costs, and what becomes of an instalment with it',
    query: z.object({
      tariffId: z.uuid(),
      ...askedTerms(),
      payment: z.enum(['Y', 'M', 'S']),
    }),
    result: premiumResult,
    errors: ['TARIFF_NOT_FOUND'],
  }),
} as const;

/** Tariffs of goods by group, price band, payment and tenor, in sets (docs/model/products.md#tariff-sets). */
export const tariffsV2 = tariffResource({
  module,
  base,
  title: text('Tarif asuransi v2', 'Insurance tariff v2'),
  businessLine: 'SPEKTRA',
  volume: 12_000,
  packages: insurances,
  own: {
    productGroupId: reference(productGroups),
    coverage: choice(goodsCoverages),
    paymentType: choice(paymentTypes),
    tenorFrom: tenor(),
    tenorTo: tenor(),
    premiumType: choice(premiumTypes),
    /** Of the price, for the whole term; with yearly payment for each year. One of the two, by the type. */
    premiumPct: tariffPercent(false),
    premiumAmount: money({ minimum: 1, maximum: mostPrice, required: false }),
    ownRisk: line({ maximum: 40, required: false }),
  },
  filters: {
    productGroupId: reference(productGroups),
    paymentType: choice(paymentTypes),
    coverage: choice(goodsCoverages),
  },
  sorts: ['productGroupId'],
  /** Groups, and the bands of prices of each: a sort of the services' own. */
  within: 'productGroupId',
  columns: ['productGroupId', 'paymentType', 'tenorFrom', 'tenorTo', 'premiumPct', 'premiumAmount', 'coverage'],
  titles: {
    productGroupId: text('Kelompok', 'Group'),
    coverage: text('Pertanggungan', 'Coverage'),
    paymentType: text('Jenis pembayaran', 'Payment type'),
    tenorFrom: text('Dari tenor', 'From tenor'),
    tenorTo: text('Sampai tenor', 'To tenor'),
    premiumType: text('Jenis premi', 'Premium type'),
    premiumPct: text('Premi', 'Premium'),
    premiumAmount: text('Premi (Rp)', 'Premium (Rp)'),
    ownRisk: text('Risiko sendiri', 'Own risk'),
  },
  rules: [
    ({ tenorFrom, tenorTo }: { readonly tenorFrom: number; readonly tenorTo: number }) =>
      tenorTo < tenorFrom ? [{ field: 'tenorTo', code: 'BAND_ORDER' }] : [],
    ({
      premiumType,
      premiumPct,
      premiumAmount,
    }: {
      readonly premiumType: string;
      readonly premiumPct: string | null;
      readonly premiumAmount: number | null;
    }) =>
      premiumType === 'PCT'
        ? premiumPct === null
          ? [{ field: 'premiumPct', code: 'REQUIRED' }]
          : []
        : premiumAmount === null
          ? [{ field: 'premiumAmount', code: 'REQUIRED' }]
          : [],
  ],
  calls: productInsuranceV2Calls,
});

export type TariffV2 = RecordOf<typeof tariffsV2>;
