import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../cards/load');

/** Tables whose indexes are dropped and created again after the load. */
const filled = [
  'member',
  'card',
  'card_movement',
  'card_issuance_line',
  'card_delivery_line',
  'card_awb',
  'card_pickup',
  'card_verification',
  'card_loss',
  'card_assignment_card',
  'card_reservation_line',
  'ecard_print_request',
];

/** The SQL files of the load in order: cards, and the documents that moved them. */
export const loadSteps = () =>
  fs
    .readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, statements: fs.readFileSync(path.join(folder, name), 'utf8') }));

/**
 * Fills a database of the console with cards. Foreign keys and checks are off during the load; a server test runs a
 * small load of the same statements with them, and checks the invariants.
 * @param {import('pg').Client} client a superuser of the database
 * @param {number} cards a multiple of 1,000, at least some thousands
 * @param {(message: string) => void} report prints progress
 */
export async function loadCards(client, cards, report = () => {}) {
  await client.query(
    "set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '1GB'",
  );
  await client.query(`set load.cards = '${cards}'`);
  const { rows: indexes } = await client.query(
    `select i.indexdef, i.indexname
    from pg_indexes i join pg_class c on c.oid = i.indexname::regclass
    where i.schemaname = 'public' and i.tablename = any($1)
      and not exists (select from pg_constraint where conindid = c.oid)`,
    [filled],
  );
  const timed = async (name, statements) => {
    const start = performance.now();
    await client.query(statements);
    report(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
  for (const { name, statements } of loadSteps()) await timed(name, statements);
  for (const { indexname, indexdef } of indexes) await timed(indexname, indexdef);
  await timed('analyze', 'vacuum analyze');
  await client.query('reset all');
}
