import { bases } from '@console/contracts/core/bases';
import type { Call } from '@console/contracts/core/call';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { referenceTo } from '@console/contracts/core/number-reference';
import { numberReferenceCalls } from '@console/contracts/platform/number-references';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { ofSelection } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedCalls } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { userId } from '../../shell/user/seed.ts';
import { forgetReferences, keptDays } from './store-number.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules, configuration: { signInsPerMinute: 1_000_000 } });
const chief = { ...admin, userId: userId('ADMIN01') };
const colleague = testCaller('HOOPS01', { '*': 'Full Access' }, { userId: userId('HOOPS01') });
const phones = callsOf(blacklistPhoneNumbers);
const zip = callsOf(zipCodes);

/** Numbers of each kind as people write them, also with words beside them. */
const numbers = [
  '081377001122',
  '+62 813-7700-1122',
  '6281377001122',
  '3174012309870001',
  '31.740.123.0-987.000',
  '9710000112345678',
  '9710 0001 1234 5678',
  'budi 081377001122',
];
const anId = '00000000-0000-4000-8000-000000000000';

const sent = async (call: Call, query: string, parameter = anId) => {
  const path = call.path.replace(/\{\w+\}/g, encodeURIComponent(parameter));
  const response = await fetch(`${server.current.origin}${bases[call.base]}/${path}?${query}`, {
    method: call.method,
    headers: { authorization: 'Bearer test', username: chief.username },
  });
  return { status: response.status, body: (await response.json()) as { code?: string; message?: string } };
};

const keep = async (number: string, id: string, by = chief) =>
  server.current.call(numberReferenceCalls.keep, by, { body: { id, number } });

beforeAll(async () => {
  // The program of the tests trusts every caller that has called before.
  await server.current.call(zip['list'], chief);
});

test('no declared call takes a full personal number in its address, in whatever parameter', async () => {
  const calls = walkedCalls(server.current.app.calls.values());
  expect(calls.length).toBeGreaterThan(atLeast(300));
  const taken: string[] = [];
  for (const [index, call] of calls.entries()) {
    const number = numbers[index % numbers.length] as string;
    const addresses: [string, string?][] = [
      [new URLSearchParams({ search: number }).toString()],
      [`unknown=x&unknown=${encodeURIComponent(number)}`],
      [new URLSearchParams({ [number]: '' }).toString()],
      ...(call.path.includes('{') ? [['', number] as [string, string]] : []),
    ];
    // One part of the server looks at all addresses, so that in the gate each call meets one of them.
    const inTurn = addresses.slice(index % addresses.length, (index % addresses.length) + 1);
    for (const [query, parameter] of ofSelection({ gate: inTurn, all: addresses })) {
      const { status, body } = await sent(call, query, parameter);
      const refused = status === 422 && body.code === 'NUMBER_IN_ADDRESS';
      if (!refused) taken.push(`${call.name} ${query}${parameter ?? ''}: ${status} ${body.code}`);
    }
  }
  expect(taken).toEqual([]);
});

test.each(numbers)('%s is refused with words in both languages, and not repeated in them', async (number) => {
  const { body } = await sent(zip['list'], new URLSearchParams({ search: number }).toString());
  expect(body).toMatchObject({ code: 'NUMBER_IN_ADDRESS', message: expect.stringContaining('alamat') as string });
  expect(JSON.stringify(body)).not.toMatch(/7700|0987|1234/);
});

test.each(['2026-03-16T10:00:00+07:00', 'PRG-2026-0001', anId, '40115', '0813770', 'name,asc', '1.4.12-0123456789'])(
  '%s is no personal number',
  async (text) => {
    const { status } = await sent(zip['list'], new URLSearchParams({ unknown: text }).toString());
    expect(status).toBe(200);
  },
);

