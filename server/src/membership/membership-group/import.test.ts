import { callsOf } from '@console/contracts/core/resource';
import { groupCalls, groupMappings, groups } from '@console/contracts/membership/membership-group';
import { importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';

const server = useServer({ modules: modulesUpToMembership });
const mappings = callsOf(groupMappings);
const head = testCaller('HOOPS01', { '*': 'Input' });
const groupId = (code: string) => seedId(groups.module, code);
const line = (group: string, member: string, { role = 'MEMBER', note = '' } = {}) =>
  `${group},${member},${role},2026-03-01,${note}`;

async function send(...lines: readonly string[]) {
  const content = ['group_code,member_no,role,joined_date,note', ...lines, ''].join('\n');
  const { result } = await upload(server.current, groupCalls.importUpload, head, { name: 'anggota.csv', content });
  return result;
}
const rowsOf = async ({ secureId }: { readonly secureId: string }): Promise<ImportRow[]> =>
  (await server.current.call(importJobCalls.rows, head, { parameters: { secureId } })).result.rows;
const said = (rows: readonly ImportRow[]) =>
  rows.map(({ messages }) => messages.map(({ column, code }) => `${column} ${code}`));
const confirm = async ({ secureId }: { readonly secureId: string }) =>
  (await server.current.call(groupCalls.importConfirm, head, { body: { importId: secureId, skipErrors: true } }))
    .result;
const membersOf = async (code: string) =>
  (await server.current.call(mappings.list, head, { query: { groupId: groupId(code), size: 100, open: true } })).result
    .rows as readonly { readonly memberNo: string; readonly note: string | null }[];

test('a row that the rules of its group do not allow is a fault of the preview', async () => {
  const [other] = await membersOf('PERUSAHAAN2');
  const job = await send(
    line('KOMUNITAS1', '1000000244', { role: 'CHAIR' }),
    line('PERUSAHAAN1', other!.memberNo),
    line('KAMPANYE2', '1000000244'),
    line('KOMUNITAS3', '1000000244'),
  );
  expect(said(await rowsOf(job))).toEqual([
    ['role CHAIR_TAKEN'],
    ['member_no EXCLUSIVE_GROUP_CONFLICT'],
    ['group_code GROUP_FULL'],
    [],
  ]);
});

test('a row that another row of the file has made impossible fails alone, with its reason', async () => {
  const job = await send(
    line('PERUSAHAAN1', '1000000245'),
    line('PERUSAHAAN2', '1000000245'),
    line('KOMUNITAS3', '1000000246'),
  );
  expect(job).toMatchObject({ newRows: 3 });
  expect(await confirm(job)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 2, failedRows: 1 });
  const rows = await rowsOf(job);
  expect(rows.map(({ applied }) => applied)).toEqual([true, false, true]);
  expect(said(rows)).toEqual([[], ['member_no EXCLUSIVE_GROUP_CONFLICT'], []]);
});

test('a group has one chair in a file', async () => {
  await sql`update group_mapping set role = 'MEMBER' where group_id = ${groupId('KOMUNITAS3')}`.execute(
    server.current.database.db,
  );
  const job = await send(
    line('KOMUNITAS3', '1000000247', { role: 'CHAIR' }),
    line('KOMUNITAS3', '1000000248', { role: 'CHAIR' }),
    line('KOMUNITAS3', '1000000249'),
  );
  expect(said(await rowsOf(job))).toEqual([['role CHAIRS_IN_FILE'], ['role CHAIRS_IN_FILE'], []]);
});

test('a pair that another file has added since the preview is not said to be written', async () => {
  const [first, second] = [
    await send(line('KOMUNITAS3', '1000000250', { note: 'satu' })),
    await send(line('KOMUNITAS3', '1000000250', { note: 'dua' })),
  ];
  expect(await confirm(second)).toMatchObject({ state: 'COMPLETED', appliedRows: 1 });
  expect(await confirm(first)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', appliedRows: 0, failedRows: 1 });
  expect(said(await rowsOf(first))).toEqual([['null ROW_CHANGED']]);
});
