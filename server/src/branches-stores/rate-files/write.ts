import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { Application } from '../../platform/http/application.ts';
import { writeSheets } from '../concessions/carry.ts';
import type { Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Applied as Audited } from '../../records/imports/handler.ts';
import { tablesOf } from '../simulation/tables.ts';
import type { Meeting } from './in-the-way.ts';
import type { Applied, Key } from './target.ts';

/** One rate to write. */
export interface Written {
  readonly branchId: string;
  readonly label: string;
  readonly key: Key;
  readonly regular: string;
  readonly repeat: string | null;
  readonly before: Meeting | null;
  /** The concessions that it takes over. */
  readonly carried: readonly ExclusiveLine[];
}

/** Writes rates, and ends those whose place they take, by two statements whatever their number. */
export async function writeRates(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  applied: Applied,
  rates: readonly Written[],
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<Audited[]> {
  const table = sql.table(tablesOf[line].rates);
  const lastDay = dayAfter(applied.effectiveFrom, -1);
  const ended = rates.flatMap(({ before }) =>
    before && (before.until === null || before.until >= applied.effectiveFrom) ? [before] : [],
  );
  await sql`update ${table} set effective_to = ${lastDay}, version = version + 1, updated_by = ${actor.username},
      updated_at = ${now} where id = any(${ended.map(({ id }) => id)}::uuid[])`.execute(tx);
  const rows = rates.map((rate) => ({
    id: randomUUID(),
    branch_id: rate.branchId,
    product_group_id: rate.key.groupId,
    tenor_from: rate.key.from,
    tenor_to: rate.key.to,
    rate_regular: rate.regular,
    rate_repeat: rate.repeat,
    supersedes_id: rate.before?.id ?? null,
    covered_to: rate.before?.until ?? null,
  }));
  const own = line === 'UFI' ? sql`, collateral_type, age_band` : sql``;
  const ownValues = line === 'UFI' ? sql`, ${applied.collateralType}, ${applied.ageBand}` : sql``;
  await sql`insert into ${table} (id, created_by, created_at, updated_by, updated_at, branch_id, product_group_id,
      tenor_from, tenor_to, rate_regular, rate_repeat, supersedes_id, covered_to, effective_from, effective_to,
      approval ${own})
    select w.id, ${actor.username}, ${now}, ${actor.username}, ${now}, w.branch_id, w.product_group_id,
      w.tenor_from, w.tenor_to, w.rate_regular, w.rate_repeat, w.supersedes_id, w.covered_to,
      ${applied.effectiveFrom}::date,
      ${applied.effectiveTo}::date, 'APPROVED' ${ownValues}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id uuid, branch_id uuid, product_group_id uuid,
      tenor_from int, tenor_to int, rate_regular numeric, rate_repeat numeric, supersedes_id uuid,
      covered_to date)`.execute(tx);
  const sheets = rates
    .map(({ carried: lines }, at) => ({ baseId: rows[at]!.id, lines }))
    .filter(({ lines }) => lines.length > 0);
  await writeSheets(app, tx, line, 'rate', sheets, { actor, caller: null, now });
  return [
    ...rates.map((rate, at) => ({
      entityId: rows[at]!.id,
      entityLabel: rate.label,
      before: null,
      after: {
        rateRegular: rate.regular,
        rateRepeat: rate.repeat,
        tenorFrom: rate.key.from,
        tenorTo: rate.key.to,
        effectiveFrom: applied.effectiveFrom,
        effectiveTo: applied.effectiveTo,
      },
    })),
    ...ended.map(({ id, until }) => ({
      entityId: id,
      entityLabel: rates.find(({ before }) => before?.id === id)?.label ?? id,
      before: { effectiveTo: until },
      after: { effectiveTo: lastDay },
    })),
  ];
}
