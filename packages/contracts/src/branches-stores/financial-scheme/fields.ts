import type { BusinessLine } from '../../core/business-lines.ts';
import { firstInstalments, insurancePayments, tenorBounds } from '../../core/credit-terms.ts';
import { numbered, writeRanges } from '../../core/number-ranges.ts';
import type { FieldError } from '../../core/errors.ts';
import {
  choice,
  counts,
  date,
  line,
  money,
  options,
  paragraph,
  percent,
  recordStatus,
  reference,
  references,
} from '../../core/fields.ts';
import type { Referable } from '../../core/reference.ts';
import { text } from '../../core/text.ts';
import { allGroups, branchLines } from '../branch/lines.ts';

export const schemeCharges = options({
  BY_FEE: ['Menurut fee', 'By the fee'],
  FINANCED: ['Dibiayai', 'Financed'],
  UPFRONT: ['Dibayar di muka', 'Upfront'],
});
const insuranceCharges = options({ FINANCED: ['Dibiayai', 'Financed'], UPFRONT: ['Dibayar di muka', 'Upfront'] });
export const paymentTypes = insurancePayments;
const kinds = options({ ALL: ['Semua', 'All'], REGULAR: ['Regular'], REPEAT: ['RO', 'Repeat order'] });

const lob: Referable = { module: 'master-lob', path: 'master-lob', title: text('Lini produk', 'Line of business') };
export const lobOf = (businessLine: BusinessLine) => reference(lob, { lovParameters: { businessLine } });
const dp = { minimum: 0, maximum: 90 } as const;
const plafond = { minimum: 0, maximum: 10_000_000_000, required: false } as const;

/** The fields that schemes of both lines have. */
export const schemeFields = (of: 'SPEKTRA' | 'NMC') =>
  ({
    schemeCode: line({ minimum: 6, maximum: 6, pattern: /^FS\d{4}$/, unique: true, immutable: true }),
    name: line({ minimum: 3, maximum: 80 }),
    description: paragraph({ maximum: 500, required: false }),
    lobId: lobOf(of),
    productGroupIds: references(branchLines[of].groups, {
      minimum: 0,
      maximum: 40,
      required: false,
      narrowedBy: { lobId: 'lobId' },
      emptyMeans: allGroups,
    }),
    tenors: numbered(tenorBounds),
    dpMaxPct: percent(dp),
    firstInstalment: choice(firstInstalments),
    adminCharge: choice(schemeCharges),
    provisiCharge: choice(schemeCharges),
    insurancePaymentType: choice(paymentTypes),
    insuranceCharge: choice(insuranceCharges),
    plafondMin: money(plafond),
    plafondMax: money(plafond),
    customerKind: choice(kinds),
    effectiveFrom: date(),
    effectiveTo: date({ required: false }),
  }) as const;

/** The least down payment of SPEKTRA, one number for all tenors. */
export const dpMinimum = percent(dp);

export const schemeTitles = {
  schemeCode: text('Kode', 'Code'),
  description: text('Keterangan', 'Description'),
  lobId: text('Lini produk', 'Line of business'),
  productGroupIds: text('Kelompok produk', 'Product groups'),
  tenors: text('Tenor (bulan)', 'Tenors (months)'),
  dpMinPct: text('Uang muka minimum', 'Least down payment'),
  dpMaxPct: text('DP maksimum', 'Greatest down payment'),
  firstInstalment: text('Angsuran pertama', 'First instalment'),
  adminCharge: text('Fee admin', 'Admin fee'),
  provisiCharge: text('Provisi', 'Provision'),
  insurancePaymentType: text('Pembayaran asuransi', 'Payment of the insurance'),
  insuranceCharge: text('Premi', 'Premium'),
  plafondMin: text('Nilai dibiayai minimum (Rp)', 'Least Base (Rp)'),
  plafondMax: text('Nilai dibiayai maksimum (Rp)', 'Greatest Base (Rp)'),
  customerKind: text('Pelanggan', 'Customers'),
  tenor: text('Tenor'),
  usageCount: text('Dipakai', 'Used by'),
} as const;

type Values = Readonly<Record<string, unknown>>;
const order =
  (from: string, to: string, code: string) =>
  (values: Values): readonly FieldError[] =>
    values[from] != null && values[to] != null && Number(values[from]) > Number(values[to])
      ? [{ field: to, code }]
      : [];

