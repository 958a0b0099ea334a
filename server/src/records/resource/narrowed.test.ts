import type { Fields } from '@console/contracts/core/fields';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filtered } from './predicates.ts';
import { referenceFields } from './references.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';

const server = useServer({ modules });

interface Narrowed {
  readonly at: string;
  readonly of: RegisteredResource;
  readonly name: string;
  readonly parameter: string;
  readonly parent: string;
  readonly fields: Fields;
  /** The value is stored, so that the services refuse one of another parent. */
  readonly isStored: boolean;
}

const narrowedIn = (of: RegisteredResource, fields: Fields, isStored: boolean): Narrowed[] =>
  Object.entries(fields).flatMap(([name, { narrowedBy = {} }]) =>
    Object.entries(narrowedBy).map(([parameter, parent]) => {
      const at = `${of.resource.module}.${isStored ? '' : 'list.'}${name}`;
      return { at, of, name, parameter, parent, fields, isStored };
    }),
  );

const all = () =>
  [...resourcesOf(server.current.app).values()].flatMap((of) => [
    ...narrowedIn(of, of.resource.fields, true),
    ...narrowedIn(of, of.resource.list.filters, false),
  ]);

/** The resource whose list of values a field offers. */
const offeredBy = ({ of, fields, name }: Narrowed) =>
  [...of.peers.values()].find(({ resource }) => `${resource.path}/lov` === fields[name]!.lov);

test('a dependent choice names a field beside it and a parameter of its list, and its values are checked', () => {
  const faults = all().flatMap((each) => {
    const offered = offeredBy(each);
    return [
      ...(each.fields[each.parent] ? [] : [`${each.at}: no field ${each.parent}`]),
      ...(offered?.resource.lov[each.parameter] ? [] : [`${each.at}: its list takes no ${each.parameter}`]),
      // What the services do not know as a reference they would store unchecked.
      ...(each.isStored && !referenceFields(each.of).some(({ name, target }) => name === each.name && target !== null)
        ? [`${each.at}: not checked when it is saved`]
        : []),
    ];
  });
  expect(faults).toEqual([]);
  expect(new Set(all().map(({ fields, name }) => fields[name]!.kind))).toEqual(new Set(['reference', 'references']));
});

test('a list that is filtered by MRA and by branch offers the branches of the MRA', () => {
  const both = [...resourcesOf(server.current.app).values()].filter(({ resource }) => {
    const { mraId, branchId } = resource.list.filters;
    return mraId?.lov === 'mra/lov' && branchId?.lov === 'branch/lov';
  });
  expect(both.length).toBeGreaterThan(10);
  const free = both.filter(({ resource }) => resource.list.filters['branchId']?.narrowedBy?.['mraId'] !== 'mraId');
  expect(free.map(({ resource }) => resource.module)).toEqual([]);
});

/** What a dependent choice may stand below: records of the field beside it, or the values of a plain choice. */
async function parentsOf({ of, fields, parent }: Narrowed): Promise<readonly string[]> {
  const { lov, options } = fields[parent]!;
  if (options) return options.map(({ value }) => value);
  const parents = [...of.peers.values()].find(({ resource }) => `${resource.path}/lov` === lov)!;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(parents.definition.table)}
    where deleted_at is null order by id limit 40`.execute(server.current.database.db);
  return rows.map(({ id }) => id);
}

/** Choices whose records belong to several parents, with the reason. */
const shared: Readonly<Record<string, string>> = {
  'sao-assign.list.saoId': 'an SAO works at several offices, each of which has a record in every line',
  'dealer-nmc-sf.salesForceId': 'the dealers of an office share its sales people',
  'store-mapping-sf.salesForceId': 'the stores of an office share its sales people',
};

test('each of them is narrowed by the parameter: no record of one parent is offered below another', async () => {
  const { db } = server.current.database;
  const kept: string[] = [];
  for (const each of all()) {
    const offered = offeredBy(each)!;
    const { table, joins } = offered.definition;
    const below = new Map<string, number>();
    const parents = await parentsOf(each);
    for (const parent of parents) {
      const found = await sql<{ id: string }>`select t.id from ${sql.table(table)} t ${joins ?? sql``}
        where ${filtered(offered, [[each.parameter, parent]])}`.execute(db);
      for (const child of found.rows) below.set(child.id, (below.get(child.id) ?? 0) + 1);
    }
    const most = each.at in shared ? parents.length - 1 : 1;
    if (below.size === 0 || [...below.values()].some((count) => count > most)) kept.push(each.at);
  }
  expect(kept).toEqual([]);
});
