import { conditionField, conditionsOf } from '@console/contracts/core/conditions/declared';
import { isBounded } from '@console/contracts/core/conditions/operators';
import { readConditions } from '@console/contracts/core/conditions/read';
import { writeGroup, type Condition, type ConditionGroup, type Match } from '@console/contracts/core/conditions/where';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { conditionsWith, holds } from './conditions.fixture.ts';
import type { Sql } from './definition.ts';
import { filtered, selected, visible } from './predicates.ts';
import { from, selectFrom } from './read.ts';
import { resourcesOf, type RegisteredResource, type Row } from './registered.ts';

const server = useServer({ modules });
const everybody = { type: 'all' } as const;
const mostRows = 3_000;
const now = seedDate;

const lists = (): RegisteredResource[] =>
  walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource }) => resource.operations.includes('list') && Object.keys(conditionsOf(resource)).length > 0,
  );

async function rowsOf(registered: RegisteredResource): Promise<Row[]> {
  const { rows } = await sql<Row>`${selectFrom(registered)} where ${visible(registered, everybody)}
    order by t.id limit ${mostRows}`.execute(server.current.database.db);
  return rows;
}

/** Lists with a period of their own are asked without it, as it leaves rows out that pass the conditions. */
const asked = (registered: RegisteredResource, filters: { readonly where: unknown }): Sql =>
  registered.definition.narrow
    ? sql`${visible(registered, everybody)} and ${filtered(registered, [['where', filters.where]], now)}`
    : selected(registered, { filters, search: null }, everybody, now);

async function found(
  registered: RegisteredResource,
  groups: readonly ConditionGroup[],
  match: Match = 'all',
): Promise<Set<string>> {
  const read = readConditions(registered.resource, groups.map(writeGroup), match);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const filters = { where: read.conditions };
  const { rows } = await sql<{ id: string }>`
    select t.id ${from(registered)} where ${asked(registered, filters)}`.execute(server.current.database.db);
  return new Set(rows.map(({ id }) => id));
}

const valid = (registered: RegisteredResource, condition: Condition): boolean =>
  readConditions(registered.resource, [writeGroup({ match: 'all', conditions: [condition] })], 'all').ok;

const difference = (name: string, expected: readonly Row[], answered: Set<string>, known: ReadonlySet<string>) => {
  const wanted = new Set(expected.map(({ secureId }) => secureId));
  const missing = [...wanted].filter((id) => !answered.has(id)).length;
  const wrong = [...answered].filter((id) => known.has(id) && !wanted.has(id)).length;
  return missing + wrong === 0 ? [] : [`${name}: ${missing} missing, ${wrong} wrong of ${wanted.size}`];
};

test('every operator of every field of every list finds what the rows themselves say', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const registered of lists()) {
    const rows = await rowsOf(registered);
    const known = new Set(rows.map(({ secureId }) => secureId));
    for (const [name, operators] of Object.entries(conditionsOf(registered.resource)))
      for (const operator of operators) {
        const field = conditionField(registered.resource, name)!;
        for (const condition of conditionsWith(name, operator, field, rows)) {
          if (!valid(registered, condition)) continue;
          asked += 1;
          const group: ConditionGroup = { match: 'all', conditions: [condition] };
          const label = `${registered.resource.module}: ${writeGroup(group)}`;
          try {
            const expected = rows.filter((row) => holds(field, condition, row[name], now));
            faults.push(...difference(label, expected, await found(registered, [group]), known));
          } catch (error) {
            faults.push(`${label}: ${(error as Error).message}`);
          }
        }
      }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(atLeast(1_000));
});

test('every declared operator of every list could be asked with some value', async () => {
  const faults: string[] = [];
  for (const registered of lists()) {
    const rows = await rowsOf(registered);
    for (const [name, operators] of Object.entries(conditionsOf(registered.resource)))
      for (const operator of operators) {
        const field = conditionField(registered.resource, name)!;
        if (!conditionsWith(name, operator, field, rows).some((condition) => valid(registered, condition)))
          faults.push(`${registered.resource.module}.${name} ${operator}`);
      }
  }
  expect(faults).toEqual([]);
});

