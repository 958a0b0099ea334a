import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { choiceOf } from '../resource/choice.ts';
import { filtered } from '../resource/predicates.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Columns, ImportHandler, RowFault } from './handler.ts';
import type { Values } from './tables.ts';

type Peers = ReadonlyMap<string, RegisteredResource>;
type Named = Columns[string] & { readonly names: NonNullable<Columns[string]['names']> };

/** Records that a row names: their ids by column, and the faults of its codes. */
interface NamedRecords {
  readonly ids: Record<string, string>;
  readonly faults: RowFault[];
}

interface Candidate {
  readonly id: string;
  readonly code: string;
  readonly active: boolean;
}

/** Records with one of these codes, active ones last, so that they win over others of their code. */
async function candidates(db: Db | Tx, target: RegisteredResource, { names }: Named, codes: readonly string[]) {
  const { table, joins } = target.definition;
  const active = target.resource.status ? sql`t.status = 'active'` : sql`true`;
  const { code } = choiceOf(target);
  const { rows } = await sql<Candidate>`
    select t.id, ${code} as code, ${active} as active from ${sql.table(table)} t ${joins ?? sql``}
    where ${code} = any(${codes}) and t.deleted_at is null
      and ${filtered(target, Object.entries(names.lovParameters ?? {}))} order by active`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Those of the records that a list of values narrowed by their parent holds. */
async function belowParent(
  db: Db | Tx,
  target: RegisteredResource,
  parameter: string,
  pairs: readonly (readonly [id: string, parent: string])[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const { table, joins } = target.definition;
  for (const parent of new Set(pairs.map((pair) => pair[1]))) {
    const ids = pairs.flatMap(([id, of]) => (of === parent ? [id] : []));
    const { rows } = await sql<{ id: string }>`
      select t.id from ${sql.table(table)} t ${joins ?? sql``}
      where t.id = any(${ids}::uuid[]) and ${filtered(target, [[parameter, parent]])}`.execute(db);
    for (const { id } of rows) found.add(`${id}:${parent}`);
  }
  return found;
}

async function nameColumn(
  db: Db | Tx,
  target: RegisteredResource,
  name: string,
  column: Named,
  rows: readonly { readonly values: Values }[],
  named: readonly NamedRecords[],
): Promise<void> {
  const codeOf = (index: number) => (rows[index]?.values[name] ?? null) as string | null;
  const codes = [...new Set(rows.flatMap((_, index) => codeOf(index) ?? []))];
  const known = codes.length > 0 ? await candidates(db, target, column, codes) : new Map<string, Candidate>();
  for (const [index, { ids, faults }] of named.entries()) {
    const code = codeOf(index);
    const found = code === null ? undefined : known.get(code);
    if (code !== null && !found) faults.push({ column: name, code: 'NOT_FOUND' });
    else if (found && !found.active) faults.push({ column: name, code: 'INACTIVE' });
    if (found) ids[name] = found.id;
  }
  for (const [parameter, parent] of Object.entries(column.names.narrowedBy ?? {})) {
    const pairs = named.flatMap(({ ids }) => {
      const [id, of] = [ids[name], ids[parent]];
      return id !== undefined && of !== undefined ? [[id, of] as const] : [];
    });
    const below = await belowParent(db, target, parameter, pairs);
    for (const { ids, faults } of named)
      if (ids[name] !== undefined && ids[parent] !== undefined && !below.has(`${ids[name]}:${ids[parent]}`))
        faults.push({ column: name, code: 'NOT_OF_PARENT', from: [parent] });
  }
}

/** Looks up the records that rows name by code, columns in their order: a parent stands before what it narrows. */
async function namedRecords(
  db: Db | Tx,
  peers: Peers,
  { definition }: ImportHandler,
  rows: readonly { readonly values: Values }[],
): Promise<readonly NamedRecords[]> {
  const named = rows.map((): NamedRecords => ({ ids: {}, faults: [] }));
  for (const [name, column] of Object.entries(definition.columns)) {
    if (!column.names) continue;
    const target = peers.get(column.names.target.module);
    if (!target) throw new Error(`${definition.module} names ${column.names.target.module}, which no module serves`);
    await nameColumn(db, target, name, column as Named, rows, named);
  }
  return named;
}

/** The handler with the records that its columns name: their ids beside the values, their faults beside its own. */
export function withNamedRecords(peers: Peers, handler: ImportHandler): ImportHandler {
  if (!Object.values(handler.definition.columns).some(({ names }) => names)) return handler;
  return {
    ...handler,
    async check(rows, run) {
      const named = await namedRecords(run.db, peers, handler, rows);
      const found = await handler.check(
        rows.map((row, index) => ({ ...row, ids: named[index]!.ids })),
        run,
      );
      return found.map((finding, index) => ({
        ...finding,
        errors: [...named[index]!.faults, ...(finding.errors ?? [])],
      }));
    },
    async apply(rows, run) {
      const named = await namedRecords(run.db, peers, handler, rows);
      return handler.apply(
        rows.map((row, index) => ({ ...row, ids: named[index]!.ids })),
        run,
      );
    },
  };
}
