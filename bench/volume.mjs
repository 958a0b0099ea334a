// Lists of more than 1,000,000 rows, which count to 10,000, called as an office does: 400 people with different lists
// open.
import { budgets } from './budgets.mjs';
import { onBothDatabases } from './lib/databases.mjs';
import { headersOf, timed, timedUnlessBusy, work } from './lib/load.mjs';
import { startConsole } from './lib/server.mjs';
import { middleAndTail, quantile, ratio, verdict } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const rows = 1_100_000;
const lists = {
  'first page': 'page=1&size=10',
  '100 rows': 'page=1&size=100',
  'page 50': 'page=50&size=10',
  'sorted by another column': 'page=1&size=25&sort=kelurahan%2Cdesc',
  'search for a common name': 'page=1&size=25&search=sukamaju',
  'search for a code': 'page=1&size=25&search=401',
  'search without a match': 'page=1&size=25&search=qqqqqq',
  'filter by province': 'page=1&size=25&provinsi=Jawa+Barat',
  'filter by city': 'page=1&size=25&kota=Bandung',
};
const office = { people: 400, rest: 5_000, seconds: Number(process.env.BENCH_VOLUME_SECONDS ?? 30) };

async function runOn(databaseUrl) {
  const server = await startConsole({ databaseUrl, env: { CONSOLE_SEED_ZIP_ROWS: String(rows) }, patience: 900_000 });
  try {
    const { access_token: token } = await server.signIn('ADMIN01');
    const options = { headers: headersOf('ADMIN01', token) };
    const samples = Object.fromEntries(
      Object.keys(lists).map((name) => [name, { alone: [], office: [], refused: { count: 0 } }]),
    );
    const names = Object.keys(lists);
    const addressOf = (name) => `${server.url}/api/middle/zip-code?${lists[name]}`;
    for (const name of names)
      for (let round = 0; round < 10; round += 1) await timed(samples[name].alone, addressOf(name), options);
    await work({
      ...office,
      act: () => {
        const name = names[Math.floor(Math.random() * names.length)];
        return timedUnlessBusy(samples[name].office, samples[name].refused, addressOf(name), options);
      },
    });
    return samples;
  } finally {
    await server.stop();
  }
}

/** p50 and p95 of the answers, and the share refused with BUSY. */
const ofOffice = ({ office: answered, refused: { count } }) => {
  const times = answered.length === 0 ? '-' : middleAndTail(answered);
  const share = Math.round((count / (count + answered.length)) * 100);
  return count > 0 ? `${times}, ${share} % refused` : times;
};

/** Measures on the embedded database, then on PostgreSQL: `TEST_DATABASE_URL`, or a temporary cluster. */
export async function benchVolume() {
  const { embedded, postgresql } = await onBothDatabases(runOn);
  return table(
    `Lists of ${rows.toLocaleString('en')} rows, p50 / p95 (ms): one caller alone; ` +
      `${office.people} people asking every ${office.rest / 1000} s, lists mixed`,
    [
      'list',
      'alone, embedded',
      'alone, PostgreSQL',
      `${office.people}, embedded`,
      `${office.people}, PostgreSQL`,
      `p95 within ${budgets.listCall}`,
      'embedded to PostgreSQL',
    ],
    Object.keys(lists).map((name) => [
      name,
      middleAndTail(embedded[name].alone),
      middleAndTail(postgresql[name].alone),
      ofOffice(embedded[name]),
      ofOffice(postgresql[name]),
      verdict(quantile(postgresql[name].office, 0.95), budgets.listCall),
      ratio(quantile(embedded[name].alone, 0.5), quantile(postgresql[name].alone, 0.5)),
    ]),
  );
}
