import { exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { callsOf } from '@console/contracts/core/resource';
import { groupCalls, groupMappings, groups } from '@console/contracts/membership/membership-group';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { importJobCalls } from '@console/contracts/platform/imports';
import { upload } from '../../../test/upload.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { memberId } from '../member/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(groups);
const mappings = callsOf(groupMappings);
const head = testCaller('HOOPS01', { '*': 'Input' });
const groupId = (code: string) => seedId(groups.module, code);
const read = async (code: string) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId: groupId(code) } })).result;
const membersOf = async (code: string, query = {}) =>
  (await server.current.call(mappings.list, admin, { query: { groupId: groupId(code), size: 100, ...query } })).result;
const add = (code: string, members: readonly number[], changes: object = {}, by = head) =>
  server.current.call(groupCalls.add, by, {
    body: {
      groupId: groupId(code),
      memberIds: members.map(memberId),
      role: 'MEMBER',
      joinedDate: '2026-03-01',
      note: null,
      ...changes,
    },
  });
const codesOf = (answer: { readonly result: { readonly outcomes: readonly { readonly code: string | null }[] } }) =>
  answer.result.outcomes.map(({ code }) => code);

afterEach(() => server.current.setNow(seedDate));

test('eight groups have 140 members, one is full', async () => {
  const { rows } = (await server.current.call(calls.list, admin, { query: { size: 100 } })).result;
  expect(rows).toHaveLength(8);
  expect(rows.reduce((sum: number, { memberCount }: { memberCount: number }) => sum + memberCount, 0)).toBe(140);
  expect(await read('KAMPANYE2')).toMatchObject({ memberCount: 10, quota: 10 });
});

test('groups are found by the branch and the MRA that they are open to', async () => {
  const { db } = server.current.database;
  const { rows: places } = await sql<{ id: string; mra: string }>`select b.id, o.mra_id as mra from branch_view b
    join mro_view o on o.id = b.mro_id order by b.office_code`.execute(db);
  const scoped = (code: string, scope: string, mra: string | null, branches: readonly string[]) =>
    sql`update member_group set branch_scope = ${scope}, mra_id = ${mra}, branch_ids = ${branches}
      where id = ${groupId(code)}`.execute(db);
  await scoped('KAMPANYE2', 'MRA', places[0]!.mra, []);
  await scoped('PERUSAHAAN1', 'BRANCHES', null, [places[1]!.id]);
  const all = (await server.current.call(calls.list, admin, { query: { size: 100 } })).result.rows;
  type Place = { branchScope: string; mraId: string | null; branchIds: string[] };
  const found = async (query: object) =>
    (await server.current.call(calls.list, admin, { query: { size: 100, ...query } })).result.rows.length;
  const seen = new Set<number>();
  for (const { id, mra } of places.slice(0, 12)) {
    const openTo = ({ branchScope, mraId, branchIds }: Place) =>
      branchScope === 'ALL' || (branchScope === 'MRA' ? mraId === mra : branchIds.includes(id));
    const ofMra = places.filter((each) => each.mra === mra).map((each) => each.id);
    const under = ({ branchScope, mraId, branchIds }: Place) =>
      branchScope === 'ALL' || (branchScope === 'MRA' ? mraId === mra : branchIds.some((each) => ofMra.includes(each)));
    expect(await found({ branchId: id })).toBe(all.filter(openTo).length);
    expect(await found({ mraId: mra })).toBe(all.filter(under).length);
    seen.add(all.filter(openTo).length);
  }
  expect(Math.min(...seen)).toBeLessThan(8);
  for (const code of ['KAMPANYE2', 'PERUSAHAAN1']) await scoped(code, 'ALL', null, []);
});

test('a group is chosen by its code, and known by its name', async () => {
  const query = { code: ['PERUSAHAAN1'] } as never;
  const { result } = await server.current.call(calls.lov, admin, { query });
  expect(result).toMatchObject([{ code: 'PERUSAHAAN1', name: 'PT Maju Bersama' }]);
});

test('each member is added or named with the reason', async () => {
  expect(codesOf(await add('KOMUNITAS3', [1, 310]))).toEqual(expect.arrayContaining([null, 'MEMBER_OUT_OF_SCOPE']));
  expect(codesOf(await add('KOMUNITAS3', [1]))).toEqual(['ALREADY_IN_GROUP']);
  expect(codesOf(await add('KAMPANYE2', [1]))).toEqual(['GROUP_FULL']);
  expect(codesOf(await add('KOMUNITAS4', [1]))).toEqual(['GROUP_CLOSED']);
  expect(codesOf(await add('KOMUNITAS1', [250], { role: 'CHAIR' }))).toEqual(['CHAIR_TAKEN']);
  const [inExclusive] = (await membersOf('PERUSAHAAN1')).rows;
  const other = Number(inExclusive.memberNo) - 1_000_000_000;
  expect(codesOf(await add('PERUSAHAAN2', [other]))).toEqual(['EXCLUSIVE_GROUP_CONFLICT']);
});

