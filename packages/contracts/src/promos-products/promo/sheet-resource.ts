import type { AwaitedChange } from '../../core/changes.ts';
import type { BusinessLine } from '../../core/business-lines.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { choice, date, digits, flag, integer, line, reference } from '../../core/fields.ts';
import { branch, mra, region } from '../../core/referables/organisation.ts';
import { inAnyState } from '../../core/referables/referable.ts';
import { linesAtBranches, promoLines as promoLineSheet } from '../../core/rate-sheets.ts';
import { text } from '../../core/text.ts';
import { sheetErrors } from './errors.ts';
import { promoLines } from './lines.ts';
import { mostOwnRows, sheetCallsOf } from './sheet-calls.ts';
import { allTypes, lineApprovals, promoStates } from './vocabulary.ts';

const optional = { required: false } as const;

/** The grid tenor × five fields; a promo with an admin fee of its own needs no line. */
export const sheetLines = (of: BusinessLine) => promoLineSheet(promoLines[of].subsidyOf, optional);

/** Rows of single branches, each in place of that of the grid for its tenor. */
export const ownLines = (of: BusinessLine) => linesAtBranches(promoLines[of].subsidyOf, mostOwnRows);

/** A sheet of an active promo waits for a second person; that of a new one is decided with the promo. */
export const sheetAwaits = ({ action, before }: AwaitedChange): boolean =>
  action === 'create' || (action === 'update' && before?.['promoState'] === 'active');

/** What the rate sheets of the three lines share: a promo at a branch in a period, with a line for each tenor. */
export const sheetShared = <const Of extends BusinessLine>(of: Of) => {
  const { module, rates, privilege } = promoLines[of];
  return {
    path: `${module}/rates`,
    privilege,
    place: {
      list: `/${module}/{promoId}?tab=${rates}`,
      create: `/${module}/{promoId}?tab=${rates}`,
      detail: `/${module}/update-page/{secureId}`,
      update: `/${module}/update-page/{secureId}`,
    },
    title: text('Lembar rate promo', 'Rate sheet of a promo'),
    label: ['promoCode', 'officeCode', 'periodFrom'],
    status: false,
    fourEyes: true,
    writtenBy: 'head',
    approvedBy: 'above-branch',
    awaitsApproval: sheetAwaits,
    titles: {
      promoId: text('Promo'),
      promoCode: text('Kode promo', 'Promo code'),
      promoState: text('Status promo', 'State of the promo'),
      promoType: text('Jenis promo', 'Type of the promo'),
      branchId: text('Cabang', 'Branch'),
      officeCode: text('Kode kantor', 'Office code'),
      branchName: text('Nama cabang', 'Name of the branch'),
      periodFrom: text('Mulai', 'Start'),
      periodTo: text('Selesai', 'End'),
      lines: text('Rate per tenor', 'Rates by tenor'),
      tenor: text('Tenor'),
      tenors: text('Tenor (bulan)', 'Tenors (months)'),
      approval: text('Persetujuan', 'Approval'),
      ended: text('Sudah berakhir', 'Ended'),
    },
    fields: {
      promoId: inAnyState(reference(promoOf(of), { immutable: true })),
      branchId: inAnyState(reference(branch, { lovParameters: { line: of }, immutable: true })),
      periodFrom: date(),
      periodTo: date(),
      lines: sheetLines(of),
    },
    derived: {
      promoCode: line({ maximum: 20 }),
      promoState: choice(promoStates),
      promoType: choice(allTypes),
      officeCode: digits({ maximum: 5 }),
      branchName: line({ maximum: 60 }),
      tenors: line({ maximum: 200, ...optional }),
      approval: choice(lineApprovals),
    },
    ranges: [['periodFrom', 'periodTo']],
    list: {
      filters: {
        promoId: reference(promoOf(of)),
        regionId: reference(region, optional),
        mraId: reference(mra, { narrowedBy: { regionId: 'regionId' }, ...optional }),
        branchId: reference(branch, { lovParameters: { line: of }, narrowedBy: { mraId: 'mraId' }, ...optional }),
        tenor: integer({ ...tenorBounds, ...optional }),
        approval: choice(lineApprovals),
        ended: flag(),
      },
      mainFilters: ['mraId', 'branchId', 'tenor'],
      sorts: ['officeCode', 'periodFrom', 'periodTo'],
      defaultSort: ['officeCode,asc'],
      search: ['officeCode', 'branchName'],
      conditions: {},
      columns: ['officeCode', 'branchName', 'periodFrom', 'periodTo', 'tenors', 'lines', 'approval'],
    },
    operations: ['list', 'detail', 'update', 'delete', 'download', 'history'],
    errors: sheetErrors,
    calls: sheetCallsOf(of, rates),
  } as const;
};

/** The promos of a line, as a reference names them. */
export const promoOf = (of: BusinessLine) => {
  const { module, title } = promoLines[of];
  return { module, path: module, title };
};
