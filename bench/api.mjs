// Lists of the services with the row counts of the model, on both databases; zip codes have 83,500 rows.
import { budgets } from './budgets.mjs';
import { onBothDatabases } from './lib/databases.mjs';
import { headersOf, timed, work } from './lib/load.mjs';
import { startConsole } from './lib/server.mjs';
import { middleAndTail, quantile, ratio, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const lists = {
  'zip-code: first page': 'zip-code?page=1&size=10',
  'zip-code: 100 rows': 'zip-code?page=1&size=100',
  'zip-code: deepest page': 'zip-code?page=100&size=100',
  'zip-code: deepest page, sorted by kelurahan': 'zip-code?page=100&size=100&sort=kelurahan%2Cdesc',
  'zip-code: search for a name': 'zip-code?page=1&size=25&search=sukamaju',
  'zip-code: search for a code': 'zip-code?page=1&size=25&search=401',
  'zip-code: search without a match': 'zip-code?page=1&size=25&search=qqqqqq',
  'zip-code: filter by province and status': 'zip-code?page=1&size=25&provinsi=Jawa+Barat&status=active',
  'zip-code: filter by city': 'zip-code?page=1&size=25&kota=Bandung',
  regions: 'regions?page=1&size=10',
  'card-types': 'card-types?page=1&size=10',
  'master-banner': 'master-banner?page=1&size=10',
  'blacklist-phone-number': 'blacklist-phone-number?page=1&size=10',
  'audit-trail: today': () => `audit-trail?page=1&size=25&from=${today()}&to=${today()}`,
};
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
/** Number of people with the list open, each sending a call every `pause` milliseconds on average. */
const sessions = 400;
const pause = 5_000;
/** Callers without pauses, for the maximum throughput. */
const callers = 4;

const addressOf = (list) => (typeof list === 'string' ? list : list());

/** Samples in milliseconds of calls of one address, by so many people. */
async function measure(url, headers, { people, rest, duration = seconds }) {
  const samples = [];
  await work({ people, rest, seconds: duration, act: () => timed(samples, url, { headers }) });
  return samples;
}

async function runOn(databaseUrl) {
  const server = await startConsole({ databaseUrl });
  try {
    const { access_token: token } = await server.signIn('ADMIN01');
    const headers = headersOf('ADMIN01', token);
    const results = new Map();
    for (const [name, list] of Object.entries(lists)) {
      const url = `${server.url}/api/middle/${addressOf(list)}`;
      await timed([], url, { headers });
      results.set(name, {
        alone: await measure(url, headers, { people: 1, rest: 0, duration: seconds / 2 }),
        office: await measure(url, headers, { people: sessions, rest: pause }),
        most: await measure(url, headers, { people: callers, rest: 0 }),
      });
    }
    return results;
  } finally {
    await server.stop();
  }
}

const row = (name, embedded, postgresql) => [
  name,
  middleAndTail(embedded.alone),
  middleAndTail(postgresql.alone),
  middleAndTail(embedded.office),
  middleAndTail(postgresql.office),
  verdict(quantile(postgresql.office, 0.95), budgets.listCall),
  Math.round(embedded.most.length / seconds),
  Math.round(postgresql.most.length / seconds),
  ratio(postgresql.most.length, embedded.most.length),
];

/** Measures on the embedded database, then on PostgreSQL: `TEST_DATABASE_URL`, or a temporary cluster. */
export async function benchApi() {
  const { embedded, postgresql } = await onBothDatabases(runOn);
  return table(
    `API lists, p50 / p95 (ms): one caller alone; ${sessions} people asking every ${pause / 1000} s; ` +
      `and calls per second with ${callers} callers that never rest`,
    [
      'list',
      'alone, embedded',
      'alone, PostgreSQL',
      `${sessions}, embedded`,
      `${sessions}, PostgreSQL`,
      `p95 within ${budgets.listCall}`,
      'calls/s embedded',
      'PostgreSQL',
      'ratio',
    ],
    [...embedded].map(([name, samples]) => row(name, samples, postgresql.get(name))),
  );
}