test('a number that is kept is found by its reference, and by nobody without the right to reveal', async () => {
  const phone = '081377001133';
  const note = 'Dipakai untuk pengajuan palsu';
  const body = { phone, category: 'FRAUD', note, effectiveFrom: '2026-01-01', effectiveUntil: null };
  await server.current.call(phones['create'], chief, { body });
  const id = '10000000-0000-4000-8000-000000000001';
  expect((await keep(phone, id)).status).toBe(200);
  // A repeated call, as after a lost answer, changes nothing.
  expect((await keep(phone, id)).status).toBe(200);
  const search = referenceTo(id);
  const list = (by: typeof chief) => server.current.call(phones['list'], by, { query: { search } });
  expect((await list(chief)).result).toMatchObject({ total: 1 });
  // A shared address is checked with the rights of the person who opens it.
  expect((await list({ ...colleague, roles: [] })).body.code).toBe('EXACT_MATCH_DENIED');
  const file = await server.current.call(phones['download'], chief, { query: { search, format: 'csv' } });
  expect(file.text.trim().split('\r\n')).toHaveLength(2);
  const { db } = server.current.database;
  expect(JSON.stringify(await db.selectFrom('number_reference').selectAll().execute())).not.toContain('7700');
});

test('references stand in the filter of whole changes too', async () => {
  const id = '10000000-0000-4000-8000-000000000002';
  await keep('081399887766', id);
  const answer = await server.current.call(zip['deactivate-all'], chief, {
    body: { filter: { search: referenceTo(id) }, expectedCount: 0, reason: 'tidak ada' },
  });
  expect(answer.result).toMatchObject({ changed: 0 });
});

const wholes = { phone: '081377001155', nik: '3174012309870002', npwp: '317401230987000', email: 'rahasia@contoh.id' };

test('a user without reveal finds nothing by a full masked number, in no call of any list', async () => {
  const plain = testCaller('KACAB01', { '*': 'Full Access' }, { userId: userId('KACAB01'), mappingType: 'NATIONAL' });
  let asked = 0;
  const answered: string[] = [];
  for (const { resource, calls } of resourcesOf(server.current.app).values()) {
    const fields: Readonly<Record<string, { personal?: string; shownInFull?: boolean }>> = {
      ...resource.fields,
      ...resource.derived,
    };
    for (const name of resource.list.search) {
      const { personal, shownInFull } = fields[name] ?? {};
      const search = wholes[personal as keyof typeof wholes];
      if (search === undefined || shownInFull) continue;
      const filter = { body: { filter: { search }, expectedCount: 0, reason: 'pemeriksaan' } };
      const query = { query: { search } };
      const file = { query: { search, format: 'csv', reason: 'pemeriksaan data bulanan' } };
      const inputs = {
        list: query,
        tabCounts: query,
        download: file,
        'activate-all': filter,
        'deactivate-all': filter,
      };
      for (const [operation, input] of Object.entries(inputs)) {
        if (!calls[operation]) continue;
        asked += 1;
        // Whole filters are for admins, who may be without reveal as well.
        const by = operation.endsWith('-all') ? { ...plain, isAdmin: true } : plain;
        const { body } = await server.current.call(calls[operation], by, input);
        if (body?.code !== 'EXACT_MATCH_DENIED') answered.push(`${resource.module}.${operation}: ${body?.code}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(4);
  expect(answered).toEqual([]);
});

test('what was typed is shown to nobody else, and nobody uses the reference of another user', async () => {
  const id = '10000000-0000-4000-8000-000000000003';
  await keep('3174012309870001', id);
  const read = (by: typeof chief) =>
    server.current.call(numberReferenceCalls.read, by, { parameters: { numberId: id } });
  expect((await read(chief)).result).toEqual({ number: '3174012309870001' });
  expect((await read(colleague)).status).toBe(404);
  expect((await keep('081300000000', id, colleague)).status).toBe(404);
  expect((await read(chief)).result).toEqual({ number: '3174012309870001' });
});

test('only numbers are kept, and those nobody looked for in a month are forgotten with words', async () => {
  expect((await keep('bukan nomor', '10000000-0000-4000-8000-000000000004')).status).toBe(422);
  const id = '10000000-0000-4000-8000-000000000005';
  await keep('081300000000', id);
  const now = server.current.app.services.now().getTime();
  await forgetReferences(server.current.database.db, new Date(now + (keptDays + 1) * 86_400_000));
  const answer = await server.current.call(zip['list'], chief, { query: { search: referenceTo(id) } });
  expect([answer.status, answer.body.code]).toEqual([422, 'NUMBER_FORGOTTEN']);
});
