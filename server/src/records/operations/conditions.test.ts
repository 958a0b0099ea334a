import { cards } from '@console/contracts/cards/cards';
import { cardTypes } from '@console/contracts/cards/card-types';
import { conditionsOf } from '@console/contracts/core/conditions/declared';
import { line } from '@console/contracts/core/fields';
import { flags } from '@console/contracts/core/flag-groups';
import { mostConditions, mostTextConditions } from '@console/contracts/core/list-limits';
import { callsOf, hiddenOf } from '@console/contracts/core/resource';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { testCaller, admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { refuseHidden } from '../../platform/http/hidden-fields.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../resource/registered.ts';

const zip = callsOf(zipCodes);
const server = useServer({ modules });
const chief = { ...admin, userId: userId('ADMIN01') };
const branchStaff = testCaller(
  'ADMCB01',
  { '*': 'Full Access' },
  {
    userId: userId('ADMCB01'),
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
  },
);

const list = (query: object, caller = chief) =>
  server.current.call(zip.list, caller, { query: { size: 100, ...query } });
const errorsOf = async (query: object) => {
  const { status, body } = await list(query);
  return [status, (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)];
};
/** Rows of one or the other, under a name with an a. */
const where = ['kota.contains.jakarta or kecamatan.contains.ba', 'kelurahan.contains.a'];

afterEach(() => server.current.setNow(seedDate));

test('a list, its count, its file and a change of the whole filter mean the same rows', async () => {
  const { total, rows } = (await list({ where })).result;
  expect(total).toBeGreaterThan(0);
  for (const { kota, kecamatan, kelurahan } of rows as Record<string, string>[]) {
    expect(/jakarta/i.test(kota!) || /ba/i.test(kecamatan!)).toBe(true);
    expect(kelurahan).toMatch(/a/i);
  }
  const file = await server.current.call(zip.download, chief, { query: { where, format: 'csv' } });
  expect(file.text.trim().split('\r\n')).toHaveLength(total + 1);
  const change = (expectedCount: number, filter: object) =>
    server.current.call(zip['deactivate-all'], chief, {
      body: { filter, expectedCount, reason: 'wilayah dilebur' },
    });
  expect((await change(total + 1, { where })).body).toMatchObject({ code: 'COUNT_CHANGED', result: { count: total } });
  const narrow = { where: [...where, 'kelurahan.contains.an'] };
  const few = (await list(narrow)).result.total;
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(total);
  const done = (await change(few, narrow)).result;
  expect(done.runId ? few : done.changed).toBe(few);
});

test('a file and the audit trail say the conditions in words, without full personal numbers', async () => {
  await server.current.call(zip.download, chief, {
    query: { where: ['status.isNot.inactive', 'kelurahan.contains.Sri 081234567890'], format: 'csv' },
  });
  const job = await server.current.database.db
    .selectFrom('download_job')
    .select(['filter_text', 'filter', 'selection'])
    .where('filter_text', 'like', 'Status bukan%')
    .executeTakeFirstOrThrow();
  expect(job.filter_text).toBe('Status bukan Tidak aktif dan Kelurahan memuat “Sri 0812****7890”');
  expect(job.filter).toEqual({ where: ['status.isNot.inactive', 'kelurahan.contains.Sri 0812****7890'] });
  expect(JSON.stringify(job)).not.toContain('081234567890');
});

test('a period keeps its meaning as days pass in Jakarta, so that a saved view never goes stale', async () => {
  const [row] = (await list({})).result.rows;
  await server.current.database.db
    .updateTable('zip_code')
    .set({ created_at: new Date('2026-03-16T16:59:59Z') as never })
    .where('id', '=', row.secureId)
    .execute();
  const found = async (period: string, at: string) => {
    server.current.setNow(new Date(at));
    return (await list({ where: [`createdAt.relative.${period}`], secureId: [row.secureId] })).result.total;
  };
  expect(await found('today', '2026-03-16T23:59:59+07:00')).toBe(1);
  expect(await found('today', '2026-03-17T00:00:00+07:00')).toBe(0);
  expect(await found('yesterday', '2026-03-17T00:00:00+07:00')).toBe(1);
  expect(await found('last-7-days', '2026-03-22T23:59:59+07:00')).toBe(1);
  expect(await found('last-7-days', '2026-03-23T00:00:00+07:00')).toBe(0);
  expect(await found('last-month', '2026-04-01T00:00:00+07:00')).toBe(1);
});

test('what the contract does not declare is refused beside the condition, and says what is wrong', async () => {
  expect(await errorsOf({ where: ['kelurahan.between.a*b'] })).toEqual([422, ['where[0][0] CONDITION_OPERATOR']]);
  expect(await errorsOf({ where: ['status.is.active', 'deletedAt.empty'] })).toEqual([
    422,
    ['where[1][0] CONDITION_FIELD'],
  ]);
  expect(await errorsOf({ where: ['status.is.active or status.is.closed'] })).toEqual([
    422,
    ['where[0][1] NOT_ALLOWED'],
  ]);
  expect(await errorsOf({ where: ['createdAt.between.2026-02-30*'] })).toEqual([422, ['where[0][0] NOT_A_DATE']]);
  expect(await errorsOf({ where: ['createdAt.relative.sometimes'] })).toEqual([422, ['where[0][0] NOT_A_DATE']]);
  expect(await errorsOf({ where: ["status'; drop table zip_code"] })).toEqual([
    422,
    ['where[0][0] CONDITION_UNREADABLE'],
  ]);
  expect(await errorsOf({ where: ['status.is.active or status.is.inactive and status.is.active'] })).toEqual([
    422,
    ['where[0][0] CONDITION_UNREADABLE'],
  ]);
  expect(await errorsOf({ where: ['constructor.is.x'] })).toEqual([422, ['where[0][0] CONDITION_FIELD']]);
  const many = Array.from({ length: mostConditions + 1 }, () => 'status.is.active').join(' or ');
  const texts = Array.from({ length: mostTextConditions + 1 }, () => 'kelurahan.contains.a').join(' or ');
  expect(await errorsOf({ where: [texts] })).toEqual([422, ['where CONDITION_TEXTS']]);
  expect(await errorsOf({ where: [many] })).toEqual([422, ['where TOO_MANY']]);
  const values = `code.anyOf.${Array.from({ length: 101 }, (_, at) => 10_000 + at).join('*')}`;
  expect(await errorsOf({ where: [values] })).toEqual([422, ['where[0][0] TOO_MANY']]);
  expect((await list({ where: ['kelurahan.contains.\\* and ', "kelurahan.contains.'; --"] })).status).toBe(422);
  expect((await list({ where: ["kelurahan.contains.'; --"] })).result.total).toBe(0);
});

test('no condition asks for personal data, or for what a flag or an office does not see', async () => {
  const phones = callsOf(blacklistPhoneNumbers);
  for (const condition of ['phone.is.081234567890', 'phone.empty', 'note.contains.penipuan'])
    expect(
      (await server.current.call(phones.list, chief, { query: { where: [condition] } })).body.errors,
    ).toMatchObject([{ field: 'where[0][0]', code: 'CONDITION_FIELD' }]);
  for (const { resource } of resourcesOf(server.current.app).values())
    for (const name of Object.keys(conditionsOf(resource))) {
      const field = resource.fields[name] ?? resource.derived[name];
      expect([resource.module, name, field?.personal ?? field?.notForBranches]).toEqual([
        resource.module,
        name,
        undefined,
      ]);
    }
  const hidden = { salary: line({ maximum: 10, flagGroup: 'admin' }) };
  expect(() =>
    refuseHidden({ ...zip.list, fields: hidden }, branchStaff, { where: ['code.is.1 or salary.contains.9'] }),
  ).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  const guarded = [...resourcesOf(server.current.app).values()].flatMap(({ resource, calls }) =>
    flags.flatMap((flag) =>
      hiddenOf(resource, flag)
        .filter((name) => name in conditionsOf(resource))
        .map((name) => calls['list']?.fields?.[name]),
    ),
  );
  expect(guarded.every((field) => field !== undefined)).toBe(true);
});

test('conditions never widen what an office sees', async () => {
  const all = (await list({}, branchStaff)).result;
  const wide = (
    await list({ where: ['status.is.active or status.is.inactive', 'code.contains.1'], match: 'any' }, branchStaff)
  ).result;
  expect(wide.total).toBe(all.total);
  expect(all.total).toBeLessThan((await list({})).result.total);
});

test('conditions alone do not open a list that must be narrowed first', async () => {
  const reader = testCaller('HOOPS01', { '*': 'Full Access' }, { userId: userId('HOOPS01') });
  const calls = callsOf(cards);
  const ask = (query: Readonly<Record<string, unknown>>) => server.current.call(calls.list, reader, { query });
  expect((await ask({ where: ['cardStatus.isNot.Lost'] })).body.code).toBe('NARROW_FILTER');
  expect((await ask({ where: ['cardStatus.isNot.Lost'], kind: 'PHYSICAL' })).body.code).not.toBe('NARROW_FILTER');
});

test('plain filters stay what they were, and combine with conditions', async () => {
  const calls = callsOf(cardTypes);
  const total = async (query: object) =>
    (await server.current.call(calls.list, chief, { query: { size: 100, ...query } })).result.total;
  expect(await total({ status: 'active' })).toBe(await total({ where: ['status.is.active'] }));
  expect(await total({ status: 'active', where: ['status.is.inactive'] })).toBe(0);
});

test('the OpenAPI document names the operators of every list', async () => {
  const document = (await (await fetch(`${server.current.origin}/api/openapi.json`)).json()) as { paths: object };
  for (const { resource, calls } of resourcesOf(server.current.app).values()) {
    const conditions = conditionsOf(resource);
    if (!calls['list'] || Object.keys(conditions).length === 0) continue;
    const described = Object.values(document.paths)
      .flatMap((path) => Object.values(path as Record<string, { operationId: string; parameters: { name: string }[] }>))
      .find(({ operationId }) => operationId === `${resource.module}.list`);
    expect(described?.parameters.find(({ name }) => name === 'where')).toMatchObject({ 'x-conditions': conditions });
  }
});
