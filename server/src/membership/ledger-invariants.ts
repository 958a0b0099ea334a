import { sql } from 'kysely';
import type { Db } from '../platform/context.ts';

/** What must hold of limits and escrow accounts whatever happened; a row is a violation. */
const checks: Readonly<Record<string, string>> = {
  'plafond: sums of the movements': `select p.id from member_plafond p
    left join lateral (select sum(case direction when 'in' then amount when 'out' then -amount else 0 end) as sum,
      count(*) as count, max(seq_no) as last from plafond_movement where plafond_id = p.id) m on true
    where coalesce(m.sum, 0) <> p.available or m.count <> coalesce(p.last_movement_no, 0)
      or coalesce(m.last, 0) <> coalesce(p.last_movement_no, 0)`,
  'plafond: parts of the movements': `select p.id from member_plafond p
    left join lateral (select
      sum(case kind when 'GRANT' then amount when 'EXPIRE' then -amount
        when 'ADJUST' then case direction when 'in' then amount else -amount end else 0 end) as total,
      sum(case kind when 'USE' then amount when 'RESTORE' then -amount else 0 end) as used,
      sum(case kind when 'RESERVE' then amount when 'RELEASE' then -amount when 'USE' then -amount else 0 end) as held
      from plafond_movement where plafond_id = p.id) m on true
    where coalesce(m.total, 0) <> p.total or coalesce(m.used, 0) <> p.used
      or coalesce(m.held, 0) <> p.reserved_orders + p.reserved_family`,
  'escrow: sums of the movements': `select a.id from escrow_account a
    left join lateral (select sum(case direction when 'in' then amount when 'out' then -amount else 0 end) as sum,
      sum(case kind when 'HOLD' then amount when 'RELEASE' then -amount else 0 end) as held,
      count(*) as count, max(seq_no) as last from escrow_movement where escrow_id = a.id) m on true
    where coalesce(m.sum, 0) <> a.balance or coalesce(m.held, 0) <> a.held
      or m.count <> coalesce(a.last_movement_no, 0) or coalesce(m.last, 0) <> coalesce(a.last_movement_no, 0)`,
  'escrow: never below what is held': `select escrow_id as id from escrow_movement
    where held_after < 0 or held_after > balance_after`,
};

/** Accounts whose movements do not add up, by the check that found them; empty when all do. */
export async function brokenLedgers(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db);
    broken.push(...rows.map(({ id }) => `${name}: ${id}`));
  }
  return broken;
}
