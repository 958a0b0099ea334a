import { adminWarnings, rateErrors } from './branch/rate-fields.ts';
import { choice, date, digits, line, money, options, percent, reference } from '../core/fields.ts';
import { periodTitles } from '../core/titles.ts';
import { text } from '../core/text.ts';
import { branches } from './branches.ts';

/** Who pays the ujrah how. */
const charges = options({
  FINANCED: ['Dibiayai', 'Financed'],
  UPFRONT: ['Dibayar di muka', 'Upfront'],
});

const ujrah = { minimum: 0, maximum: 5_000_000 } as const;
const amount = { minimum: 0, maximum: 25_000_000 } as const;
const takaful = { minimum: 0, maximum: 10, required: false } as const;
const tazir = { minimum: 0, maximum: 0.5, required: false } as const;

/** Fields of the fees of a Qanun branch in any line. */
export const qanunFees = {
  ujrahAdminRegular: money(ujrah),
  ujrahAdminRepeat: money(ujrah),
  ujrahCharge: choice(charges),
  fiduciaFee: money(amount),
  takafulRate: percent(takaful),
  tazirRate: percent(tazir),
  tawidhAmount: money(amount),
} as const;

/** A branch of a line, chosen among the active ones. */
export const branchOf = (businessLine: 'SPEKTRA' | 'NMC') =>
  reference(branches, { lovParameters: { line: businessLine } });

/** What lists and labels show of the branch, and the provisi, which is always 0. */
export const qanunDerived = {
  officeCode: digits({ maximum: 5 }),
  branchName: line({ maximum: 60 }),
  provisi: money({ minimum: 0, maximum: 0 }),
} as const;

export const qanunTitles = {
  officeCode: text('Kode kantor', 'Office code'),
  branchName: text('Cabang', 'Branch'),
  akad: text('Akad'),
  ujrahAdminRegular: text('Ujrah Regular'),
  ujrahAdminRepeat: text('Ujrah RO'),
  ujrahCharge: text('Pembayaran ujrah', 'Payment of the ujrah'),
  fiduciaFee: text('Fidusia', 'Fiduciary fee'),
  provisi: text('Provisi', 'Provision'),
  takafulRate: text('Tarif takaful', 'Takaful rate'),
  tazirRate: text("Ta'zir"),
  tawidhAmount: text("Ta'widh"),
} as const;

/** Files tell the same of their rows: each is ticked, and only an admin approves. */
export const qanunFileWarnings = {
  adminOnly: { warnings: adminWarnings, refusal: 'RATE_NEEDS_ADMIN' },
  ticked: ['YIELD_BELOW_FLOOR'],
} as const;

export const qanunErrors = {
  RATE_NEEDS_ADMIN: rateErrors.RATE_NEEDS_ADMIN,
  QANUN_NOT_ACEH: {
    status: 422,
    text: text('Cabang tidak berada di Provinsi Aceh', 'The branch is not in the province of Aceh'),
  },
  PROMO_FEE_RUNNING: {
    text: text(
      'Akhiri dulu promo fee cabang yang berlaku pada masa itu',
      'End the promo fees of the branch in that period first',
    ),
  },
} as const;

const optional = { required: false } as const;

/** Amounts and period of every file of Qanun branches: a blank amount means 0, a blank rate or 0 means no rate. */
const amounts = {
  ujrah_admin_regular: { title: qanunTitles.ujrahAdminRegular, field: money({ ...ujrah, ...optional }), blankIs: 0 },
  ujrah_admin_ro: { title: qanunTitles.ujrahAdminRepeat, field: money({ ...ujrah, ...optional }), blankIs: 0 },
  fiducia_fee: { title: qanunTitles.fiduciaFee, field: money({ ...amount, ...optional }), blankIs: 0 },
  takaful_rate: { title: qanunTitles.takafulRate, field: percent(takaful), zeroIsNone: true },
  tazir_rate: { title: qanunTitles.tazirRate, field: percent(tazir), zeroIsNone: true },
  tawidh_amount: { title: qanunTitles.tawidhAmount, field: money({ ...amount, ...optional }), blankIs: 0 },
  effective_from: { title: periodTitles.effectiveFrom, field: date() },
  effective_to: { title: periodTitles.effectiveTo, field: date(optional), endOf: 'effective_from' },
} as const;

/** Columns of a file of Qanun branches of one line. */
export const qanunColumns = (line: 'SPEKTRA' | 'NMC') =>
  ({
    office_code: {
      title: qanunTitles.officeCode,
      field: digits({ maximum: 5 }),
      key: true,
      names: branchOf(line),
      nameColumn: 'office_name',
    },
    ...amounts,
  }) as const;

export const qanunExample = {
  ujrah_admin_regular: '175000',
  ujrah_admin_ro: '150000',
  fiducia_fee: '50000',
  takaful_rate: '',
  tazir_rate: '0.1000',
  tawidh_amount: '25000',
  effective_from: { daysAhead: 1 },
  effective_to: '',
} as const;

/** How the lists of both lines look. */
export const qanunList = {
  sorts: ['officeCode', 'effectiveFrom', 'effectiveTo', 'phase'],
  defaultSort: ['officeCode,asc', 'effectiveFrom,desc'],
  search: ['officeCode', 'branchName'],
  columns: [
    'officeCode',
    'branchName',
    'phase',
    'akad',
    'ujrahAdminRegular',
    'ujrahAdminRepeat',
    'fiduciaFee',
    'tazirRate',
    'effectiveFrom',
    'effectiveTo',
  ],
} as const;