/** Indexes of all live rows that stand in the way at most. */
const mostInTheWay = 30;

/** Conditions by which an index finds rows, in a plan that may not read a table or a whole index. */
async function isServed(registered: RegisteredResource, predicate: Sql): Promise<boolean> {
  const tx = await server.current.database.db.startTransaction().execute();
  try {
    // Example tables are short, so that the planner would read them, or any index, whole.
    for (const way of ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(tx);
    for (let round = 0; round < mostInTheWay; round += 1) {
      const { rows } = await sql`explain (format json) select t.id ${from(registered)} where ${predicate}`.execute(tx);
      const plan = JSON.stringify(rows);
      const found = plan.matchAll(/"(?:Index|Recheck) Cond":"([^"]*)"/g);
      // An index over all live rows finds nothing in particular.
      if ([...found].some(([, by]) => by !== '(deleted_at IS NULL)')) return true;
      // Of so few rows it costs the same as the right one, which is seen without it.
      const [, inTheWay] = /"Index Name":"([^"]*)"/.exec(plan) ?? [];
      if (inTheWay === undefined) return false;
      await sql`drop index ${sql.ref(inTheWay)}`.execute(tx);
    }
    return false;
  } finally {
    await tx.rollback().execute();
  }
}

test('above the bounded volume every declared operator is served by an index on its field', async () => {
  const faults: string[] = [];
  const long = lists().filter(({ resource }) => !isBounded({ volume: resource.volume, large: resource.list.large }));
  for (const registered of long) {
    const rows = await rowsOf(registered);
    for (const [name, operators] of Object.entries(conditionsOf(registered.resource)))
      for (const operator of operators)
        for (const condition of conditionsWith(name, operator, conditionField(registered.resource, name)!, rows)) {
          const read = readConditions(
            registered.resource,
            [writeGroup({ match: 'all', conditions: [condition] })],
            'all',
          );
          if (!read.ok) continue;
          const predicate = filtered(registered, [['where', read.conditions]], now);
          const live = registered.definition.where ?? sql`t.deleted_at is null`;
          if (!(await isServed(registered, predicate)) && !(await isServed(registered, sql`${live} and ${predicate}`)))
            faults.push(`${registered.resource.module}: ${name} ${operator}`);
        }
  }
  expect([...new Set(faults)]).toEqual([]);
  expect(long.length).toBeGreaterThan(atLeast(5));
});

test('groups combine their conditions, and the list its groups, by and and or', async () => {
  let compared = 0;
  for (const registered of lists().filter(({ resource }) => resource.status)) {
    const rows = await rowsOf(registered);
    const known = new Set(rows.map(({ secureId }) => secureId));
    const active: Condition = { field: 'status', operator: 'is', values: ['active'] };
    const recent: Condition = { field: 'createdAt', operator: 'relative', values: ['last-30-days'] };
    const changed: Condition = { field: 'updatedAt', operator: 'relative', values: ['this-year'] };
    const is = (condition: Condition) => (row: Row) =>
      holds(conditionField(registered.resource, condition.field)!, condition, row[condition.field], now);
    for (const match of ['all', 'any'] as const)
      for (const outer of ['all', 'any'] as const) {
        const groups: ConditionGroup[] = [
          { match, conditions: [active, recent] },
          { match: 'all', conditions: [changed] },
        ];
        const expected = rows.filter((row) => {
          const [one, two, three] = [is(active)(row), is(recent)(row), is(changed)(row)];
          const group = match === 'all' ? one && two : one || two;
          return outer === 'all' ? group && three : group || three;
        });
        const name = `${registered.resource.module} ${match} ${outer}`;
        if (!('createdAt' in conditionsOf(registered.resource))) continue;
        compared += 1;
        expect(difference(name, expected, await found(registered, groups, outer), known)).toEqual([]);
      }
  }
  expect(compared).toBeGreaterThan(atLeast(40));
});
