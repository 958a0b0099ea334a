import type { FieldError } from '@console/contracts/core/errors';
import type { LineBody, OwnRow, Placement } from '@console/contracts/promos-products/promo-rate';
import { Refusal } from '../../platform/http/refusal.ts';

/** A line of a sheet, and the row that it comes from, as faults name it. */
interface Placed {
  readonly from: string;
  readonly line: LineBody;
}

function withoutBranch(row: OwnRow): LineBody {
  const { tenor, rateRegular, rateRepeat, storeSubsidy, fifIncome, storeAdminFee } = row;
  return { tenor, rateRegular, rateRepeat, storeSubsidy, fifIncome, storeAdminFee };
}

/** The lines of one branch: its own rows, and those of the grid for the tenors that it has none of. */
export function linesAt({ lines, overrides }: Placement, officeCode: string): readonly Placed[] {
  const own = (overrides ?? []).flatMap((row, at): Placed[] =>
    row.officeCode === officeCode ? [{ from: `overrides[${at}]`, line: withoutBranch(row) }] : [],
  );
  const shared = lines.flatMap((line, at): Placed[] =>
    own.some((each) => each.line.tenor === line.tenor) ? [] : [{ from: `lines[${at}]`, line }],
  );
  return [...shared, ...own];
}

/** Rows of branches that are not among those of the placement. */
export const strangeRows = ({ overrides }: Placement, officeCodes: readonly string[]): FieldError[] =>
  (overrides ?? []).flatMap(({ officeCode }, at) =>
    officeCodes.includes(officeCode) ? [] : [{ field: `overrides[${at}].officeCode`, code: 'NOT_FOUND' }],
  );

const ofLine = /^lines\[(\d+)\]/;

/**
 * Faults of the sheet of one branch as the person has typed it: those of cells by the row that they were typed in, the
 * others beside the list of branches.
 */
export function faultsAt(cause: unknown, officeCode: string, placed: readonly Placed[]): FieldError[] {
  if (!(cause instanceof Refusal)) throw cause;
  const { errors } = cause.details;
  if (!errors) throw cause;
  return errors.map((error) => {
    const row = ofLine.exec(error.field);
    if (row) return { ...error, field: error.field.replace(ofLine, placed[Number(row[1])]?.from ?? 'lines') };
    if (error.field === 'lines' || error.field === 'reason') return error;
    return { ...error, field: 'branchIds', about: [officeCode] };
  });
}
