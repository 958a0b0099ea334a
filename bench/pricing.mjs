// Branches with rates and fees in production volume on PostgreSQL: every list of them, which rate applies, simulation.
import fs from 'node:fs';
import path from 'node:path';
import { budgets } from './budgets.mjs';
import { list, query } from './lib/list-calls.mjs';
import { headersOf, timed } from './lib/load.mjs';
import { middleAndTail, quantile, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';
import { onVolumeConsole } from './lib/volume-console.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const rateRows = Number(process.env.BENCH_RATES ?? 120_000);
const viewer = 'ADMIN01';

/** What the model says of the volume of each line (docs/model/branches-stores.md#branches). */
const lines = [
  { line: 'SPEKTRA', path: 'branch', rates: 'branch_rate', groups: 'product_group', fees: 'branch_fee', branches: 240 },
  {
    line: 'NMC',
    path: 'master-branch-nmc',
    rates: 'branch_rate_nmc',
    groups: 'product_group_nmc',
    fees: 'branch_fee_nmc',
    branches: 248,
  },
  {
    line: 'UFI',
    path: 'master-branch-ufi',
    rates: 'branch_rate_ufi',
    groups: 'product_group_ufi',
    fees: 'branch_fee_ufi',
    branches: 235,
  },
];

const statements = fs.readFileSync(path.join(import.meta.dirname, 'pricing/load.sql'), 'utf8');

async function load(client, { line, rates, groups, fees, branches }) {
  const settings = { line, rates, groups, fees, branches, rate_rows: rateRows, fee_rows: rateRows / 2 };
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [`load.${name}`, String(value)]);
  await client.query(statements);
}

/** Fills a database of the console with branches, rates and fees of the three lines. */
export async function loadPricing(client) {
  for (const each of lines) await load(client, each);
  await client.query('vacuum analyze');
}

/** The calls of a line, each a name, an address and, for what is sent, a body. */
function callsOf({ line, path: module }, { branchId, groupId }) {
  const of = `middle/${module}`;
  const collateral = line === 'UFI' ? { collateralType: 'MOTOR_BEKAS', ageBand: '0-3' } : {};
  const price = { SPEKTRA: 6_000_000, NMC: 24_000_000, UFI: 15_000_000 }[line];
  const wanted = line === 'UFI' ? { loan: 9_000_000, ...collateral } : { dpPercent: line === 'NMC' ? '20' : '10' };
  return [
    ...list(of, `${module}`, {
      'first page': {},
      'a status': { state: 'active' },
      'a search': { search: 'cabang' },
      'without a rate for 24 months': { withoutRateFor: '24' },
      'rates end soon': { endingSoon: 'true' },
    }),
    ...list(`${of}/rates`, `${module}/rates`, {
      'all branches': {},
      'one branch': { branchId },
      'in force, one branch': { branchId, phase: 'IN_FORCE' },
      'by tenor, one group': { branchId, productGroupId: groupId, sort: 'tenorFrom,asc' },
      'by start': { sort: 'effectiveFrom,desc' },
    }),
    ...list(`${of}/fees`, `${module}/fees`, { 'all branches': {}, 'one branch': { branchId } }),
    [`${module}/rates/resolve`, `${of}/rates/resolve?${query({ branchId, tenor: '12', ...collateral })}`],
    [
      'simulation/preview: 4 tenors',
      'middle/simulation/preview',
      { line, branchId, price, ...wanted, tenors: [6, 12, 18, 24] },
    ],
  ];
}

/** Milliseconds allowed for a call. */
const allowed = (name) => {
  if (name.endsWith('/resolve')) return budgets.resolveRate;
  return name.startsWith('simulation') ? budgets.simulation : budgets.listCall;
};

async function measure(server, headers, [name, address, body]) {
  const options = {
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  };
  const samples = [];
  // The first calls fill caches of plans.
  for (let round = 0; round < rounds + 3; round += 1)
    await timed(round < 3 ? [] : samples, `${server.url}/api/${address}`, options);
  return [name, samples];
}

/** The branch and the group that the calls of a line are about. */
async function factsOf(client, { line, groups }) {
  const { rows } = await client.query(
    `select id from branch where business_line = $1 and created_by = 'LOAD' order by office_code limit 1`,
    [line],
  );
  const group = await client.query(`select id from ${groups} where deleted_at is null order by id limit 1`);
  return { branchId: rows[0].id, groupId: group.rows[0].id };
}

/** Measures on `TEST_DATABASE_URL`, or a temporary cluster. */
export function benchPricing() {
  return onVolumeConsole({ shared_buffers: '1GB', max_wal_size: '4GB' }, async ({ client, server }) => {
    await loadPricing(client);
    const results = [];
    const counts = [];
    const { access_token: token } = await server.signIn(viewer);
    for (const each of lines) {
      const facts = await factsOf(client, each);
      for (const call of callsOf(each, facts)) results.push(await measure(server, headersOf(viewer, token), call));
      const { rows } = await client.query(
        `select (select count(*) from branch where business_line = $1) branches,
        (select count(*) from ${each.rates}) rates, (select count(*) from ${each.fees}) fees`,
        [each.line],
      );
      counts.push(
        `${each.line} ${Object.entries(rows[0])
          .map(([name, count]) => `${Number(count).toLocaleString('en')} ${name}`)
          .join(', ')}`,
      );
    }
    return [
      `The load: ${counts.join('; ')}.`,
      table(
        'Calls of pricing, PostgreSQL, one caller alone, p50 / p95 (ms)',
        ['call', 'administrator', 'allowed at p95'],
        results.map(([name, samples]) => [
          name,
          middleAndTail(samples),
          verdict(quantile(samples, 0.95), allowed(name)),
        ]),
      ),
    ].join('\n\n');
  });
}
