import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { ImportRun } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { earlierRates, type EarlierRate } from '../branch-rates/earlier-rates.ts';
import { inTheWay, keyText, placeOf, type Placed } from './in-the-way.ts';
import type { Applied } from './target.ts';

/** A branch of a line, as a row of a file names it. */
export interface Office {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly inScope: boolean;
}

/** Branches of the line by their office codes, those that are switched off too. */
async function officesOf(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, Office>> {
  const { rows } = await sql<Office>`select b.id, b.office_code as code, b.name, b.status,
      ${inBranches(scope, 'b.id')} as "inScope"
    from branch_view b where b.business_line = ${line} and b.office_code = any(${codes})
      and b.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** What a row comes to: its office, and how each key is written. */
export interface Looked {
  readonly office: Office | undefined;
  readonly placed: readonly Placed[];
  /** What customers of the office paid before, at any of the keys. */
  readonly earlier: readonly EarlierRate[];
}

/** Looks up the offices of rows, and what stands in their way. */
export async function lookUp(
  db: Db | Tx,
  line: BusinessLine,
  rows: readonly { readonly values: { readonly office_code: string } }[],
  applied: Applied,
  { scope, now }: Pick<ImportRun, 'scope' | 'now'>,
): Promise<readonly Looked[]> {
  const today = jakartaDay(now);
  const offices = await officesOf(
    db,
    line,
    rows.map(({ values }) => values.office_code),
    scope,
  );
  const ids = [...offices.values()].map(({ id }) => id);
  const meetings = await inTheWay(db, line, ids, applied, today);
  const earlier = await earlierRates(db, line, ids, applied.keys, applied);
  return rows.map(({ values }) => {
    const office = offices.get(values.office_code);
    return {
      office,
      placed: office
        ? applied.keys.map((key) => placeOf(meetings.get(keyText(office.id, key)) ?? [], key, applied, today))
        : [],
      earlier: office ? applied.keys.flatMap((_, index) => earlier(office.id, index)) : [],
    };
  });
}
