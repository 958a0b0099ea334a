import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, integer, percent } from '../core/fields.ts';
import type { RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { tariffSetCall } from './insurance/set-view.ts';
import { tariffResource } from './insurance/tariff-set.ts';
import { askedTerms, mostPolicyYears, premiumResult, tariffPercent } from './insurance/vocabulary.ts';
import { insuranceAreas, insurancesNmc, vehicleCoverages } from './master-insurance-nmc.ts';

const module = 'product-insurance-nmc';

/** Coverages that have tariffs of their own: combined takes one after the other. */
export const pricedCoverages = vehicleCoverages.filter(({ value }) => value !== 'COMBINED') as readonly Exclude<
  (typeof vehicleCoverages)[number],
  { readonly value: 'COMBINED' }
>[];

export const productInsuranceNmcCalls = {
  set: tariffSetCall(module),
  premium: call({
    name: `${module}.premium`,
    method: 'GET',
    base: 'middle',
    path: `${module}/premium`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'What an insurance of a vehicle by the set of a row costs, and what becomes of an instalment with it',
    query: z.object({
      tariffId: z.uuid(),
      ...askedTerms(),
      area: z.enum(['1', '2', '3']),
      coverage: z.enum(['TLO', 'COMPREHENSIVE', 'COMBINED']),
    }),
    result: premiumResult,
    errors: ['TARIFF_NOT_FOUND'],
  }),
} as const;

/** Tariffs of vehicles by coverage, area, price band and year of the policy (docs/model/products.md#tariff-sets). */
export const tariffsNmc = tariffResource({
  module,
  title: text('Tarif asuransi NMC', 'Insurance tariff NMC'),
  businessLine: 'NMC',
  volume: 3_000,
  packages: insurancesNmc,
  own: {
    coverage: choice(pricedCoverages),
    area: choice(insuranceAreas),
    policyYear: integer({ minimum: 1, maximum: mostPolicyYears }),
    ratePct: tariffPercent(),
    /** The insured sum as a share of the price. */
    depreciationPct: percent({ minimum: 0.0001, maximum: 100 }),
  },
  filters: { coverage: choice(pricedCoverages), area: choice(insuranceAreas) },
  sorts: ['policyYear'],
  columns: ['coverage', 'area', 'policyYear', 'ratePct', 'depreciationPct'],
  titles: {
    coverage: text('Pertanggungan', 'Coverage'),
    area: text('Wilayah', 'Area'),
    policyYear: text('Tahun polis', 'Policy year'),
    ratePct: text('Rate', 'Rate'),
    depreciationPct: text('Nilai pertanggungan', 'Insured sum'),
  },
  rules: [],
  calls: productInsuranceNmcCalls,
});

export type TariffNmc = RecordOf<typeof tariffsNmc>;