export const schemeRules = [
  order('dpMinPct', 'dpMaxPct', 'DP_ORDER'),
  order('plafondMin', 'plafondMax', 'PLAFOND_ORDER'),
  // The least down payments of NMC by tenor.
  ({ dpBands, dpMaxPct }: Values): readonly FieldError[] =>
    ((dpBands as readonly { readonly dpMinPct: unknown }[] | null | undefined) ?? []).flatMap(({ dpMinPct }, at) =>
      Number(dpMinPct) > Number(dpMaxPct) ? [{ field: `dpBands[${at}].dpMinPct`, code: 'DP_ORDER' }] : [],
    ),
  ({ dpBands, tenors }: Values): readonly FieldError[] => {
    const bands = dpBands as readonly { readonly tenorFrom: number; readonly tenorTo: number }[] | null | undefined;
    const without = (bands ? ((tenors ?? []) as readonly string[]) : []).filter(
      (tenor) => !bands?.some(({ tenorFrom, tenorTo }) => tenorFrom <= Number(tenor) && Number(tenor) <= tenorTo),
    );
    return without.length > 0
      ? [{ field: 'dpBands', code: 'TENORS_WITHOUT_DP', parameters: { values: writeRanges(without) } }]
      : [];
  },
];

export const schemeErrors = {
  DP_ORDER: { status: 422, text: text('DP maksimum di bawah minimum', 'The greatest down payment is below the least') },
  PLAFOND_ORDER: {
    status: 422,
    text: text('Nilai dibiayai maksimum di bawah minimum', 'The greatest Base is below the least'),
  },
  TENORS_NOT_OF_LOB: {
    status: 422,
    text: text('Tenor {values} tidak ada di lini produk', 'The line of business has no tenors {values}'),
  },
  TENORS_WITHOUT_DP: {
    status: 422,
    text: text('Tenor {values} belum memiliki uang muka minimum', 'The tenors {values} have no least down payment'),
  },
  CHARGES_UNJUDGED: {
    status: 422,
    text: text(
      'Rate yang tersimpan belum dinilai dengan fee yang dibiayai, angsuran pertama yang mundur, atau uang muka ini',
      'Stored rates were not judged with financed fees, a later first instalment or this down payment',
    ),
  },
  CHARGES_NEED_ADMIN: {
    status: 403,
    text: text(
      'Fee yang dibiayai, angsuran pertama yang mundur, atau uang muka yang naik: hanya admin yang dapat menyetujui',
      'Financed fees, a later first instalment or a larger down payment: only an admin may approve them',
    ),
  },
  DP_BELOW_LOB: {
    status: 422,
    text: text(
      'Uang muka minimum di bawah lini produk: {minimum} %',
      'Below the least down payment of the line: {minimum} %',
    ),
  },
} as const;

/** Fields that move an instalment: they stay as they are while an active outlet or promo uses the scheme. */
export const instalmentFields = [
  'lobId',
  'firstInstalment',
  'adminCharge',
  'provisiCharge',
  'insurancePaymentType',
  'insuranceCharge',
  'dpMinPct',
  'dpBands',
  'coverage',
] as const;

export const schemeShared = {
  label: ['schemeCode', 'name'],
  choice: { code: 'schemeCode', name: 'name' },
  volume: 150,
  fourEyes: true,
  approvedBy: 'above-branch',
  titles: schemeTitles,
  rules: schemeRules,
  ranges: [['effectiveFrom', 'effectiveTo']],
  errors: schemeErrors,
  /** Active outlets, promos, and of NMC marketing schemes that use it. */
  derived: counts('usageCount'),
  operations: ['list', 'detail', 'create', 'update', 'activate', 'deactivate', 'lov', 'download', 'unique', 'history'],
} as const;

/** Filters of both lists. */
export const schemeFilters = (of: 'SPEKTRA' | 'NMC') =>
  ({
    lobId: lobOf(of),
    tenor: tenorFilter(),
    productGroupIds: reference(branchLines[of].groups, { required: false }),
    status: recordStatus(),
  }) as const;

const tenorFilter = () =>
  choice(
    options(
      Object.fromEntries(
        Array.from({ length: tenorBounds.maximum }, (_, at) => [String(at + 1), [String(at + 1)] as const]),
      ) as Record<string, readonly [string]>,
    ),
    { required: false },
  );
