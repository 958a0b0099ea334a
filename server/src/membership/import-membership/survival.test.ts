import { memberImportCalls, memberNewCalls, mostUnapproved } from '@console/contracts/membership/import-membership';
import type { ImportJob } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { ImportProgram, isDone } from '../../../test/import-program.ts';
import { linesOf, person } from './rows.fixtures.ts';

/** The real program is killed while members are written and started again; no member is missing or there twice. */

let program: ImportProgram;
beforeEach(() => {
  program = new ImportProgram();
});
afterEach(() => program.remove());

type Headers = Readonly<Record<string, string>>;
const isChecked = ({ state }: ImportJob) => state === 'PREVIEWED';
const { importUpload, importConfirm, importApprove } = memberNewCalls;

/** Uploads a file of so many new members. @returns the job once it is checked */
async function checked(maker: Headers, count: number): Promise<ImportJob> {
  const lines = linesOf(
    'NEW',
    Array.from({ length: count }, (_, n) => person(n)),
  );
  const { secureId } = await program.upload(importUpload!, maker, lines);
  return program.until(maker, secureId, isChecked);
}

/** Makes a call and does not wait for its answer: the program may be killed before. */
const begin = (...call: Parameters<typeof program.call>) => void program.call(...call).catch(() => {});

/** Registered members with their numbers and entries of the audit trail. */
const registered = (secureId: string) =>
  program.afterwards(async (db) => {
    const { rows } = await sql<object>`select count(*)::int as members, count(distinct m.nik_hash)::int as persons,
        count(distinct m.member_no)::int as numbers, count(distinct e.entity_id)::int as audited
      from audit_entry e left join member m on m.id::text = e.entity_id::text
      where e.action = 'CREATE' and e.parent_id = (select audit_id from import_job where id = ${secureId})`.execute(db);
    const { rows: all } = await sql<{ n: number }>`select count(*)::int as n from member
      where name like 'Bima %'`.execute(db);
    return { ...rows[0], all: all[0]!.n };
  });
const once = (count: number) => ({ members: count, persons: count, numbers: count, audited: count, all: count });

test('a file of new members that is killed while it is checked and written registers everybody once', async () => {
  await program.start();
  const maker = await program.signIn('HOOPS01');
  const { secureId } = await checked(maker, 5_000);
  begin(memberImportCalls.change, maker, { body: { importId: secureId, onDuplicate: 'UPDATE' } });
  await program.until(maker, secureId, ({ state }) => state === 'VALIDATING');
  await program.killAndStartAgain();
  expect(await program.until(maker, secureId, isChecked)).toMatchObject({ newRows: 5_000, totalRows: 5_000 });
  begin(importConfirm!, maker, { body: { importId: secureId, reason: 'Sesuai memo direksi 27' } });
  const begun = await program.until(maker, secureId, ({ appliedRows }) => appliedRows > 0);
  expect(begun.appliedRows).toBeLessThan(5_000);
  await program.killAndStartAgain();
  expect(await program.until(maker, secureId, isDone)).toMatchObject({ appliedRows: 5_000, failedRows: 0 });
  expect(await registered(secureId)).toEqual(once(5_000));
});

test('an approved file of new members that was killed begins again, and is there as a whole', async () => {
  const count = mostUnapproved + 500;
  await program.start();
  const maker = await program.signIn('HOOPS01');
  const checker = await program.signIn('ADMIN01');
  const { secureId } = await checked(maker, count);
  expect(
    await program.call(importConfirm!, maker, { body: { importId: secureId, reason: 'Sesuai memo direksi 27' } }),
  ).toMatchObject({
    state: 'WAITING_APPROVAL',
  });
  begin(importApprove!, checker, { body: { importId: secureId, note: null } });
  await program.until(checker, secureId, ({ state }) => state !== 'WAITING_APPROVAL');
  await program.killAndStartAgain();
  expect(await program.until(checker, secureId, isDone)).toMatchObject({ appliedRows: count, failedRows: 0 });
  expect(await registered(secureId)).toEqual(once(count));
});
