// Long: all that a simulation is asked and answers, in one place.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { text } from '../../core/text.ts';
import type { BusinessLine } from '../../core/business-lines.ts';
import { dealerLevel, storeExclusiveLevel, storeLevel } from '../outlet/levels.ts';
import { branchLines, exclusiveSubjects, type ExclusiveSubject } from './lines.ts';
import { fee, simulation, step } from './simulation-answer.ts';

export type { ResolvedStep, Simulation, SimulationCell, SimulationOutcome } from './simulation-answer.ts';

const kinds = z.enum(['REGULAR', 'REPEAT']);
const percentage = z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/));
const rupiah = z.int().check(z.gte(0), z.lte(100_000_000_000));
/** Rupiah or a percentage, by what the fee is. */
const amountOrPercent = z.string().check(z.regex(/^\d{1,11}(\.\d{1,4})?$/));
const tenor = z.int().check(z.gte(1), z.lte(60));
const day = z.iso.date();
const charge = z.enum(['FINANCED', 'UPFRONT']);
const schemeCharge = z.enum(['BY_FEE', 'FINANCED', 'UPFRONT']);
const payment = z.enum(['Y', 'M', 'S']);

const dealerCode = z.string().check(z.regex(/^\d{6}$/));
const storeCode = z.string().check(z.regex(/^S\d{9}$/));

const coverage = z.enum(['TLO', 'COMPREHENSIVE', 'COMBINED']);
/** Terms of a financial scheme, which go before what is asked for and what rows of fees say. */
const scheme = z.object({
  /** Least down payment in percent: of all tenors, or by band. */
  dpMinPct: z.nullish(percentage),
  dpBands: z.optional(
    z.array(z.object({ tenorFrom: tenor, tenorTo: tenor, dpMinPct: percentage })).check(z.maxLength(10)),
  ),
  dpMaxPct: z.nullish(percentage),
  firstInstalment: z.nullish(z.enum(['ADDB', 'ADDM'])),
  adminCharge: z.nullish(schemeCharge),
  provisiCharge: z.nullish(schemeCharge),
  insurance: z.nullish(z.object({ payment, charge, coverage: z.nullish(coverage) })),
  plafondMin: z.nullish(rupiah),
  plafondMax: z.nullish(rupiah),
  customerKind: z.nullish(z.enum(['ALL', 'REGULAR', 'REPEAT'])),
});

/** Unsaved terms of a product group or a line of business; those left out stay, an empty one follows what is above. */
const terms = z.object({
  dpMinPct: z.nullish(percentage),
  maxLtvPct: z.nullish(percentage),
  tenors: z.nullish(z.array(tenor).check(z.maxLength(60))),
  tenorMax: z.nullish(tenor),
  rateMethod: z.nullish(z.enum(['FLAT_MONTHLY', 'FLAT_ANNUAL', 'EFFECTIVE_ANNUAL'])),
  roundingStep: z.nullish(z.enum(['100', '500', '1000'])),
  firstInstalment: z.nullish(z.enum(['ADDB', 'ADDM'])),
});
export type ProposedTerms = z.infer<typeof terms>;

/** Takaful rates of a branch under Qanun; those left out are those of the products. */
const takaful = z.object({
  rate: z.nullable(percentage),
  cover: z.nullish(z.enum(['TLO', 'COMPREHENSIVE'])),
  years: z.optional(z.array(z.nullable(percentage)).check(z.maxLength(4))),
});

/**
 * Which rows a rate of the screen is one of, so that it counts where such a row will: of these groups, `null` of
 * all; a concession is one on such a row. A rate that does not say it goes before every stored row.
 */
const rateRow = z.object({
  groups: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(100))),
  isConcession: z.optional(z.boolean()),
  /** The level of the outlet that sells, for a rate of its own. */
  level: z.optional(z.enum([dealerLevel, storeExclusiveLevel, storeLevel])),
});
export type RateRowOf = z.infer<typeof rateRow>;

/** The same of a fee: a promo fee, one of a dealer, a concession, or a fee of the branch. */
const feeRow = z.enum(['PROMO_FEE', 'DEALER_EXCLUSIVE', 'BRANCH_EXCLUSIVE', 'BRANCH']);

/** What the store or dealer pays for a tenor: percentages of Base, and rupiah of the admin fee. */
const paidByOutlet = z.object({
  tenor,
  /** Left out for a promo, which goes before all that is stored; else the row of the outlet that says so. */
  of: z.optional(rateRow),
  storeSubsidy: z.nullish(percentage),
  fifIncome: z.nullish(percentage),
  storeAdminFee: z.nullish(rupiah),
});

