// Reads: nothing
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type Call } from '@console/contracts/core/call';
import { sharedErrors } from '@console/contracts/core/errors';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { authCalls } from '@console/contracts/shell/auth';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { limits } from '../../../../scripts/lib/patience.mjs';
import { copyDatabase, type DatabaseCopy } from '../../../test/database.ts';
import { demoPassword, prepared } from '../../../test/environment.ts';
import { Line } from '../../../test/line.ts';
import { Program } from '../../../test/program.ts';

/** The connection to a real PostgreSQL goes silent while the program runs, and comes back. */

/** Longer than the program's own limits, far shorter than those of browsers and proxies. */
const limit = 2 * limits.expectation;
const token = 'metrics-token';

let copy: DatabaseCopy;
let line: Line;
const program = new Program();
let headers: Readonly<Record<string, string>>;

const onServer = prepared.server ? describe : describe.skip;

async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(program.origin + path, {
    ...options,
    headers: { 'accept-language': 'id', ...(options.headers as Record<string, string>) },
    signal: AbortSignal.timeout(limit),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const { code = null, message = null } = isJson ? (JSON.parse(text) as { code?: string; message?: string }) : {};
  return { status: response.status, code, message, text, retryAfter: response.headers.get('retry-after') };
}
/** As a person who opens an address. */
const navigate = (path: string): Promise<{ status: number }> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    http
      .get(program.origin + path, { headers, timeout: limit }, (response) => {
        response.resume();
        resolve({ status: response.statusCode! });
      })
      .on('error', reject)
      .on('timeout', () => reject(new Error('No answer')));
  });
const json = { 'content-type': 'application/json' };
const calls = callsOf(zipCodes);
const asks: Readonly<Record<string, () => ReturnType<typeof ask>>> = {
  'who somebody is': () => ask('/api/middle/user/current', { headers }),
  'a list': () => ask(addressOf(calls['list'] as Call), { headers }),
  'a sign-in': () =>
    ask(addressOf(authCalls.login as Call), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'ADMIN01', password: demoPassword }),
    }),
  'a save': () =>
    ask(addressOf(preferenceCalls.put as Call, { key: 'list.zip-code' }), {
      method: 'PUT',
      headers: { ...headers, ...json, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ value: ['/zip-code'] }),
    }),
};
/** Served without the database. */
const atHand: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
  'a page': () => navigate('/zip-code'),
  'the sign-in page': () => navigate('/login'),
  'the releases': () => ask('/api/publish/releases'),
  'the metrics': () => ask('/metrics', { headers: { authorization: `Bearer ${token}` } }),
};

onServer('a database that is silent', () => {
  beforeAll(async () => {
    copy = await copyDatabase(program.dataDirectory);
    line = new Line(new URL(copy.databaseUrl!));
    await line.open();
    const shell = path.join(program.dataDirectory, 'build', 'shell');
    fs.mkdirSync(shell, { recursive: true });
    fs.writeFileSync(path.join(shell, 'index.html'), '<!doctype html><html><head></head></html>');
    await program.start({ DATABASE_URL: line.url, CONSOLE_METRICS_TOKEN: token });
    headers = await program.signIn('ADMIN01');
  });
  afterAll(async () => {
    await program.remove();
    line.close();
    await copy.drop();
  });

  it('is reported within seconds as unreachable, is not waited for again, and comes back by itself', async () => {
    const before = Object.fromEntries(
      await Promise.all(Object.entries(atHand).map(async ([name, one]) => [name, (await one()).status] as const)),
    );
    expect(before).toEqual(Object.fromEntries(Object.keys(atHand).map((name) => [name, 200])));
    for (const one of Object.values(asks)) expect(await one()).toMatchObject({ status: 200 });

    line.hold();
    const away = { status: 503, code: 'DATABASE_UNAVAILABLE', message: sharedErrors.DATABASE_UNAVAILABLE.text.id };
    for (const round of ['the first that ask', 'those after them'])
      await Promise.all([
        ...Object.entries(asks).map(async ([name, one]) =>
          expect({ round, name, ...(await one()) }).toMatchObject({ round, name, ...away }),
        ),
        ...Object.entries(atHand).map(async ([name, one]) =>
          expect({ round, name, status: (await one()).status }).toEqual({ round, name, status: before[name] }),
        ),
      ]);
    const told = await ask('/health/ready');
    expect([told.status, (JSON.parse(told.text) as { causes: { code: string }[] }).causes]).toEqual([
      503,
      [{ code: away.code, message: away.message }],
    ]);
    expect(Number(told.retryAfter)).toBeGreaterThan(0);

    line.letGo();
    while ((await ask('/health/ready')).status !== 200) await wait(100);
    for (const one of Object.values(asks)) expect(await one()).toMatchObject({ status: 200 });
    expect(program.complaint).toBe('');
  });
});
