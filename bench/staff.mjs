// 400 staff sessions with the mix of calls of a working day, for 60 s, on both databases.
import { onBothDatabases } from './lib/databases.mjs';
import { headersOf, timed, work } from './lib/load.mjs';
import { startConsole } from './lib/server.mjs';
import { middleAndTail, quantile, ratio } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const office = { people: 400, rest: 5_000, seconds: Number(process.env.BENCH_STAFF_SECONDS ?? 60) };
/** Maximum sessions of a user here, so that the seeded users are enough for 400. */
const sessionsPerUser = 5;

/** Modules by privilege; people call the lists and details of those they may open. */
const modules = {
  'zip-code:browse': 'zip-code',
  'card-types:browse': 'card-types',
  'master-regional:browse': 'regions',
  'blacklist-phone-number:browse': 'blacklist-phone-number',
  'master-banner:browse': 'master-banner',
  'user:browse': 'user',
};

/** Acts with their percentage. */
const mix = [
  [35, 'list'],
  [15, 'list, searched'],
  [20, 'detail'],
  [12, 'inbox'],
  [8, 'choices of a form'],
  [6, 'home counters'],
  [4, 'preference saved'],
];

const pick = (values) => values[Math.floor(Math.random() * values.length)];
function drawAct() {
  let rest = Math.random() * 100;
  return mix.find(([share]) => (rest -= share) < 0)?.[1] ?? 'list';
}

async function allowMoreSessions(api, headers) {
  const { result } = JSON.parse(await timed([], `${api}/app-setting-properties?search=SESSION_MAX`, { headers }));
  const setting = JSON.parse(
    await timed([], `${api}/app-setting-properties/${result.rows[0].secureId}`, { headers }),
  ).result;
  await timed([], `${api}/app-setting-properties`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...setting, value: String(sessionsPerUser) }),
  });
}

/** Signs everybody in, each with the modules they may open. */
async function staffOf(server) {
  const api = `${server.url}/api/middle`;
  const admin = headersOf('ADMIN01', (await server.signIn('ADMIN01')).access_token);
  await allowMoreSessions(api, admin);
  const usernames = [];
  for (const page of [1, 2])
    usernames.push(
      ...JSON.parse(
        await timed([], `${api}/user?status=active&size=100&page=${page}`, { headers: admin }),
      ).result.rows.map((user) => user.username),
    );
  const staff = [];
  for (let person = 0; staff.length < office.people; person += 1) {
    const username = usernames[person % usernames.length];
    if (person >= usernames.length * sessionsPerUser) throw new Error(`only ${staff.length} sessions could be made`);
    const tokens = await server.signIn(username).catch(() => null);
    // Locked, expired or due for a new password.
    if (!tokens) continue;
    const headers = headersOf(username, tokens.access_token);
    const privileges = await timed([], `${api}/privileges`, { headers });
    staff.push({
      headers,
      modules: Object.entries(modules)
        .filter(([privilege]) => privileges.includes(`"${privilege}"`))
        .map(([, path]) => path),
      seen: [],
      places: person,
    });
  }
  return staff;
}

const acts = {
  async list(api, person, samples) {
    const path = pick(person.modules);
    const { result } = JSON.parse(
      await timed(samples, `${api}/${path}?page=${pick([1, 1, 1, 2])}&size=${pick([10, 10, 25])}`, {
        headers: person.headers,
      }),
    );
    person.seen = result.rows.map((row) => `${path}/${row.secureId}`);
  },
  'list, searched': (api, person, samples) =>
    timed(
      samples,
      `${api}/${pick(person.modules)}?page=1&size=10&search=${pick(['suka', 'maju', 'budi', 'jaya', 'kart'])}`,
      { headers: person.headers },
    ),
  detail: (api, person, samples) => timed(samples, `${api}/${pick(person.seen)}`, { headers: person.headers }),
  inbox: (api, person, samples) => timed(samples, `${api}/notification/inbox`, { headers: person.headers }),
  'choices of a form': (api, person, samples) =>
    timed(samples, `${api}/branch/lov?search=${pick(['ban', 'jak', 'med'])}&line=SPEKTRA`, { headers: person.headers }),
  'home counters': (api, person, samples) => timed(samples, `${api}/home/counter`, { headers: person.headers }),
  'preference saved': (api, person, samples) =>
    timed(samples, `${api}/preference/bench.place-${person.places}`, {
      method: 'PUT',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ value: { at: Date.now() } }),
    }),
};

async function runOn(databaseUrl) {
  const server = await startConsole({ databaseUrl });
  try {
    const staff = await staffOf(server);
    const api = `${server.url}/api/middle`;
    const samples = Object.fromEntries(mix.map(([, name]) => [name, []]));
    const failures = [];
    await work({
      ...office,
      async act(number) {
        const person = staff[number];
        const wanted = drawAct();
        const name =
          person.modules.length === 0 ? 'inbox' : wanted === 'detail' && person.seen.length === 0 ? 'list' : wanted;
        await acts[name](api, person, samples[name]).catch((error) => failures.push(error.message));
      },
    });
    for (const failure of new Set(failures)) console.log(`  ${failure}`);
    return { samples, failures };
  } finally {
    await server.stop();
  }
}

/** Measures on the embedded database, then on PostgreSQL: `TEST_DATABASE_URL`, or a temporary cluster. */
export async function benchStaff() {
  const { embedded, postgresql } = await onBothDatabases(runOn);
  const all = ({ samples }) => Object.values(samples).flat();
  const row = (name, one, other) => [
    name,
    one.length,
    middleAndTail(one),
    other.length,
    middleAndTail(other),
    ratio(quantile(one, 0.95), quantile(other, 0.95)),
  ];
  return table(
    `${office.people} staff sessions for ${office.seconds} s, each acting every ${office.rest / 1000} s: ` +
      'calls and p50 / p95 (ms)',
    ['call', 'calls, embedded', 'ms', 'calls, PostgreSQL', 'ms', 'p95 embedded to PostgreSQL'],
    [
      ...mix.map(([, name]) => row(name, embedded.samples[name], postgresql.samples[name])),
      row('all', all(embedded), all(postgresql)),
      ['errors', embedded.failures.length, '', postgresql.failures.length, '', ''],
    ],
  );
}
