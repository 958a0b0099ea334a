import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../membership/load');

/** The SQL files of the load in order: the copying, members, what is kept about them, documents and instalments. */
export const loadSteps = () =>
  fs
    .readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, statements: fs.readFileSync(path.join(folder, name), 'utf8') }));

/** Tables of the seed that the load copies. */
const filled = () =>
  [
    ...loadSteps()
      .map(({ statements }) => statements)
      .join('\n')
      .matchAll(/copy_rows\('(\w+)'|insert into (\w+) \(id/g),
  ].map(([, copied, inserted]) => copied ?? inserted);

/**
 * Fills a database of the console with copies of the seeded members. Foreign keys and triggers are off during the load,
 * and indexes are made after it.
 * @param {import('pg').Client} client a superuser of the database
 * @param {number} copies of the 320 seeded members
 * @param {(message: string) => void} report prints progress
 */
export async function loadMembership(client, copies, report = () => {}) {
  const timed = async (name, statements) => {
    const start = performance.now();
    await client.query(statements);
    report(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  await client.query(
    `set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB';
    set load.copies = '${copies}'`,
  );
  const { rows: indexes } = await client.query(
    `select i.indexdef, i.indexname
    from pg_indexes i join pg_class c on c.oid = i.indexname::regclass
    where i.schemaname = 'public' and i.tablename = any($1)
      and not exists (select from pg_constraint where conindid = c.oid)`,
    [filled()],
  );
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  for (const { name, statements } of loadSteps()) await timed(name, statements);
  for (const { indexname, indexdef } of indexes) await timed(indexname, indexdef);
  await timed('analyze', 'vacuum analyze');
  await client.query('reset all');
}
