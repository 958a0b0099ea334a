import { alphabetically, camelCase } from './answers.mjs';
import { literal, sampleOf } from './samples.mjs';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const recordColumns = (core) => (core ? '${recordColumns}, ${coreFeedColumns}' : '${recordColumns}');

/** The interface of the table. */
export const tableSource = ({ table, module, title, core }, columns) => {
  const type = `${pascal(camelCase(module))}Table`;
  const instants = columns.filter(({ typescript }) => typescript === 'Instant');
  const kinds = [...new Set(instants.map(({ required }) => (required ? 'Instant' : 'OptionalInstant')))];
  const typed = ({ typescript, required }) =>
    typescript === 'Instant' ? (required ? 'Instant' : 'OptionalInstant') : `${typescript}${required ? '' : ' | null'}`;
  return `import type { Generated } from 'kysely';
import type { ${['RecordColumns', ...kinds].toSorted(alphabetically).join(', ')} } from '../../platform/database/record-columns.ts';
${core ? "import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';\n" : ''}
/** ${title.split('/').at(-1).trim()}. */
export interface ${type} extends RecordColumns${core ? ', CoreFeedColumns' : ''} {
  ${columns.map((column) => `${column.name}: ${typed(column)};`).join('\n  ')}
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ${table}: ${type};
  }
}
`;
};

/** The migration, drafted from the fields. */
export const migrationSource = ({ title, core }, statements) => `import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
${core ? "import { coreFeedColumns } from '../../records/core-feed/columns.ts';\n" : ''}
/** ${title.split('/').at(-1).trim()}: drafted from the contract; add the indexes that its filters need. */
export const migration: SchemaStep = {
  async up(db) {
    ${statements
      .map(
        (statement) => `await sql\`${statement.replace('{recordColumns}', () => recordColumns(core))}\`.execute(db);`,
      )
      .join('\n    ')}
  },
};
`;

/** The module that serves the resource. */
export const moduleSource = ({ name, module, domain, table, title }) => `import { ${name} }
  from '@console/contracts/${domain}/${module}';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** ${title.split('/').at(-1).trim()}. */
export const ${camelCase(module)}Module: Module = (app) => {
  registerResource(app, ${name}, { table: '${table}' });
};
`;

const seeded = [1, 2, 3];
const first = (table) => `sql<string>\`(select id from ${table} where deleted_at is null order by id limit 1)\``;
const rowOf = (resource, columns, number, readable) =>
  Object.keys(resource.fields)
    .map((field, index) => {
      const { name, references } = columns[index];
      const value = references ? first(readable(references)) : literal(sampleOf(resource.fields[field], field, number));
      return `${name}: ${value}`;
    })
    .join(', ');

/**
 * Three example records.
 * @param readable what a seed may read of a table: its view, where another area owns it
 */
export const seedSource = ({ module, table }, resource, columns, readable) => `import { sql } from 'kysely';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';

/** Example records. */
export const seed: Seed = {
  name: '${module}',
  async run(tx, { date }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date };
    const rows = [
      ${seeded.map((number) => `{ ${rowOf(resource, columns, number, readable)} },`).join('\n      ')}
    ].map((row, index) => ({ id: seedId('${module}', String(index + 1)), ...frame, ...row }));
    await tx
      .insertInto('${table}')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql\`analyze ${table}\`.execute(tx);
  },
};
`;

/** The module's test: who may do what, the columns of the table, and uniqueness. */
export function testSource({ module, name, domain, table }, resource, columns) {
  const does = (operation) => resource.operations.includes(operation);
  const values = Object.entries(resource.fields).map(([field, declared], index) =>
    columns[index].references || declared.kind === 'reference'
      ? `${field}: example.${field}`
      : `${field}: ${literal(sampleOf(declared, field, 9))}`,
  );
  const unique = Object.keys(resource.fields).find((field) => resource.fields[field].unique);
  const changed = Object.keys(resource.fields).find(
    (field) =>
      ['text', 'paragraph', 'integer', 'money'].includes(resource.fields[field].kind) &&
      !resource.fields[field].immutable,
  );
  const change = changed ? `, ${changed}: ${literal(sampleOf(resource.fields[changed], changed, 8))}` : '';
  const again = `  const again = await server.current.call(calls.create, admin, { body });
  expect(again.body).toMatchObject({ code: 'DUPLICATE', errors: [{ field: '${unique}' }] });
`;
  return `import { callsOf } from '@console/contracts/core/resource';
import { ${name} } from '@console/contracts/${domain}/${module}';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { seed } from './seed.ts';

const calls = callsOf(${name});
const server = useServer({ modules });
beforeAll(async () => {
  const { db } = server.current.database;
  await db.transaction().execute((tx) => seed.run(tx, { date: new Date('2026-01-02T00:00:00Z') } as never));
});
const listed = async (caller = admin) => server.current.call(calls.list, caller, { query: {} });

test('everybody with the privilege reads the records, and nobody else', async () => {
  const { status, result } = await listed(viewer);
  expect(status).toBe(200);
  expect(result.total).toBeGreaterThanOrEqual(${seeded.length});
  expect((await listed(nobody)).status).toBe(403);
});
${
  does('create')
    ? `
test('a record is made and changed by those whose level allows it', async () => {
  const [example] = (await listed()).result.rows;
  const body = { ${values.join(', ')} };
  expect(example).toBeDefined();
  expect((await server.current.call(calls.create, viewer, { body })).status).toBe(403);
  const created = await server.current.call(calls.create, admin, { body });
  expect(created.status).toBe(200);
${unique ? again : ''}  const update = { body: { ...created.result${change} } };
  expect((await server.current.call(calls.update, admin, update)).result.version).toBe(${change ? 2 : 1});
});
`
    : `
test('the table ${table} holds what the contract declares', async () => {
  const [{ secureId }] = (await listed()).result.rows;
  expect((await server.current.call(calls.detail, admin, { parameters: { secureId } })).status).toBe(200);
});
`
}`;
}
