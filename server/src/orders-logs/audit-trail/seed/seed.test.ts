import { auditActions } from '@console/contracts/orders-logs/audit-trail';
import { sql } from 'kysely';
import { useDatabase } from '../../../../test/database.ts';
import { seedDate } from '../../../../test/environment.ts';

const database = useDatabase();
const entries = () => database.current.db.selectFrom('audit_entry').selectAll().orderBy('at').execute();

describe('the seeded audit trail', () => {
  it('holds 800 entries of the 30 days before the seed date', async () => {
    const all = await entries();
    expect(all).toHaveLength(800);
    expect(Date.parse(all[0]!.at)).toBeGreaterThanOrEqual(seedDate.getTime() - 30 * 86_400_000);
    expect(Date.parse(all.at(-1)!.at)).toBeLessThanOrEqual(seedDate.getTime());
  });

  it('has failed sign-ins, reveals, exports, refusals and one bulk change with 25 children', async () => {
    const all = await entries();
    const verbs = new Set(all.map(({ action }) => action));
    for (const action of [
      'LOGIN',
      'LOGOUT',
      'LOGIN_FAILED',
      'REVEAL',
      'EXPORT',
      'CREATE',
      'APPROVE',
      'REQUEST',
      'REJECT',
      'EXPIRE',
      'ACTIVATE',
    ])
      expect(verbs).toContain(action);
    expect(
      [...verbs].filter((action) => action !== 'EXPIRE' && !(auditActions as readonly string[]).includes(action)),
    ).toEqual([]);
    expect(all.filter(({ outcome }) => outcome === 'refused').length).toBeGreaterThan(20);
    const [parent] = all.filter(({ record_count, action }) => action === 'ACTIVATE' && record_count !== null);
    expect(parent?.record_count).toBe(25);
    expect(all.filter(({ parent_id }) => parent_id === parent?.id)).toHaveLength(25);
  });

  it('names only people, roles and records that are there', async () => {
    const { rows: strangers } = await sql`select username from audit_entry e where username <> 'SYSTEM' and not exists (
      select from app_user u join user_role h on h.user_id = u.id join role r on r.id = h.role_id
        where u.username = e.username and u.name = e.actor_name and r.name = any(e.role_names))`.execute(
      database.current.db,
    );
    expect(strangers).toEqual([]);
    const { rows: lost } =
      await sql`select module, entity_id from audit_entry where entity_id is not null and entity_id::uuid not in (
      select id from app_user union all select id from blacklist_phone union all select id from master_banner
        union all select id from zip_code)`.execute(database.current.db);
    expect(lost).toEqual([]);
  });

  it('shows no number in clear', async () => {
    const { rows } = await sql`select id from audit_entry where row_to_json(audit_entry)::text ~ '08[0-9]{9,}'`.execute(
      database.current.db,
    );
    expect(rows).toEqual([]);
  });

  it('leads every barred number to the state it has', async () => {
    const { rows } = await sql<{ state: string; last: string }>`
      select b.state, last.change->>'after' as last from blacklist_phone b join lateral (
        select c.change from audit_entry e, jsonb_array_elements(e.changes) c(change)
          where e.entity_id = b.id::text and c.change->>'field' = 'state'
          order by e.at desc limit 1) last on true`.execute(database.current.db);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ state, last }) => state !== last)).toEqual([]);
  });
});
