import { lineSubjects } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { firstInstalments } from '@console/contracts/core/credit-terms';
import {
  choice,
  date,
  line as lineOfText,
  money,
  options,
  percent,
  reference,
  type Fields,
} from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import type { Resource } from '@console/contracts/core/resource';
import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '../form/index.ts';

const most = 100_000_000_000;
const optional = { required: false } as const;
const payments = options({
  S: ['S: di depan', 'S: upfront'],
  Y: ['Y: per tahun', 'Y: yearly'],
  M: ['M: per bulan', 'M: monthly'],
});

const goods = {
  price: money({ minimum: 1, maximum: most }),
  dpPercent: percent({ minimum: 0, maximum: 100 }),
} as const;
const loan = {
  price: money({ minimum: 1, maximum: most }),
  loan: money({ minimum: 1, maximum: most }),
} as const;
const shared = {
  firstInstalment: choice(firstInstalments, optional),
  insurance: choice(payments, optional),
  premium: money({ minimum: 0, maximum: most, ...optional }),
  date: date(optional),
} as const;

/** What the panel starts with, by line. */
const usual = {
  SPEKTRA: { price: 6_000_000, dpPercent: '10.0000' },
  NMC: { price: 24_000_000, dpPercent: '20.0000' },
  UFI: { price: 15_000_000, loan: 9_000_000 },
} as const;

/** The fields of the panel of a line, as a form has them; the branch is one of them where the screen has none. */
export const inputsOf = (line: BusinessLine, choosesBranch: boolean): Fields => ({
  ...(choosesBranch ? { branchId: reference('branch/lov', { lovParameters: { line }, required: false }) } : {}),
  ...(line === 'UFI' ? loan : goods),
  ...shared,
  subjectType: choice(lineSubjects[line], optional),
  subjectCode: lineOfText({ minimum: 2, maximum: 40, ...optional }),
});

/** The inputs that a person left, on top of the usual ones; a wrong one is left out. */
export const startOf = (line: BusinessLine, choosesBranch: boolean, kept: unknown): FormValues => ({
  ...Object.fromEntries(Object.keys(inputsOf(line, choosesBranch)).map((name) => [name, null])),
  ...usual[line],
  ...(typeof kept === 'object' && kept !== null ? (kept as FormValues) : {}),
});

const words = {
  branchId: text('Cabang contoh', 'Sample branch'),
  price: text('Harga', 'Price'),
  dpPercent: text('Uang muka (%)', 'Down payment (%)'),
  loan: text('Pinjaman', 'Loan'),
  firstInstalment: text('Angsuran pertama', 'First instalment'),
  insurance: text('Pembayaran asuransi', 'Payment of the insurance'),
  premium: text('Premi (Rp)', 'Premium (Rp)'),
  date: text('Tanggal', 'Date'),
  subjectType: text('Konsesi untuk', 'Concession for'),
  subjectCode: text('Kode penerima', 'Code of the receiver'),
} as const;

/** The panel's inputs as a resource, for the fields of the kit. */
export const asResource = (line: BusinessLine, choosesBranch: boolean): Resource =>
  ({
    module: 'simulation',
    fields: inputsOf(line, choosesBranch),
    derived: {},
    titles: words,
    rules: [],
    ranges: [],
  }) as unknown as Resource;

/** The part of the question that the inputs say. */
export function askedBy(values: FormValues): Partial<SimulationBody> {
  const { price, dpPercent, loan: amount, firstInstalment, insurance, premium, date: day } = values;
  const { subjectType, subjectCode } = values;
  return {
    price: Number(price ?? 0),
    ...(dpPercent == null ? {} : { dpPercent: String(dpPercent as string | number) }),
    ...(amount == null ? {} : { loan: Number(amount) }),
    ...(firstInstalment == null ? {} : { firstInstalment: firstInstalment as 'ADDB' }),
    ...(insurance == null || premium == null
      ? {}
      : { premium: { payment: insurance as 'S', amount: Number(premium), charge: 'FINANCED' as const } }),
    ...(day == null ? {} : { date: day as string }),
    ...(subjectType == null || subjectCode == null
      ? {}
      : { subjects: { [subjectType as string]: [subjectCode as string] } }),
  };
}
