import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { choice, date, digits, integer, line, options, type Field } from '../../core/fields.ts';
import { exampleRates, usualMethod } from '../../core/rate-sheets.ts';
import { text, type Text } from '../../core/text.ts';
import { defineImport, importCalls, type ImportColumn } from '../../platform/imports.ts';
import { sheetLines } from '../promo-rate.ts';
import { promoAdminOnly, promoErrors, promoWarnings, sheetErrors } from './errors.ts';
import { promoFields, promoTitles } from './fields.ts';
import { promoLines } from './lines.ts';

/** What a bulk update writes: limits of promos, lines of their rate sheets, or the branches that have a sheet. */
export const bulkKinds = ['terms', 'lines', 'branches'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The lines of business whose promos are updated in bulk. */
export const bulkLines = ['SPEKTRA', 'UFI'] as const satisfies readonly BusinessLine[];
export type BulkLine = (typeof bulkLines)[number];

/** Lines of rate sheets that one bulk update changes at most. */
export const mostBulkLines = 200_000;

const yesNo = options({ Y: ['Ya', 'Yes'], N: ['Tidak', 'No'] });
const optional = { required: false } as const;
const promoCode = {
  promo_code: { title: promoTitles.promoCode, field: line({ maximum: 20 }), key: true, nameColumn: 'promo_name' },
} as const;
const officeCode = {
  office_code: {
    title: text('Kode kantor', 'Office code'),
    field: digits({ maximum: 5 }),
    key: true,
    nameColumn: 'office_name',
  },
} as const;

const termsOf = (of: BusinessLine) => {
  const { priority, quotaContracts, quotaAmount, budgetSubsidy } = promoFields(of);
  return {
    ...promoCode,
    end_date: { title: promoTitles.endDate, field: date() },
    priority: { title: promoTitles.priority, field: priority },
    quota_contracts: { title: promoTitles.quotaContracts, field: quotaContracts },
    quota_amount: { title: promoTitles.quotaAmount, field: quotaAmount },
    budget_subsidy: { title: promoTitles.budgetSubsidy, field: budgetSubsidy },
    deactivate: { title: text('Nonaktifkan', 'Deactivate'), field: choice(yesNo) },
  } as const;
};

/** The five columns of a line by those of a file. */
export const lineColumns = {
  rate_regular: 'rateRegular',
  rate_ro: 'rateRepeat',
  store_subsidy: 'storeSubsidy',
  fif_income: 'fifIncome',
  store_admin_fee: 'storeAdminFee',
} as const;
export type LineColumn = keyof typeof lineColumns;

const linesOf = (of: BusinessLine) => {
  const { columns, titles } = sheetLines(of).sheet!;
  const granted = Object.entries(lineColumns).map(([name, field]) => [
    name,
    { title: titles[field]!, field: columns[field]!, zeroIsNone: true },
  ]);
  return {
    ...promoCode,
    ...officeCode,
    period_from: { title: text('Lembar mulai', 'Sheet starts'), field: date(), key: true },
    tenor: { title: promoTitles.tenor, field: integer(tenorBounds), key: true },
    ...(Object.fromEntries(granted) as unknown as Record<LineColumn, ImportColumn & { readonly field: Field }>),
  } as const;
};

const branchesOf = {
  ...promoCode,
  ...officeCode,
  has_promo: { title: text('Memiliki promo', 'Has the promo'), field: choice(yesNo) },
  copied_from: {
    title: text('Salin rate dari kantor', 'Rates copied from'),
    field: digits({ maximum: 5, ...optional }),
  },
} as const;

const titleOf: Readonly<Record<BulkKind, Text>> = {
  terms: text('Ubah massal promo', 'Bulk update of promos'),
  lines: text('Ubah massal rate promo', 'Bulk update of promo rates'),
  branches: text('Ubah massal cabang promo', 'Bulk update of branches of promos'),
};

const words = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([code, { text: said }]) => [code, said as Text]));
const ownErrors = {
  LINE_ENDS: text('Rate tenor {tenors} dihapus', 'The rates of the tenors {tenors} are removed'),
  PROMO_STATE: text('Hanya promo baru atau aktif', 'Only promos that are new or active'),
  NOT_DEACTIVATED: text('Hanya promo aktif yang dinonaktifkan', 'Only an active promo is deactivated'),
  NO_SHEET: text('Kantor ini tidak memiliki lembar rate promo', 'This office has no rate sheet of the promo'),
  NO_SHEET_TO_COPY: text(
    'Kantor asal tidak memiliki lembar rate promo',
    'The office to copy from has no rate sheet of the promo',
  ),
} as const;

/** What all files of a bulk update share: they are decided by a second person and applied as one. */
const importOf = <const Columns extends Readonly<Record<string, ImportColumn>>>(
  of: BulkLine,
  kind: BulkKind,
  columns: Columns,
  example: Readonly<Record<keyof Columns & string, string | { readonly daysAhead: number }>>,
) => {
  const { module, privilege, title } = promoLines[of];
  return defineImport({
    module: `${module}-bulk-${kind}`,
    privilege,
    title: text(`${titleOf[kind].id} (${title.id})`, `${titleOf[kind].en} (${title.en})`),
    upload: `${module}/update-bulk/${kind}`,
    folder: `${module}/update-bulk/${kind}`,
    page: `/${module}/update-bulk`,
    jobPage: `/${module}/update-bulk?kind=${kind}&importId={importId}`,
    columns,
    example,
    maximumRows: mostBulkLines,
    skipErrors: true,
    apply: 'STAGED',
    needsApproval: true,
    ticked: [...Object.keys(promoWarnings), 'LINE_ENDS'],
    adminOnly: promoAdminOnly,
    errors: { ...words(sheetErrors), ...words(promoErrors), ...ownErrors },
  });
};

const example = { promo_code: 'PRM-SPK-2612-0001', office_code: '13010' } as const;
const filesOf = (of: BulkLine) => ({
  terms: importOf(of, 'terms', termsOf(of), {
    promo_code: example.promo_code,
    end_date: { daysAhead: 30 },
    priority: '10',
    quota_contracts: '500',
    quota_amount: '',
    budget_subsidy: '',
    deactivate: 'N',
  }),
  lines: importOf(of, 'lines', linesOf(of), {
    ...example,
    period_from: { daysAhead: 1 },
    tenor: '12',
    rate_regular: exampleRates[usualMethod[of]].regular,
    rate_ro: '',
    store_subsidy: '',
    fif_income: '',
    store_admin_fee: '',
  }),
  branches: importOf(of, 'branches', branchesOf, { ...example, has_promo: 'Y', copied_from: '12010' }),
});

/** The files of bulk updates, by line and kind (docs/model/promos.md#bulk-updates). */
export const bulkFiles = { SPEKTRA: filesOf('SPEKTRA'), UFI: filesOf('UFI') } as const;

const callsOf = (files: ReturnType<typeof filesOf>) => ({
  terms: importCalls(files.terms),
  lines: importCalls(files.lines),
  branches: importCalls(files.branches),
});
export const bulkFileCalls = { SPEKTRA: callsOf(bulkFiles.SPEKTRA), UFI: callsOf(bulkFiles.UFI) } as const;
