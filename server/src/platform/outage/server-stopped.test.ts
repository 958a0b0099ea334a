import { setTimeout as wait } from 'node:timers/promises';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { sharedErrors } from '@console/contracts/core/errors';
import { importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { limits } from '../../../../scripts/lib/patience.mjs';
import { startOwnCluster } from '../../../../scripts/lib/postgresql-cluster.mjs';
import { Program } from '../../../test/program.ts';

/** A real PostgreSQL is stopped under traffic and started again while the program keeps running. */

const id = '00000000-0000-4000-8000-000000000000';
const atOnce = 6;
let cluster: Awaited<ReturnType<typeof startOwnCluster>>;
let program: Program;
let headers: Readonly<Record<string, string>>;
/** Addresses of all declared reads, without event streams, which never end. */
let reads: readonly string[];

beforeAll(async () => {
  cluster = await startOwnCluster();
  program = new Program();
  await program.start({ DATABASE_URL: cluster.url, LOG_LEVEL: 'info' });
  headers = await program.signIn('ADMIN01');
  const { paths } = (await (await fetch(`${program.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>;
  };
  reads = Object.entries(paths)
    .filter(([, { get }]) => get && !JSON.stringify(get.responses ?? {}).includes('text/event-stream'))
    .map(([path]) => path.replaceAll(/\{\w+\}/g, id));
});
afterAll(async () => {
  await program?.remove();
  await cluster?.stop();
});

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly message: string;
  readonly retryAfter: number;
}
async function ask(path: string): Promise<Answer> {
  const response = await fetch(program.origin + path, { headers, signal: AbortSignal.timeout(2 * limits.expectation) });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? ((await response.json()) as { code?: string; message?: string }) : {};
  if (!isJson) await response.body?.cancel();
  return {
    path,
    status: response.status,
    code: body.code ?? null,
    message: body.message ?? '',
    retryAfter: Number(response.headers.get('retry-after') ?? Number.NaN),
  };
}

/** Calls every read, some at a time. */
async function walk(): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting = [...reads];
  const one = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) answers.set(path, await ask(path));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
}

/** Starts traffic. @returns a function that ends it and returns the wrong answers */
function traffic(before: ReadonlyMap<string, Answer>): () => Promise<readonly Answer[]> {
  let over = false;
  const wrong: Answer[] = [];
  const one = async (from: number) => {
    for (let next = from; !over; next += atOnce) {
      const answer = await ask(reads[next % reads.length]!);
      if (answer.status >= 500 && !isPutOff(answer)) wrong.push(answer);
      // No session was ended.
      if (answer.status === 401 && before.get(answer.path)?.status !== 401) wrong.push(answer);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, (_, from) => one(from)));
  return async () => {
    over = true;
    await all;
    return wrong;
  };
}

const sentence = sharedErrors.DATABASE_UNAVAILABLE.text.id;
const isPutOff = ({ status, code, message, retryAfter }: Answer): boolean =>
  status === 503 && code === 'DATABASE_UNAVAILABLE' && retryAfter > 0 && message === sentence;
const ready = () => fetch(`${program.origin}/health/ready`, { headers: { 'accept-language': 'id' } });

/** The lines of the program's log. */
const said = () =>
  program.output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as { readonly msg?: string; readonly code?: string });
const jobOf = (secureId: string) =>
  program.call<ImportJob>(importJobCalls.detail, headers, { parameters: { secureId } });
async function until(secureId: string, wanted: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const job = await jobOf(secureId);
    if (wanted(job)) return job;
    await wait(25);
  }
}

test('while it is stopped every answer says so and when to retry; then all works and its job continues', async () => {
  const before = await walk();
  expect(before.size).toBeGreaterThan(150);
  expect([...before.values()].filter(({ status }) => status >= 500)).toEqual([]);

  const body = new FormData();
  const rows = Array.from(
    { length: 6_000 },
    (_, n) => `${95_200 + (n % 2_000)},Kelurahan ${n},Kecamatan ${n % 7},Makassar,Sulawesi Selatan,19010`,
  );
  const file = ['zip_code,kelurahan,kecamatan,kota,provinsi,office_code', ...rows].join('\n');
  body.append('file', new Blob([file], { type: 'text/csv' }), 'impor.csv');
  const calls = callsOf(zipCodes);
  const { secureId } = await program.call<ImportJob>(calls['importUpload'], headers, { body });
  await until(secureId, ({ state }) => state === 'PREVIEWED');
  program.call(calls['importConfirm'], headers, { body: { importId: secureId } }).catch(() => undefined);
  await until(secureId, ({ appliedRows }) => appliedRows > 0);

  const endTraffic = traffic(before);
  await cluster.crash();
  const during = await walk();
  const putOff = [...during.values()].filter(isPutOff);
  // Cached answers equal those before.
  const others = [...during.values()].filter((answer) => !isPutOff(answer));
  expect(
    others.filter(({ path, status, code }) => status !== before.get(path)!.status || code !== before.get(path)!.code),
  ).toEqual([]);
  expect(putOff.length).toBeGreaterThan(reads.length / 2);
  const answered = await ready();
  expect(answered.status).toBe(503);
  expect(((await answered.json()) as { causes: unknown[] }).causes[0]).toEqual({
    code: 'DATABASE_UNAVAILABLE',
    message: sentence,
  });

  await cluster.startAgain();
  while (!(await ready()).ok) await wait(100);
  expect(await endTraffic()).toEqual([]);
  const after = await walk();
  expect(
    [...after.values()].filter(
      ({ path, status, code }) => status !== before.get(path)!.status || code !== before.get(path)!.code,
    ),
  ).toEqual([]);
  expect(await until(secureId, ({ state }) => state === 'COMPLETED')).toMatchObject({ failedRows: 0 });
  // All background work together logs one line when it stops and one when it continues.
  const logged = (message: string) => said().filter(({ msg }) => msg === message);
  while (logged('background work succeeds again').length === 0) await wait(100);
  expect(logged('background work postponed').map(({ code }) => code)).toEqual(['DATABASE_UNAVAILABLE']);
  expect(logged('background work succeeds again').map(({ code }) => code)).toEqual(['DATABASE_UNAVAILABLE']);
  expect(logged('background work failed')).toEqual([]);
});
