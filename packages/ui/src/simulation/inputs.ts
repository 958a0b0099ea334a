// Long: one declaration an input, with its title.
import {
  ageBands,
  branchLines,
  collateralTypes,
  customerKinds,
  lineSubjects,
  subjectCodes,
} from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { firstInstalments, insurancePayments, tenors } from '@console/contracts/core/credit-terms';
import {
  choice,
  date,
  flag,
  line as lineOfText,
  money,
  options,
  percent,
  reference,
  type Fields,
} from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import type { Resource } from '@console/contracts/core/resource';
import type { FormField, FormValues } from '../form/index.ts';

const most = 100_000_000_000;
const optional = { required: false } as const;
const payments = insurancePayments;
const coverages = options({
  TLO: ['TLO'],
  COMPREHENSIVE: ['Komprehensif', 'Comprehensive'],
  COMBINED: ['Kombinasi', 'Combined'],
});
const downs = options({ PERCENT: ['Persen', 'Percent'], AMOUNT: ['Rupiah', 'Amount'] });
const loans = options({ PERCENT: ['LTV'], AMOUNT: ['Rupiah', 'Amount'] });

/** What the screen says itself, so that the panel does not ask for it. */
export interface Said {
  readonly branch: boolean;
  readonly productGroup: boolean;
  /** The screen is for a group or for all of them, so that no group of another screen is meant. */
  readonly ofGroups: boolean;
  readonly collateral: boolean;
  readonly subject: boolean;
  /** Terms of a scheme: its down payment unless another is typed, first instalment and kind of insurance. */
  readonly scheme: boolean;
}

/** All fields of the panel of a line; which of them are shown is said by {@link shownOf}. */
const fieldsOf = (line: BusinessLine, { scheme }: Said): Fields => {
  const share = percent({ minimum: 0, maximum: 100, required: !scheme });
  return {
    branchId: reference('branch/lov', { lovParameters: { line }, required: false }),
    price: money({ minimum: 1, maximum: most }),
    ...(line === 'UFI'
      ? { loanBy: choice(loans), ltvPercent: share, loan: money({ minimum: 1, maximum: most }) }
      : { downBy: choice(downs), dpPercent: share, dpAmount: money({ minimum: 0, maximum: most, required: !scheme }) }),
    productGroupId: reference(branchLines[line].groups, optional),
    ...(line === 'UFI' ? { collateralType: choice(collateralTypes), ageBand: choice(ageBands) } : {}),
    tenors: tenors(),
    kind: choice(customerKinds),
    firstInstalment: choice(firstInstalments, optional),
    insured: flag(),
    insurance: choice(payments, optional),
    ...(line === 'NMC' ? { coverage: choice(coverages) } : {}),
    premium: money({ minimum: 0, maximum: most, ...optional }),
    date: date(optional),
    subjectType: choice(lineSubjects[line], optional),
    subjectCode: { ...lineOfText({ minimum: 2, maximum: 40, ...optional }), codeFrom: subjectCodes },
  };
};

const isAmount = (name: string) => (values: FormValues) => values[name] === 'AMOUNT';
const isInsured = ({ insured, insurance }: FormValues, scheme: boolean) =>
  scheme ? insured === true : insurance != null;

/** Whether an input is shown, where that depends on the screen or on another input. */
const shownOf = ({ branch, productGroup, collateral, subject, scheme }: Said) => {
  const asks: Readonly<Record<string, (values: FormValues) => boolean>> = {
    branchId: () => !branch,
    productGroupId: () => !productGroup,
    collateralType: () => !collateral,
    ageBand: () => !collateral,
    dpPercent: (values) => !isAmount('downBy')(values),
    dpAmount: isAmount('downBy'),
    ltvPercent: (values) => !isAmount('loanBy')(values),
    loan: isAmount('loanBy'),
    firstInstalment: () => !scheme,
    insured: () => scheme,
    insurance: () => !scheme,
    coverage: (values) => !scheme && isInsured(values, scheme),
    premium: (values) => isInsured(values, scheme),
    subjectType: () => !subject,
    subjectCode: ({ subjectType }) => !subject && subjectType != null,
  };
  return (name: string) => asks[name] ?? (() => true);
};