/** Unsaved values of the screen. */
const overrides = z.object({
  terms: z.optional(terms),
  rates: z.optional(
    z
      .array(
        z.object({
          tenorFrom: tenor,
          tenorTo: tenor,
          rateRegular: z.nullish(percentage),
          rateRepeat: z.nullish(percentage),
          of: z.optional(rateRow),
        }),
      )
      .check(z.maxLength(120)),
  ),
  fees: z.optional(
    z
      .array(
        z.object({
          feeType: z.string().check(z.maxLength(20)),
          valueType: z.enum(['AMOUNT', 'PERCENT']),
          regular: amountOrPercent,
          repeat: z.nullish(amountOrPercent),
          /** As the fee that it takes the place of, unless given. */
          charge: z.nullish(charge),
          of: z.optional(feeRow),
          /** Its band of tenors; left out: all. */
          tenorFrom: z.optional(tenor),
          tenorTo: z.optional(tenor),
          /** Its band of amounts financed before fees; left out: all. */
          amountFrom: z.optional(rupiah),
          amountTo: z.nullish(rupiah),
        }),
      )
      .check(z.maxLength(10)),
  ),
  /** The branch is under Qanun: the fees of the screen are all it has. */
  qanun: z.optional(z.boolean()),
  takaful: z.optional(takaful),
  scheme: z.nullish(scheme),
  /** Of a promo or outlet, in place of what its stored lines say; tenors that are left out are paid nothing. */
  paid: z.optional(z.array(paidByOutlet).check(z.maxLength(60))),
  /** What a scheme of the outlet pays and withholds: percent of Base, and rupiah. */
  outlet: z.optional(
    z.object({
      subsidyPct: z.nullish(percentage),
      incentive: z.nullish(rupiah),
      dpSubsidy: z.nullish(rupiah),
      dpSubsidyByCompany: z.optional(z.boolean()),
    }),
  ),
});