test('a quota holds when several add at once', async () => {
  const { memberCount, ...group } = await read('KOMUNITAS2');
  const body = { ...group, quota: memberCount + 2 };
  expect((await server.current.call(calls.update, head, { body })).status).toBe(200);
  const answers = await Promise.all([201, 202, 203, 204, 205].map((i) => add('KOMUNITAS2', [i])));
  expect(answers.flatMap(codesOf).filter((code) => code === null)).toHaveLength(2);
  const low = { ...(await read('KOMUNITAS2')), quota: memberCount };
  expect((await server.current.call(calls.update, head, { body: low })).body.errors).toMatchObject([
    { field: 'quota', code: 'QUOTA_BELOW_MEMBERS' },
  ]);
});

test('a branch adds and sees members of its own alone', async () => {
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] };
  const branch = testCaller('CAB10010', { '*': 'Input' }, { mappingType: 'BRANCH', scope });
  // Member 13 belongs to the office of member 1, member 14 to another.
  const answer = await add('KAMPANYE1', [13, 14], {}, branch);
  expect(answer.result.outcomes).toMatchObject([{ memberId: memberId(13), code: null }]);
  const found = await server.current.call(groupCalls.candidates, branch, { query: {} });
  expect(found.result.length).toBeGreaterThan(0);
  const seen = (await server.current.call(mappings.list, branch, { query: { size: 100 } })).result;
  expect(seen.total).toBeLessThan(140);
});

test('a membership is ended with a reason, and a group that is switched off ends all of its', async () => {
  const [first] = (await membersOf('KOMUNITAS1')).rows;
  const end = (leftDate: string, { secureId, version } = first) =>
    server.current.call(groupCalls.end, head, { body: { secureId, version, leftDate, reason: 'pindah kota' } });
  expect((await end('2020-01-01')).body.errors).toMatchObject([{ field: 'leftDate', code: 'DATE_ORDER' }]);
  const ended = await end('2026-03-16');
  expect(ended.status).toBe(200);
  expect((await end('2026-03-16', { secureId: first.secureId, version: ended.result.version })).body.code).toBe(
    'INVALID_STATE',
  );
  const { secureId, version } = await read('KOMUNITAS1');
  const off = { items: [{ secureId, version }], reason: 'komunitas bubar' };
  expect((await server.current.call(calls.deactivate, head, { body: off })).status).toBe(200);
  expect((await membersOf('KOMUNITAS1', { open: true })).total).toBe(0);
  expect((await read('KOMUNITAS1')).memberCount).toBe(0);
});

test('a file adds members, leaves known pairs as they are, and names the rows that are wrong', async () => {
  const [known] = (await membersOf('KAMPANYE1')).rows;
  const rows = [
    'group_code,member_no,role,joined_date,note',
    'KAMPANYE1,1000000240,MEMBER,2026-03-01,',
    `KAMPANYE1,${known.memberNo},MEMBER,${known.joinedDate},ketua regu`,
    'TIDAKADA,1000000241,MEMBER,2026-03-01,',
    'KAMPANYE1,1999999999,MEMBER,2026-03-01,',
  ];
  const sent = await upload(server.current, groupCalls.importUpload, head, {
    name: 'anggota.csv',
    content: [...rows, ''].join('\n'),
  });
  expect(sent.result).toMatchObject({ state: 'PREVIEWED', newRows: 1, sameRows: 1, errorRows: 2 });
  const parameters = { secureId: sent.result.secureId };
  const preview = await server.current.call(importJobCalls.rows, head, { parameters, query: { result: 'SAME' } });
  // The membership has no note.
  expect(preview.result.rows).toMatchObject([{ messages: [{ severity: 'warning', code: 'MEMBERSHIP_KEPT' }] }]);
});

test('a concession is for a group that is active', async () => {
  const sheets = callsOf(exclusiveRates);
  const [sheet] = (await server.current.call(sheets.list, admin, { query: {} as never })).result.rows;
  const { lines, secureId, version, baseId } = sheet!;
  const of = { ...lines[0]!, subjectType: 'MEMBERSHIP_GROUP' as const };
  const { body } = await server.current.call(sheets.update, admin, {
    body: {
      secureId,
      version,
      baseId,
      lines: ['KOMUNITAS3', 'KOMUNITAS4', 'TIDAK_ADA'].map((subjectCode) => ({ ...of, subjectCode })),
      reason: 'konsesi untuk kelompok anggota',
    } as never,
  });
  expect(body.errors).toMatchObject([
    { field: 'lines[1].subjectCode', code: 'SUBJECT_UNKNOWN' },
    { field: 'lines[2].subjectCode', code: 'SUBJECT_UNKNOWN' },
  ]);
});
