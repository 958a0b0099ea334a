import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import type { ImportRun } from '../../records/imports/handler.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { earlierRates, type EarlierRate } from '../branch-rates/earlier-rates.ts';
import { concessionsOf } from '../concessions/carry.ts';
import { beforeIn, inTheWay, keyText, placeOf, type Placed } from './in-the-way.ts';
import { officesOf, type Office } from './offices.ts';
import type { Applied } from './target.ts';

/** What a row comes to: its office, and how each key is written. */
export interface Looked {
  readonly office: Office | undefined;
  readonly placed: readonly Placed[];
  /** The concessions that each new rate takes over. */
  readonly carried: readonly (readonly ExclusiveLine[])[];
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
  const earlier = await earlierRates(db, line, ids, applied.keys, { ...applied, today });
  const places = rows.map(({ values }) => {
    const office = offices.get(values.office_code);
    return office
      ? applied.keys.map((key) => placeOf(meetings.get(keyText(office.id, key)) ?? [], key, applied, today))
      : [];
  });
  const sheets = await concessionsOf(
    db,
    line,
    'rate',
    places.flat().flatMap((each) => beforeIn(each)?.id ?? []),
    applied,
  );
  return rows.map(({ values }, at) => {
    const office = offices.get(values.office_code);
    const placed = places[at]!;
    return {
      office,
      placed,
      carried: placed.map((each) => sheets.get(beforeIn(each)?.id ?? '') ?? []),
      earlier: office ? applied.keys.flatMap((_, index) => earlier(office.id, index)) : [],
    };
  });
}
