import type { Call } from '@console/contracts/core/call';
import { phases } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { ofSelection, prepared, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, partNumbers, partOf, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { columnOf } from '../resource/columns.ts';
import { resourcesOf, type RegisteredResource, type Row } from '../resource/registered.ts';
import { jakartaDay } from '../resource/phase.ts';
import { dayAfter, dayText } from './rules.ts';
import { oneOfEachShape } from './shapes.fixtures.ts';

const server = useServer({ modules });
const makers = ['HOOPS01', 'HOOPS02'].map((name) => testCaller(name, { '*': 'Full Access' }));
const checker = testCaller('HOOPSHD1', { '*': 'Full Access' });
const effective = (): RegisteredResource[] =>
  walkedResources(resourcesOf(server.current.app).values()).filter(({ resource }) => resource.effective);
const db = () => server.current.database.db;
const listOf = async ({ calls }: RegisteredResource, query: Readonly<Record<string, unknown>> = {}) =>
  (await server.current.call(calls['list'], checker, { query: { size: 100, ...query } })).result as {
    rows: Row[];
    total: number;
  };
const each = async (check: (registered: RegisteredResource) => Promise<unknown>) => {
  expect(effective().length).toBeGreaterThan(atLeast(0));
  for (const registered of effective()) await check(registered);
};

afterEach(() => server.current.setNow(seedDate));

test('the database holds the key, the bands and the period of every such table', () =>
  each(async ({ resource, definition }) => {
    const { rows } = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text from pg_constraint
      where conname = ${`${definition.table}_period`}`.execute(db());
    const { key, bands = [] } = resource.effective!;
    for (const name of [...key, ...bands.flat(), 'effectiveFrom', 'effectiveTo'])
      expect(rows[0]?.text).toContain(columnOf(definition as never, name));
    expect(rows[0]?.text).toMatch(/^EXCLUDE USING gist .*deleted_at IS NULL.*REJECTED/s);
  }));

test('nobody stores a live record twice, whatever writes it', () =>
  each(async ({ definition }) => {
    const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_name = ${definition.table} and column_name not in ('id')`.execute(
      db(),
    );
    const names = sql.raw(rows[0]!.names);
    const table = sql.table(definition.table);
    const copy = sql`insert into ${table} (id, ${names}) select gen_random_uuid(), ${names} from ${table}
      where deleted_at is null and approval = 'APPROVED' limit 1`.execute(db());
    await expect(copy).rejects.toThrow(`${definition.table}_period`);
  }));

const phaseOn = (day: string, { effectiveFrom, effectiveTo, ...row }: Row): string => {
  // Whatever the day: nobody approved it.
  if (row['phase'] === 'PENDING' || row['phase'] === 'REJECTED') return row['phase'];
  if (dayText(effectiveFrom) > day) return 'SCHEDULED';
  return effectiveTo !== null && dayText(effectiveTo) < day ? 'ENDED' : 'IN_FORCE';
};

/** Days enough for each phase, spread over all of them; the whole run takes every day. */
function spread(days: readonly string[]): string[] {
  const sorted = [...new Set(days)].toSorted();
  const step = prepared.selection === 'all' ? 1 : Math.ceil(sorted.length / 8);
  return sorted.filter((_, index) => index % step === 0 || index === sorted.length - 1);
}

test('the phase follows from the day in Jakarta, in rows, filters and order alike', () =>
  each(async (registered) => {
    const { rows } = await listOf(registered);
    const edges = rows.flatMap(({ effectiveFrom }) => [dayText(effectiveFrom), dayAfter(dayText(effectiveFrom), -1)]);
    for (const day of spread(edges)) {
      server.current.setNow(new Date(`${day}T23:59:59.999+07:00`));
      const now = await listOf(registered, { sort: ['phase,asc'] });
      expect(now.rows.map((row) => row['phase'])).toEqual(now.rows.map((row) => phaseOn(day, row)));
      const order = now.rows.map((row) => phases.findIndex(({ value }) => value === row['phase']));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const counts = await Promise.all(
        phases.map(async ({ value }) => (await listOf(registered, { phase: value })).total),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(now.total);
      const inForce = now.rows.filter((row) => row['phase'] === 'IN_FORCE').length;
      // Of a longer list one page is here.
      if (now.total === now.rows.length) expect((await listOf(registered, { inForceOn: day })).total).toBe(inForce);
    }
  }));

/** The same numbers in each run. */
function randomly(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('a cancellation that waits until its row is in force is outdated, and waits no longer', async () => {
  const seen: string[] = [];
  await each(async (registered) => {
    const { calls, resource } = registered;
    const { rows } = await listOf(registered, { phase: 'SCHEDULED' });
    const [row] = rows;
    if (!row) return;
    const day = dayText(row['effectiveFrom']);
    server.current.setNow(new Date(`${dayAfter(day, -1)}T12:00:00+07:00`));
    const { secureId, version } = row;
    const body = { secureId, version, reason: 'dijadwalkan keliru' };
    const { status, result } = await server.current.call(calls['cancel'], makers[0]!, { body });
    if (status !== 202) return;
    server.current.setNow(new Date(`${day}T00:00:01+07:00`));
    const decision = { body: { secureIds: [result.change.secureId], note: 'diputuskan' } };
    const late = await server.current.call(calls['approveChange'], checker, decision);
    expect([resource.module, late.body.code]).toEqual([resource.module, 'CHANGE_OUTDATED']);
    const again = await server.current.call(calls['approveChange'], checker, decision);
    expect([resource.module, again.body.code]).toEqual([resource.module, 'NOT_PENDING']);
    expect((await listOf(registered, { phase: 'IN_FORCE', size: 100 })).rows.length).toBeGreaterThan(0);
    seen.push(resource.module);
  });
  expect(seen.length).toBeGreaterThan(atLeast(1));
});

/** Pairs of approved records of a key that intersect. */
async function overlaps({ resource, definition }: RegisteredResource): Promise<number> {
  const { key, bands = [] } = resource.effective!;
  const of = (name: string) => columnOf(definition as never, name)!;
  const same = [
    ...key.map((name) => `a.${of(name)} is not distinct from b.${of(name)}`),
    ...bands.map(([from, to]) => `a.${of(from)} <= b.${of(to)} and b.${of(from)} <= a.${of(to)}`),
  ].join(' and ');
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(definition.table)} a
    join ${sql.table(definition.table)} b on a.id < b.id and ${sql.raw(same)}
      and daterange(a.effective_from, a.effective_to, '[]') && daterange(b.effective_from, b.effective_to, '[]')
    where a.approval = 'APPROVED' and b.approval = 'APPROVED' and a.deleted_at is null and b.deleted_at is null
  `.execute(db());
  return rows[0]!.count;
}

const parts = 4;

test.each(partNumbers(parts))('proposals at random, at once, leave no overlap and no fault (part %i)', async (part) => {
  const random = randomly(20_261_123 + part);
  const reason = 'perubahan tarif acak';
  let approved = 0;
  // What differs between tables of one shape are their fields.
  const tables = ofSelection({ gate: oneOfEachShape(effective()), all: effective() });
  for (const registered of partOf(tables, part, parts)) {
    const { resource, calls } = registered;
    const send = (call: Call | undefined, body: object, caller = makers[random(2)]!) =>
      server.current.call(call, caller, { body });
    const fields = Object.keys(resource.fields);
    const pick = <T>(from: readonly T[]): T => from[random(from.length)]!;
    // The embedded database has one session: nothing meets there, and one round shows that the rules are the same.
    const most = (await listOf(registered)).total > 100 ? 2 : 4;
    const rounds = prepared.server ? most / (prepared.selection === 'all' ? 1 : 2) : 1;
    for (let round = 0; round < rounds; round += 1) {
      const now = new Date(seedDate.getTime() + round * 20 * 86_400_000);
      server.current.setNow(now);
      const today = jakartaDay(now);
      const { rows } = await listOf(registered);
      const day = () => dayAfter(today, 1 + random(60));
      const bodyOf = (row: Row) => ({
        ...Object.fromEntries(fields.map((name) => [name, row[name]])),
        secureId: row.secureId,
        version: row.version,
        effectiveFrom: day(),
        effectiveTo: random(2) === 0 ? null : dayAfter(today, 61 + random(60)),
        reason,
      });
      const propose = () => {
        const row = pick(rows);
        const { secureId, version } = row;
        const kind = random(5);
        if (kind === 0) return send(calls['end'], { secureId, version, effectiveTo: day(), reason });
        // Some are entered by files alone.
        if (kind === 1 || !calls['create']) return send(calls['cancel'], { secureId, version, reason });
        return send(calls[kind === 2 ? 'create' : 'update'], bodyOf(row));
      };
      const answers = await Promise.all(Array.from({ length: 12 }, propose));
      const waiting = (await server.current.call(calls['changes'], checker, { query: { state: ['PENDING'] } })).result
        .rows as { secureId: string }[];
      const decisions = waiting.map(({ secureId }) => {
        const approves = random(4) > 0;
        return send(
          approves ? calls['approveChange'] : calls['rejectChange'],
          { secureIds: [secureId], note: 'diputuskan' },
          checker,
        );
      });
      const decided = await Promise.all([...decisions, ...Array.from({ length: 4 }, propose)]);
      approved += decided.filter(({ status }) => status === 200).length;
      const statuses = [...answers, ...decided].map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await overlaps(registered)).toBe(0);
    }
  }
  expect(approved).toBeGreaterThan(atLeast(0));
});
