import {
  choice,
  date,
  integer,
  money,
  options,
  percent,
  reference,
  references,
  type Fields,
} from '../../core/fields.ts';
import { numbered } from '../../core/number-ranges.ts';
import { branch } from '../../core/referables/organisation.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { text } from '../../core/text.ts';
import type { BulkKind, BulkLine } from './bulk-files.ts';
import { mostPromoDays, promoFields, promoTitles } from './fields.ts';
import { mostBranches } from './sheet-calls.ts';

/** What is done to all chosen promos. */
export const bulkOperations = options({
  SHIFT_END: ['Geser tanggal selesai', 'Move the end by days'],
  SET_END: ['Tetapkan tanggal selesai', 'Set the end'],
  PRIORITY: ['Tetapkan prioritas', 'Set the priority'],
  QUOTA: ['Tetapkan kuota', 'Set the quota'],
  BUDGET: ['Tetapkan anggaran subsidi', 'Set the budget of subsidies'],
  RATES: ['Ubah rate, subsidi atau pendapatan', 'Change rates, subsidy or income'],
  STORE_ADMIN: ['Ubah biaya admin yang ditanggung', 'Change the admin fee that is paid'],
  MULTIPLY: ['Kalikan rate atau biaya', 'Multiply rates or fees'],
  ADD_BRANCHES: ['Tambah cabang', 'Add branches'],
  REMOVE_BRANCHES: ['Lepas cabang', 'Remove branches'],
  DEACTIVATE: ['Nonaktifkan', 'Deactivate'],
});
export type BulkOperation = (typeof bulkOperations)[number]['value'];

/** The file that an operation comes to. */
export const kindOfOperation: Readonly<Record<BulkOperation, BulkKind>> = {
  SHIFT_END: 'terms',
  SET_END: 'terms',
  PRIORITY: 'terms',
  QUOTA: 'terms',
  BUDGET: 'terms',
  RATES: 'lines',
  STORE_ADMIN: 'lines',
  MULTIPLY: 'lines',
  ADD_BRANCHES: 'branches',
  REMOVE_BRANCHES: 'branches',
  DEACTIVATE: 'terms',
};

const optional = { required: false } as const;
const rateColumns = options({
  rate_regular: ['Rate regular', 'Regular rate'],
  rate_ro: ['Rate RO', 'RO rate'],
  store_subsidy: ['Subsidi', 'Subsidy'],
  fif_income: ['Pendapatan FIF', 'FIF income'],
});
const allColumns = options({
  rate_regular: ['Rate regular', 'Regular rate'],
  rate_ro: ['Rate RO', 'RO rate'],
  store_subsidy: ['Subsidi', 'Subsidy'],
  fif_income: ['Pendapatan FIF', 'FIF income'],
  store_admin_fee: ['Biaya admin yang ditanggung', 'Admin fee that is paid'],
});
const ways = options({
  SET: ['Tetapkan', 'Set'],
  ADD: ['Tambah', 'Add'],
  SUBTRACT: ['Kurangi', 'Subtract'],
});

/** The fields of each operation in a line, for its form and for the service alike. */
export const operationFields = (of: BulkLine): Readonly<Record<BulkOperation, Fields>> => {
  const { priority, quotaContracts, quotaAmount, budgetSubsidy } = promoFields(of);
  const branches = references(branch, { minimum: 1, maximum: mostBranches, lovParameters: { line: of } });
  /** Empty means all. */
  const where = {
    lineTenors: { ...numbered(tenorBounds), ...optional },
    lineBranchIds: references(branch, { maximum: mostBranches, lovParameters: { line: of }, ...optional }),
  };
  return {
    SHIFT_END: { days: integer({ minimum: -mostPromoDays, maximum: mostPromoDays }) },
    SET_END: { endDate: date() },
    PRIORITY: { priority },
    QUOTA: { quotaContracts, quotaAmount },
    BUDGET: { budgetSubsidy },
    RATES: {
      rateColumn: choice(rateColumns),
      way: choice(ways),
      value: percent({ minimum: 0, maximum: 60, ...optional }),
      ...where,
    },
    STORE_ADMIN: { way: choice(ways), amount: money({ minimum: 0, maximum: 5_000_000, ...optional }), ...where },
    MULTIPLY: { column: choice(allColumns), factor: percent({ minimum: 0.0001, maximum: 10 }), ...where },
    ADD_BRANCHES: { branchIds: branches, copiedFromId: reference(branch, { lovParameters: { line: of } }) },
    REMOVE_BRANCHES: { branchIds: branches },
    DEACTIVATE: {},
  };
};

export const operationTitles = {
  days: text('Hari (minus berarti lebih awal)', 'Days (minus means earlier)'),
  endDate: promoTitles.endDate,
  priority: promoTitles.priority,
  quotaContracts: promoTitles.quotaContracts,
  quotaAmount: promoTitles.quotaAmount,
  budgetSubsidy: promoTitles.budgetSubsidy,
  rateColumn: text('Kolom', 'Column'),
  column: text('Kolom', 'Column'),
  way: text('Cara', 'How'),
  value: text('Nilai (%)', 'Value (%)'),
  amount: text('Nilai (Rp)', 'Amount (Rp)'),
  factor: text('Faktor', 'Factor'),
  lineTenors: text('Hanya tenor', 'Tenors only'),
  lineBranchIds: text('Hanya cabang', 'Branches only'),
  branchIds: text('Cabang', 'Branches'),
  copiedFromId: text('Salin rate dari cabang', 'Copy the rates of'),
} as const;

/** Why a bulk update is refused as a whole. */
export const bulkErrors = {
  BULK_TOO_LARGE: {
    status: 422,
    text: text(
      'Lebih dari {maximum} baris. Persempit pilihan promo, tenor atau cabang',
      'More than {maximum} lines. Choose fewer promos, tenors or branches',
    ),
  },
  BULK_EMPTY: {
    status: 422,
    text: text('Tidak ada baris yang sesuai pilihan', 'No line matches the choice'),
  },
} as const;
