import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { monthFrom } from '../seed-days.ts';

/** Active outlets without an SAO: theirs left ten days before. */
const unassigned = 12;

/** Id of the open row of a seeded outlet. */
export const assignmentId = (outletCode: string): string => seedId('sao-assign', outletCode);

interface Row {
  readonly id: string;
  readonly code: string;
  readonly type: string;
  readonly active: boolean;
  readonly sao: string | null;
}

/** Every active outlet has the SAO of its office but for 12 (docs/model/branches-stores.md#sao-assignment). */
export const seed: Seed = {
  name: 'sao-assign',
  async run(tx, { date }) {
    const { rows } = await sql<Row>`select t.id, t.outlet_code as code, t.outlet_type as type,
        t.outlet_active as active, (select u.id from app_user_view u join user_branch_view m on m.user_id = u.id
          where m.branch_id = t.branch_id and u.username like 'SAO%' order by u.npk limit 1) as sao
      from sao_assignment t where t.state = 'UNASSIGNED' order by t.outlet_type, t.outlet_code`.execute(tx);
    const waiting = rows.filter(({ active, type }) => active && type === 'STORE').filter((_, k) => k % 21 === 5);
    const left = new Set(waiting.slice(0, unassigned).map(({ id }) => id));
    const start = monthFrom(date, -6);
    const values = rows.map(({ id, code, type, active, sao }) => ({
      id,
      seeded: assignmentId(`${type}:${code}`),
      former: left.has(id) && sao !== null ? seedId('sao-assign', `${type}:${code}:1`) : null,
      sao: active && !left.has(id) ? sao : null,
      before: sao,
    }));
    const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      v(id uuid, seeded uuid, former uuid, sao uuid, before uuid)`;
    const ended = new Date(date.getTime() - 10 * 86_400_000).toISOString().slice(0, 10);
    await sql`update sao_assignment t set id = v.seeded, sao_id = v.sao,
        start_date = case when v.sao is not null then ${start}::date end,
        state = case when v.sao is null then 'UNASSIGNED' else 'OPEN' end
      from ${given} where t.id = v.id`.execute(tx);
    await sql`insert into sao_assignment (id, created_by, created_at, updated_by, updated_at, outlet_type, outlet_id,
        outlet_code, outlet_name, outlet_active, branch_id, sao_id, start_date, end_date, orders_until, state)
      select v.former, 'SYSTEM', ${date}, 'SYSTEM', ${date}, t.outlet_type, t.outlet_id, t.outlet_code, t.outlet_name,
        t.outlet_active, t.branch_id, v.before, ${start}::date, ${ended}::date, t.orders_from, 'ENDED'
      from ${given} join sao_assignment t on t.id = v.seeded where v.former is not null`.execute(tx);
    await sql`analyze sao_assignment`.execute(tx);
  },
};
