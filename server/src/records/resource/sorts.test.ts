import { isBounded } from '@console/contracts/core/conditions/operators';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { atLeast, walked, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { orderOf } from './order.ts';
import { visible } from './predicates.ts';
import { from, selectFrom } from './read.ts';
import { resourcesOf, type RegisteredResource, type Row } from './registered.ts';

const server = useServer({ modules });
const everybody = { type: 'all' } as const;
const mostRows = 500;

const lists = (): RegisteredResource[] =>
  walkedResources(resourcesOf(server.current.app).values()).filter(
    ({ resource: { operations, calls } }) => operations.includes('list') && !Object.hasOwn(calls, 'list'),
  );
const isLong = ({ resource: { volume, list } }: RegisteredResource) => !isBounded({ volume, large: list.large });
const db = () => server.current.database.db;

/** Kinds of which the values of rows compare as the database compares them. */
const plain = new Set(['integer', 'money', 'date']);

const isBlank = (value: unknown) => value === null || value === undefined;

/** Why rows do not stand in the order of a field; empty when they do. */
function disorder(registered: RegisteredResource, name: string, rows: readonly Row[], way: 'asc' | 'desc'): string {
  const { fields, derived } = registered.resource;
  const field = fields[name] ?? derived[name];
  const own = registered.definition.sorts?.[name];
  if (own || field?.kind === 'reference') return '';
  const values = rows.map((row) => row[name]);
  const firstBlank = values.findIndex(isBlank);
  if (firstBlank >= 0 && !values.slice(firstBlank).every(isBlank)) return 'blanks among the others';
  if (!field || !plain.has(field.kind)) return '';
  const shown = values
    .filter((value) => !isBlank(value))
    .map((value) => (field.kind === 'date' ? value : Number(value)));
  const isOrdered = shown.every((value, at) => {
    const before = shown[at - 1];
    if (at === 0) return true;
    return way === 'asc' ? before! <= value! : before! >= value!;
  });
  return isOrdered ? '' : 'out of order';
}

test('every list sorts by each of its columns, both ways, blanks last', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const registered of lists())
    for (const name of registered.resource.list.sorts)
      for (const direction of ['asc', 'desc'] as const) {
        asked += 1;
        const label = `${registered.resource.module}: ${name} ${direction}`;
        try {
          const { rows } = await sql<Row>`${selectFrom(registered)} where ${visible(registered, everybody)}
            order by ${orderOf(registered, [{ field: name, direction }])} limit ${mostRows}`.execute(db());
          const fault = disorder(registered, name, rows, direction);
          if (fault) faults.push(`${label}: ${fault}`);
        } catch (error) {
          faults.push(`${label}: ${(error as Error).message}`);
        }
      }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(atLeast(800));
});

/** Sorts of long lists that are read and sorted whole all the same, with why. */
const sortedWhole: Readonly<Record<string, { readonly fields: readonly string[]; readonly why: string }>> = {
  'branch-rate-nmc': { fields: ['phase'], why: 'read one phase after another, each along its index' },
  'branch-rate-ufi': { fields: ['phase'], why: 'read one phase after another, each along its index' },
  'branch-rate': { fields: ['phase'], why: 'read one phase after another, each along its index' },
  'download-management': {
    fields: ['expiresAt', 'fileSize', 'module', 'rowCount', 'title'],
    why: 'people see the few downloads of their own, found by an index; of all they are kept for some days',
  },
  ...Object.fromEntries(
    ['promo-rate', 'promo-rate-nmc', 'promo-rate-ufi'].map((module) => [
      module,
      {
        fields: ['officeCode', 'periodFrom', 'periodTo'],
        why: 'pages read the sheets of one promo, a few at each branch, found by an index',
      },
    ]),
  ),
  'transaction-log-balance-tracking': {
    fields: ['at'],
    why: 'it reads three ledgers as one, for a day or an account, whose rows each finds by an index',
  },
  'tracking-orders': {
    fields: ['stageSince'],
    why: 'it follows from the steps of an order; the list is read for a number, or for a month of a branch and a line',
  },
};

interface Node {
  readonly 'Node Type': string;
  readonly Plans?: readonly Node[];
}
const kindsOf = (node: Node): string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(kindsOf)];

/** Whether an order leaves few rows alike, so that sorting these is nothing: instants, numbers and names. */
const leavesFewAlike = ({ resource }: RegisteredResource, name: string) => {
  const field = resource.fields[name] ?? resource.derived[name];
  return field === undefined || ['instant', 'text', 'card'].includes(field.kind);
};

test('every sort of a long list walks along an index, but for those with a reason', async () => {
  const found = new Set<string>();
  const long = lists().filter(isLong);
  for (const registered of long)
    for (const field of registered.resource.list.sorts)
      for (const direction of ['asc', 'desc'] as const) {
        const plan = await db()
          .transaction()
          .execute(async (tx) => {
            // Example tables are short, so that the planner would read and sort them whole.
            for (const way of [
              'enable_seqscan',
              'enable_sort',
              'enable_bitmapscan',
              'enable_hashjoin',
              'enable_mergejoin',
            ])
              await sql`set local ${sql.raw(way)} = off`.execute(tx);
            return sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`explain (format json)
              select t.id ${from(registered)} where ${visible(registered, everybody)}
              order by ${orderOf(registered, [{ field, direction }])} limit 20`.execute(tx);
          });
        const kinds = kindsOf(plan.rows[0]!['QUERY PLAN'][0].Plan);
        if (kinds.includes('Sort') || (kinds.includes('Incremental Sort') && !leavesFewAlike(registered, field)))
          found.add(`${registered.resource.module}: ${field}`);
      }
  const known = walked(Object.entries(sortedWhole), ([module]) => module).flatMap(([module, { fields }]) =>
    fields.map((name) => `${module}: ${name}`),
  );
  expect([...found].toSorted()).toEqual(known.toSorted());
  expect(long.length).toBeGreaterThan(atLeast(5));
});
