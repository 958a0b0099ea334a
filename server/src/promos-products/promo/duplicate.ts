import type { BusinessLine } from '@console/contracts/core/business-lines';
import { endOfRange } from '@console/contracts/core/ranges';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { checkBody } from '../../records/resource/check.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { insertRecord } from '../../records/resource/write.ts';

interface Duplicated {
  readonly secureId: string;
  readonly promoCode: string;
  /** Sheets that were copied. */
  readonly sheets: number;
  /** Sheets of branches that are closed. */
  readonly leftOut: number;
}

/** A name that no promo has which is not inactive: the own one with a number behind it. */
async function freeName(tx: Tx, line: BusinessLine, name: string): Promise<string> {
  const base = name.replace(/ \(\d+\)$/, '').slice(0, 74);
  const { rows } = await sql<{ name: string }>`select lower(name) as name from promo
    where business_line = ${line} and deleted_at is null and status <> 'inactive'
      and left(lower(name), ${base.length}::int) = lower(${base})`.execute(tx);
  const taken = new Set(rows.map((row) => row.name));
  const candidates = [base, ...Array.from({ length: taken.size + 1 }, (_, at) => `${base} (${at + 2})`)];
  return candidates.find((each) => !taken.has(each.toLowerCase()))!;
}

/** Copies the sheets of a promo for its whole new period; those of closed branches are left out. */
async function copySheets(tx: Tx, from: string, to: Row, by: string): Promise<Pick<Duplicated, 'sheets' | 'leftOut'>> {
  const { rows } = await sql<{ sheets: number; leftOut: number }>`with latest as (
      select distinct on (r.branch_id) r.id, r.branch_id, gen_random_uuid() as copy,
        b.status in ('new', 'active') as is_open
      from promo_rate r join branch_view b on b.id = r.branch_id
      where r.promo_id = ${from} and r.deleted_at is null order by r.branch_id, r.period_from desc),
    sheets as (
      insert into promo_rate (id, promo_id, branch_id, period_from, period_to, created_by, updated_by)
      select copy, ${to.secureId}::uuid, branch_id, ${to['startDate']}::date, ${to['endDate']}::date,
        ${by}, ${by} from latest where is_open returning id),
    lines as (
      insert into promo_rate_line (rate_id, tenor, rate_regular, rate_repeat, store_subsidy, fif_income,
        store_admin_fee)
      select s.copy, l.tenor, l.rate_regular, l.rate_repeat, l.store_subsidy, l.fif_income, l.store_admin_fee
      from latest s join promo_rate_line l on l.rate_id = s.id and l.ended_on is null where s.is_open)
    select count(*) filter (where is_open)::int as sheets, count(*) filter (where not is_open)::int as "leftOut"
    from latest`.execute(tx);
  return rows[0]!;
}

/**
 * Copies a promo with its sheets as a new one with a new code, in another period; it starts without quota used.
 * @throws Refusal NOT_FOUND, VALIDATION
 */
export async function duplicatePromo(
  app: Application,
  tx: Tx,
  { line, registered, context }: { line: BusinessLine; registered: RegisteredResource; context: Context },
  { secureId, startDate, endDate }: { secureId: string; startDate: string; endDate: string },
): Promise<Duplicated> {
  const { caller } = context;
  const view = { of: 'detail', caller } as const;
  const [source] = await findRecords(tx, registered, [secureId], caller.scope, view);
  if (!source) throw notFound();
  const fields = Object.keys(registered.resource.fields);
  const body = {
    ...Object.fromEntries(fields.map((name) => [name, source[name]])),
    name: await freeName(tx, line, String(source['name'])),
    startDate,
    endDate: endOfRange(startDate, endDate),
  };
  const options = writeOptions(app, context);
  const copy = await insertRecord(tx, registered, await checkBody(tx, registered, body, null, options), options);
  const sheets = await copySheets(tx, secureId, copy, caller.username);
  return { secureId: copy.secureId, promoCode: String(copy['promoCode']), ...sheets };
}