/** What the panel starts with (docs/model/branches-stores.md#simulation). */
const usual: Readonly<Record<BusinessLine, FormValues>> = {
  SPEKTRA: { price: 6_000_000, downBy: 'PERCENT', dpPercent: '10.0000' },
  NMC: { price: 24_000_000, downBy: 'PERCENT', dpPercent: '20.0000', coverage: 'TLO' },
  UFI: {
    price: 15_000_000,
    loanBy: 'PERCENT',
    ltvPercent: '60.0000',
    collateralType: 'MOTOR_BEKAS',
    ageBand: '0-3',
  },
};

/** What belongs to the rows or the scheme of the screen, and is not kept for the next one. */
const ownOfScreen = ({ ofGroups, scheme }: Said): readonly string[] => [
  'tenors',
  ...(ofGroups ? ['productGroupId'] : []),
  ...(scheme ? ['dpPercent', 'dpAmount'] : []),
];

/** The inputs that a person left, on top of the usual ones. */
export function startOf(line: BusinessLine, said: Said, kept: unknown): FormValues {
  const own = new Set(ownOfScreen(said));
  const left = typeof kept === 'object' && kept !== null ? (kept as FormValues) : {};
  const start: FormValues = { kind: 'REGULAR', insured: false, ...usual[line], ...left };
  return Object.fromEntries(
    Object.keys(fieldsOf(line, said)).map((name) => [name, own.has(name) ? null : (start[name] ?? null)]),
  );
}

/** What is kept of the inputs for the next screen, with what other screens ask for besides. */
export const keptOf = (said: Said, values: FormValues, kept: unknown): FormValues => ({
  ...(typeof kept === 'object' ? kept : {}),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !ownOfScreen(said).includes(name))),
});

/** The fields that are shown with these values: the others are not checked, nor part of the question. */
export const askedFields = (line: BusinessLine, said: Said, values: FormValues): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(line, said)).filter(([name]) => shownOf(said)(name)(values)));

const words = {
  branchId: text('Cabang contoh', 'Sample branch'),
  price: text('Harga', 'Price'),
  downBy: text('Satuan uang muka', 'Unit of the down payment'),
  dpPercent: text('Uang muka (%)', 'Down payment (%)'),
  dpAmount: text('Uang muka (Rp)', 'Down payment (Rp)'),
  loanBy: text('Satuan pinjaman', 'Unit of the loan'),
  ltvPercent: text('LTV (%)'),
  loan: text('Pinjaman', 'Loan'),
  productGroupId: text('Kelompok produk', 'Product group'),
  collateralType: text('Jenis jaminan', 'Collateral'),
  ageBand: text('Umur kendaraan', 'Age of the vehicle'),
  tenors: text('Tenor (bulan)', 'Tenors (months)'),
  kind: text('Rincian untuk', 'Details of'),
  firstInstalment: text('Angsuran pertama', 'First instalment'),
  insured: text('Dengan asuransi skema', 'With the insurance of the scheme'),
  insurance: text('Pembayaran asuransi', 'Payment of the insurance'),
  coverage: text('Pertanggungan', 'Coverage'),
  premium: text('Premi (Rp)', 'Premium (Rp)'),
  date: text('Tanggal', 'Date'),
  subjectType: text('Konsesi untuk', 'Concession for'),
  subjectCode: text('Penerima konsesi', 'Receiver of the concession'),
} as const;
const appraised = { ...words, price: text('Harga taksiran', 'Appraised value') } as const;

const help: Readonly<Record<string, FormField['help']>> = {
  tenors: text('Kosong: tenor di layar', 'Empty: those of the screen'),
  premium: text('Kosong: menurut tarif', 'Empty: by the tariff'),
};
const ofScheme = {
  dpPercent: text('Kosong: minimum skema', 'Empty: the least of the scheme'),
  dpAmount: text('Kosong: minimum skema', 'Empty: the least of the scheme'),
};

/** The panel's inputs as a resource and sections, for the fields of the kit. */
export function formOf(line: BusinessLine, said: Said) {
  const fields = fieldsOf(line, said);
  const helps: typeof help = { ...help, ...(said.scheme ? ofScheme : {}) };
  const shown = shownOf(said);
  return {
    resource: {
      module: 'simulation',
      fields,
      derived: {},
      titles: line === 'UFI' ? appraised : words,
      rules: [],
      ranges: [],
      errors: {},
    } as unknown as Resource,
    sections: [
      {
        fields: Object.keys(fields).map((name): FormField => ({
          name,
          visible: shown(name),
          wide: false,
          ...(helps[name] ? { help: helps[name] } : {}),
        })),
      },
    ],
  };
}
