import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { users } from '@console/contracts/shell/user';
import type { Call } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { users as userModule } from '../../shell/user/module.ts';
import { downloads } from '../downloads/module.ts';
import { runs } from '../runs/module.ts';
import { forgetNumbers, keptDays } from './store-numbers.ts';

const zip = callsOf(zipCodes);
const phones = callsOf(blacklistPhoneNumbers);
const staff = callsOf(users);
const server = useServer({ modules: [runs, zipCodeModule, blacklistPhoneNumberModule, userModule, downloads] });
const chief = { ...admin, userId: userId('ADMIN01') };
const colleague = testCaller('HOOPS01', { '*': 'Full Access' }, { userId: userId('HOOPS01') });

const paste = (calls: Pick<typeof zip, 'paste'>, numbers: readonly string[], caller = chief) =>
  server.current.call(calls['paste'], caller, { body: { numbers } });
const list = async (calls: { readonly list: Call }, query: object, caller = chief) =>
  (await server.current.call(calls['list'], caller, { query: { size: 100, ...query } })).result;

test('numbers pasted into a list are found and those not found are named, each once', async () => {
  const { result } = await paste(zip, ['10101', ' 10102 ', '10101', '99999', 'bukan kode']);
  expect(result).toMatchObject({ given: 4, found: 2, missing: ['99999', 'bukan kode'] });
  const { rows, total } = await list(zip, { numbers: result.secureId });
  expect(new Set(rows.map(({ code }: { code: string }) => code))).toEqual(new Set(['10101', '10102']));
  expect(total).toBe(rows.length);
  expect(
    (await list(zip, { numbers: result.secureId, search: '10102' })).rows.every(
      ({ code }: { code: string }) => code === '10102',
    ),
  ).toBe(true);
});

test('one to 500 numbers are taken', async () => {
  expect((await paste(zip, [])).status).toBe(422);
  expect((await paste(zip, ['  '])).body.errors).toMatchObject([{ field: 'numbers.0' }]);
  expect(
    (
      await paste(
        zip,
        Array.from({ length: 501 }, (_, index) => String(10_000 + index)),
      )
    ).body.errors,
  ).toMatchObject([{ field: 'numbers' }]);
  expect(
    (
      await paste(
        zip,
        Array.from({ length: 500 }, (_, index) => String(10_000 + index)),
      )
    ).result.given,
  ).toBe(500);
});

test('the selection is a filter of whole changes and of files, counted by the services', async () => {
  const { result } = await paste(zip, ['10103', '10104']);
  const { total } = await list(zip, { numbers: result.secureId });
  const change = (expectedCount: number) =>
    server.current.call(zip['deactivate-all'], chief, {
      body: { filter: { numbers: result.secureId }, expectedCount, reason: 'wilayah dilebur' },
    });
  expect((await change(total + 1)).body.code).toBe('COUNT_CHANGED');
  const done = (await change(total)).result;
  expect([
    done.changed,
    done.changedRecords.map(({ label }: { label: string }) => label.slice(0, 5)).toSorted()[0],
  ]).toEqual([total, '10103']);
  expect((await list(zip, { numbers: result.secureId, status: 'inactive' })).total).toBe(total);
  const file = await server.current.call(zip['download'], chief, {
    query: { numbers: result.secureId, format: 'csv' },
  });
  expect(file.text.trim().split('\r\n')).toHaveLength(total + 1);
  // In words, without the id.
  expect(
    await server.current.database.db
      .selectFrom('download_job')
      .select(['filter_text', 'filter'])
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ).toEqual({ filter_text: 'Nomor yang ditempel: 2 nomor', filter: { numbers: '***' } });
});

test('what is not kept, or kept for another list, finds nothing rather than everything', async () => {
  expect((await list(zip, { numbers: '00000000-0000-4000-8000-000000000001' })).total).toBe(0);
  const { result } = await paste(staff, ['10101']);
  expect((await list(zip, { numbers: result.secureId })).total).toBe(0);
  expect((await server.current.call(zip['list'], chief, { query: { numbers: 'x' } })).status).toBe(422);
});

test('what was pasted is shown to nobody else, though the address shows them the records of their scope', async () => {
  const { result } = await paste(zip, ['10105', '99998']);
  const read = (caller: typeof chief) =>
    server.current.call(zip['pasted'], caller, { parameters: { secureId: result.secureId } });
  expect((await read(chief)).result).toEqual(result);
  expect((await read(colleague)).status).toBe(404);
  expect((await list(zip, { numbers: result.secureId }, colleague)).total).toBeGreaterThan(0);
});

test('users are found by username in any case and by NPK', async () => {
  const {
    rows: [first, second],
  } = await list(staff, { search: 'HOOPS' });
  const { result } = await paste(staff, [first.username.toLowerCase(), second.npk, 'TIDAKADA99']);
  expect(result).toMatchObject({ given: 3, found: 2, missing: ['TIDAKADA99'] });
  expect((await list(staff, { numbers: result.secureId })).total).toBe(2);
});

test('personal numbers are found by their hash, kept encrypted and audited masked', async () => {
  const phone = '081377001122';
  await server.current.call(phones['create'], chief, {
    body: {
      phone,
      category: 'FRAUD',
      note: 'Dipakai untuk pengajuan palsu',
      effectiveFrom: '2026-01-01',
      effectiveUntil: null,
    },
  });
  const { result } = await paste(phones, ['+62 813-7700-1122', phone, '081399999999']);
  expect(result).toMatchObject({ given: 2, found: 1, missing: ['081399999999'] });
  expect((await list(phones, { numbers: result.secureId })).total).toBe(1);
  const { db } = server.current.database;
  const kept = JSON.stringify([
    await db.selectFrom('number_list').selectAll().execute(),
    await db.selectFrom('number_list_key').selectAll().where('field', '=', 'phone').execute(),
  ]);
  expect(kept).not.toContain('8137700');
  const entry = await db
    .selectFrom('audit_entry')
    .select(['filter', 'record_count'])
    .where('action', '=', 'SEARCH')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ record_count: 2 });
  expect(JSON.stringify(entry.filter)).not.toMatch(/7700|9999999/);
});

test('numbers nobody looked at for a month are forgotten', async () => {
  const { result } = await paste(zip, ['10101']);
  await forgetNumbers(
    server.current.database.db,
    new Date(server.current.app.services.now().getTime() + (keptDays + 1) * 86_400_000),
  );
  expect((await list(zip, { numbers: result.secureId })).total).toBe(0);
  expect((await server.current.call(zip['pasted'], chief, { parameters: { secureId: result.secureId } })).status).toBe(
    404,
  );
});
