import { tenorBounds } from '@console/contracts/core/credit-terms';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Phase } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { freedDays, type Freed } from '../../records/effective/freed.ts';
import type { Warning } from '../../records/resource/approval.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { lowestYields, type YieldsOf } from '../branch-rates/yields.ts';
import { belowFloor } from '../simulation/judge-yield.ts';
import { lowerOf, type LowYield } from '../simulation/least-yield.ts';

/** What contracts of a branch under Qanun are charged, and when. */
export interface Charged {
  readonly branchId: string;
  readonly ujrahAdminRegular: number;
  readonly ujrahAdminRepeat: number;
  readonly ujrahCharge: 'FINANCED' | 'UPFRONT';
  readonly fiduciaFee: number;
  readonly takafulRate?: string | null;
  /** Of vehicles. */
  readonly takafulCover?: 'TLO' | 'COMPREHENSIVE' | null;
  readonly takafulYear1?: string | null;
  readonly takafulYear2?: string | null;
  readonly takafulYear3?: string | null;
  readonly takafulYear4?: string | null;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

interface Change {
  readonly values: Charged | null;
  readonly before: (Charged & { readonly secureId?: string; readonly phase: Phase }) | null;
  /** Of a row of a file: the record whose place it takes. */
  readonly replaces?: (Charged & { readonly secureId: string }) | null;
}

type Overrides = NonNullable<YieldsOf['overrides']>;

/** The takaful rates of a record. */
const takafulOf = ({ takafulRate = null, takafulCover = null, ...years }: Charged): Overrides['takaful'] => ({
  rate: takafulRate,
  cover: takafulCover,
  years: [years.takafulYear1, years.takafulYear2, years.takafulYear3, years.takafulYear4].map((rate) => rate ?? null),
});

/** A record as the simulation takes it. */
const chargedBy = (record: Charged): Overrides => ({
  qanun: true,
  takaful: takafulOf(record),
  fees: [
    {
      feeType: 'ADMIN',
      valueType: 'AMOUNT',
      regular: String(record.ujrahAdminRegular),
      repeat: String(record.ujrahAdminRepeat),
      charge: record.ujrahCharge,
    },
    { feeType: 'FIDUSIA', valueType: 'AMOUNT', regular: String(record.fiduciaFee), repeat: null, charge: 'UPFRONT' },
  ],
});

const tables = { SPEKTRA: 'qanun_branch', NMC: 'qanun_branch_nmc' } as const;

/** What is charged on days that a record no longer holds: by the one before it, or the fees of the branch. */
async function chargedWithout(
  db: Db | Tx,
  line: 'SPEKTRA' | 'NMC',
  { branchId, effectiveFrom }: Charged,
  { givenBack }: Freed,
): Promise<Overrides> {
  const ofVehicles =
    line === 'NMC'
      ? sql`, takaful_cover as "takafulCover", takaful_year1 as "takafulYear1", takaful_year2 as "takafulYear2",
          takaful_year3 as "takafulYear3", takaful_year4 as "takafulYear4"`
      : sql``;
  const { rows } = await sql<Charged>`select ujrah_admin_regular as "ujrahAdminRegular",
      ujrah_admin_repeat as "ujrahAdminRepeat", ujrah_charge as "ujrahCharge", fiducia_fee as "fiduciaFee",
      takaful_rate as "takafulRate" ${ofVehicles}
    from ${sql.table(tables[line])} where ${givenBack} and branch_id = ${branchId} and deleted_at is null
      and approval = 'APPROVED' and effective_to = ${effectiveFrom}::date - 1`.execute(db);
  return rows[0] ? chargedBy(rows[0]) : { qanun: false };
}

type Judged = Pick<YieldsOf, 'branchId' | 'day' | 'until'> & { readonly overrides: Overrides };

/** Where the yields of a change are judged, and with what. */
async function judgedIn(db: Db | Tx, line: 'SPEKTRA' | 'NMC', change: Change): Promise<readonly Judged[]> {
  const { values, before } = change;
  const judged: Judged[] = [];
  const gone = before ?? values;
  for (const freed of await freedDays(db, tables[line], change))
    judged.push({
      branchId: gone!.branchId,
      day: freed.from,
      until: freed.to,
      overrides: await chargedWithout(db, line, gone!, freed),
    });
  if (!values || before?.phase === 'IN_FORCE') return judged;
  const { branchId, effectiveFrom: day, effectiveTo: until } = values;
  return [{ branchId, day, until, overrides: chargedBy(values) }, ...judged];
}

/** For each of these changes the lowest yield of a rate of its branch, where it is less than the line demands. */
export async function lowestUnderQanun(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  changes: readonly Change[],
): Promise<readonly (LowYield | null)[]> {
  if (line === 'UFI') return changes.map(() => null);
  const today = jakartaDay(app.services.now());
  const band = { from: tenorBounds.minimum, to: tenorBounds.maximum };
  const judged: (YieldsOf & { readonly at: number })[] = [];
  for (const [at, change] of changes.entries()) {
    for (const of of await judgedIn(db, line, change))
      judged.push({ ...of, ...band, day: of.day > today ? of.day : today, at });
  }
  const found = await lowestYields(app, db, line, judged);
  return changes.map((_, at) => found.filter((__, index) => judged[index]!.at === at).reduce(lowerOf, null));
}

/** A record, or its end, with which a rate of the branch yields less than its line demands. */
export async function warningsOfQanun(
  app: Application,
  db: Db | Tx,
  line: BusinessLine,
  change: Change,
): Promise<readonly Warning[]> {
  const [lowest] = await lowestUnderQanun(app, db, line, [change]);
  return lowest ? [belowFloor(lowest)] : [];
}
