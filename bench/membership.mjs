// Members in production volume on PostgreSQL: every list of the domain for an administrator, an MRA and a branch, exact
// searches, and the page of a member.
import { budgets } from './budgets.mjs';
import { exact, membershipCalls, nationalCalls, page } from './lib/membership-calls.mjs';
import { loadMembership } from './lib/membership-load.mjs';
import { membershipValuesOf } from './lib/membership-values.mjs';
import { callsTable, measureCalls } from './lib/viewer-calls.mjs';
import { onVolumeConsole } from './lib/volume-console.mjs';

const wantedMembers = Number(process.env.BENCH_MEMBERS ?? 5_000_000);
const seeded = 320;

/** Memory settings of a server with tens of gigabytes of data; a temporary cluster has 128 MB. */
const memory = { shared_buffers: '2GB', max_wal_size: '8GB' };
const viewers = { national: 'ADMIN01', MRA: 'MRAOFF02', branch: 'KACAB04' };

/** Milliseconds allowed for a call. */
const allowed = (name) => {
  if (exact.test(name)) return budgets.exactSearch;
  return page.test(name) ? budgets.memberPage : budgets.listCall;
};

/** Tables of the load, as far as they are large. */
const counted = [
  'member',
  'member_document',
  'photo_screening',
  'payment_history',
  'risk_profile',
  'member_account',
  'plafond_movement',
  'escrow_movement',
  'silo_record',
  'survey',
];

async function countsOf(client) {
  const counts = [];
  for (const name of counted) {
    const { rows } = await client.query(`select count(*) from ${name}`);
    counts.push(`${name.replaceAll('_', ' ')} ${Number(rows[0].count).toLocaleString('en')}`);
  }
  const { rows } = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  return `${counts.join(', ')}; ${rows[0].size}`;
}

/**
 * Measures on `TEST_DATABASE_URL`, or a temporary cluster. A database with copied members already is measured as it is;
 * the console then needs the password and the data key it was created with (`BENCH_PASSWORD`, `CONSOLE_DATA_KEY`).
 */
export function benchMembership() {
  return onVolumeConsole(memory, async ({ client, server }) => {
    const { rows } = await client.query("select count(*) from member where created_by = 'LOAD'");
    if (Number(rows[0].count) === 0) await loadMembership(client, Math.floor(wantedMembers / seeded), console.log);
    const values = await membershipValuesOf(client);
    const wanted = new RegExp(process.env.BENCH_ONLY ?? '');
    const calls = [...membershipCalls(values), ...nationalCalls(values)].filter(([name]) => wanted.test(name));
    const results = await measureCalls(server, calls, viewers, console.log);
    return [`The load: ${await countsOf(client)}.`, callsTable('Calls of membership', results, allowed)].join('\n\n');
  });
}
