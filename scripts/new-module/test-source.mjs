import { literal, sampleOf } from './samples.mjs';
import { seeded } from './server.mjs';

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
import { seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { seed } from './seed.ts';

const calls = callsOf(${name});
const server = useServer({ modules });
beforeAll(async () => {
  const { db } = server.current.database;
  await db.transaction().execute((tx) => seed.run(tx, seedOptions));
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
  expect({ status: created.status, errors: created.body.errors }).toEqual({ status: 200 });
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