/** What a customer wants: goods with a down payment, or a loan on an appraised value. */
export const simulationBody = z.object({
  line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
  /** The branch by its id, or by its office code. */
  branchId: z.optional(z.uuid()),
  officeCode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  /** In place of the branch the dealer that sells, by its id or code: its branch, and its own terms. */
  dealerId: z.optional(z.uuid()),
  dealerCode: z.optional(dealerCode),
  /** The same of a store. */
  storeId: z.optional(z.uuid()),
  storeCode: z.optional(storeCode),
  productGroupId: z.nullish(z.uuid()),
  /** The line of business whose terms apply where no group is named; the first of the line unless given. */
  lobId: z.nullish(z.uuid()),
  collateralType: z.nullish(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.nullish(z.enum(['0-3', '4-7', '8-10'])),
  /** Price of the goods, or the appraised value. */
  price: rupiah,
  dpPercent: z.nullish(percentage),
  dpAmount: z.nullish(rupiah),
  /** Amount asked for; UFI alone. */
  loan: z.nullish(rupiah),
  /** The amount as a share of the appraised value. */
  ltvPercent: z.nullish(percentage),
  tenors: z.array(tenor).check(z.minLength(1), z.maxLength(60)),
  /** Leaves out the tenors that the line of business does not offer, unless it offers none of them. */
  onlyOffered: z.optional(z.boolean()),
  firstInstalment: z.nullish(z.enum(['ADDB', 'ADDM'])),
  /** The insurance; its premium is that of the tariffs unless an amount is given. */
  premium: z.nullish(z.object({ payment, charge, amount: z.nullish(rupiah), coverage: z.nullish(coverage) })),
  /** The stored terms of the scheme that is looked at. */
  scheme: z.nullish(scheme),
  /** Codes of those that concessions are for, by kind. */
  subjects: z.optional(z.record(z.string().check(z.maxLength(30)), z.array(z.string().check(z.maxLength(40))))),
  /** A promo that is chosen. */
  promoCode: z.nullish(z.string().check(z.maxLength(40))),
  date: z.nullish(day),
  overrides: z.nullish(overrides),
  /** The tenor and kind whose schedule is wanted. */
  schedule: z.nullish(z.object({ tenor, kind: kinds })),
});
export type SimulationQuestion = z.infer<typeof simulationBody>;
/** What names the branch of a question: the branch itself, or the outlet that sells. */
export type PlacedBy = 'branchId' | 'officeCode' | 'dealerId' | 'dealerCode' | 'storeId' | 'storeCode';
/** A question about a branch that is known. */
export type SimulationBody = Omit<SimulationQuestion, PlacedBy> & {
  readonly branchId: string;
};
export type SimulationOverrides = NonNullable<SimulationQuestion['overrides']>;
export type SchemeTerms = z.infer<typeof scheme>;

const subjects = exclusiveSubjects.map(({ value }) => value) as [ExclusiveSubject, ...ExclusiveSubject[]];
const resolveQuery = z.object({
  branchId: z.uuid(),
  productGroupId: z.optional(z.uuid()),
  tenor,
  kind: z.optional(kinds),
  date: z.optional(day),
  base: z.optional(rupiah),
  collateralType: z.optional(z.enum(['MOTOR_BEKAS', 'MULTIGUNA'])),
  ageBand: z.optional(z.enum(['0-3', '4-7', '8-10'])),
  /** Who concessions are for, by kind and code. */
  subjectType: z.optional(z.enum(subjects)),
  subjectCode: z.optional(z.string().check(z.maxLength(40))),
  /** The dealer of the branch that sells: its own rate and fee count. */
  dealerCode: z.optional(dealerCode),
  /** The same of a store: its own rates, and what it pays. */
  storeCode: z.optional(storeCode),
  promoCode: z.optional(z.string().check(z.maxLength(40))),
});
export type ResolveQuery = z.infer<typeof resolveQuery>;
const resolved = z.object({
  rate: z.string(),
  method: z.enum(['FLAT_MONTHLY', 'FLAT_ANNUAL', 'EFFECTIVE_ANNUAL']),
  isQanun: z.boolean(),
  /** Of a branch under Qanun: its own takaful rates. */
  takaful: z.nullable(takaful),
  fees: z.array(fee),
  path: z.array(step),
  passedOver: z.array(step),
});

const resolveOf = (line: BusinessLine) => {
  const { module, privilege } = branchLines[line];
  return call({
    name: `${module}.rates-resolve`,
    method: 'GET',
    base: 'middle',
    path: `${module}/rates/resolve`,
    access: { privilege, action: 'view' },
    summary: `${line}: which rate and fees apply to a tenor on a day, and why`,
    query: resolveQuery,
    result: resolved,
    errors: ['RATE_NOT_FOUND', 'FEE_NOT_FOUND', 'TERMS_NOT_FOUND'],
  });
};

/** What applies, and what a customer pays (docs/model/branches-stores.md#simulation). */
export const simulationCalls = {
  preview: call({
    name: 'simulation.preview',
    method: 'POST',
    base: 'middle',
    path: 'simulation/preview',
    access: 'session',
    reads: true,
    summary: 'What a customer pays now, and with unsaved values: instalment, path, company view where allowed',
    body: simulationBody,
    result: simulation,
  }),
  resolveSpektra: resolveOf('SPEKTRA'),
  resolveNmc: resolveOf('NMC'),
  resolveUfi: resolveOf('UFI'),
} as const;

export const simulationErrors = {
  RATE_NOT_FOUND: {
    status: 422,
    text: text(
      'Rate tidak ditemukan: {branch}, {group}, tenor {tenor}, {date}',
      'No rate: {branch}, {group}, tenor {tenor}, {date}',
    ),
  },
  FEE_NOT_FOUND: {
    status: 422,
    text: text(
      'Fee tidak ditemukan: {branch}, {group}, tenor {tenor}, {date}',
      'No fee: {branch}, {group}, tenor {tenor}, {date}',
    ),
  },
  TERMS_NOT_FOUND: {
    status: 422,
    text: text('Lini produk belum memiliki ketentuan pada {date}', 'The line of business has no terms on {date}'),
  },
  DP_TOO_LOW: {
    status: 422,
    text: text('Uang muka di bawah minimum Rp {minimum}', 'The down payment is below Rp {minimum}'),
  },
  LTV_EXCEEDED: {
    status: 422,
    text: text('Pinjaman melebihi LTV; paling banyak Rp {maximum}', 'The loan exceeds the LTV; Rp {maximum} at most'),
  },
  PRICE_TOO_LOW: {
    status: 422,
    text: text('Harga di bawah minimum lini produk Rp {minimum}', 'The price is below Rp {minimum} of its line'),
  },
  PRICE_TOO_HIGH: {
    status: 422,
    text: text('Harga di atas maksimum lini produk Rp {maximum}', 'The price is above Rp {maximum} of its line'),
  },
  BASE_TOO_LOW: {
    status: 422,
    text: text(
      'Yang dibiayai di bawah Rp {minimum}, setengah dari harga minimum lini produk',
      'Less than Rp {minimum} is financed, half of the least price of the line',
    ),
  },
  TENOR_NOT_OFFERED: { status: 422, text: text('Tenor {tenor} tidak ditawarkan', 'Tenor {tenor} is not offered') },
  NOTHING_FINANCED: { status: 422, text: text('Tidak ada yang dibiayai', 'Nothing is financed') },
  DP_TOO_HIGH: {
    status: 422,
    text: text(
      'Uang muka di atas maksimum skema: {maximum} %',
      'The down payment is above that of the scheme: {maximum} %',
    ),
  },
  DP_BEYOND_PREMIUM: {
    status: 422,
    text: text(
      'Uang muka di atas {maximum} % hanya dengan premi asuransi yang dibayar di muka',
      'A down payment above {maximum} % only with a premium that is paid at signing',
    ),
  },
  OUTSIDE_PLAFOND: {
    status: 422,
    text: text(
      'Nilai dibiayai Rp {base} di luar batas skema',
      'The base of Rp {base} is outside the limits of the scheme',
    ),
  },
  KIND_NOT_IN_SCHEME: {
    status: 422,
    text: text('Skema tidak untuk pelanggan ini', 'The scheme is not for these customers'),
  },
} as const;
