import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { prepared } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { memberId } from './seed.ts';

/** What the database keeps so that long lists read one index: it never says otherwise than what it is kept of. */

const server = useServer({ modules: modulesUpToMembership });
const db = (): Db => server.current.database.db;
const member = memberId(4);

/** Tables that keep the branch of their member. */
async function tablesWithBranch(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_keeps_member' order by 1`.execute(db());
  return rows.map(({ name }) => name);
}

async function otherBranches(): Promise<number> {
  const counts = (await tablesWithBranch()).map(
    (name) => sql`select count(*)::int as n from ${sql.table(name)} t join member m on m.id = t.member_id
      where t.branch_id <> m.branch_id`,
  );
  const { rows } = await sql<{
    sum: number;
  }>`select sum(n)::int as sum from (${sql.join(counts, sql` union all `)}) c`.execute(db());
  return rows[0]!.sum;
}

const move = (tx: Db | Tx, officeCode: string) =>
  sql`update member set branch_id = ${branchId('SPEKTRA', officeCode)} where id = ${member}`.execute(tx);

/** Adds a change of the member, as all that is ever added about members. */
async function addChange(tx: Db | Tx): Promise<string> {
  const id = randomUUID();
  await sql`insert into member_change (id, created_by, updated_by, member_id, section, values_encrypted, reason_id,
      editors, expires_at)
    select ${id}, created_by, updated_by, ${member}, section, values_encrypted, reason_id, editors, expires_at
    from member_change limit 1`.execute(tx);
  return id;
}

const branchOf = async (change: string) => {
  const { rows } = await sql<{ branch: string }>`select branch_id as branch from member_change
    where id = ${change}`.execute(db());
  return rows[0]!.branch;
};

test('what is kept about a member has the branch of the member, and follows one who moves', async () => {
  expect(await tablesWithBranch()).toEqual(['escrow_account', 'member_account', 'member_change', 'risk_profile']);
  expect(await otherBranches()).toBe(0);
  for (const officeCode of ['10040', '10050']) {
    await move(db(), officeCode);
    expect(await branchOf(await addChange(db()))).toBe(branchId('SPEKTRA', officeCode));
    expect(await otherBranches()).toBe(0);
  }
});

/** The embedded database has one connection. */
const onServer = prepared.server ? test : test.skip;

/** Waits until a statement waits for the lock of another transaction, or the work has ended without one. */
async function untilBlocked(work: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  void work.then(end, end);
  const blocked = sql<{ found: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0) as found`;
  while (!ended && !(await blocked.execute(db())).rows[0]?.found) await wait(10);
}

/** Stores one in a transaction that is still open when the other begins. */
async function beside<One, Other>(one: (tx: Tx) => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
  const tx = await db().startTransaction().execute();
  try {
    const stored = await one(tx);
    const waiting = other();
    await untilBlocked(waiting);
    await tx.commit().execute();
    return [stored, await waiting];
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute();
  }
}

onServer('a row that comes while its member moves has the new branch, whichever is stored first', async () => {
  await move(db(), '10040');
  const [, added] = await beside(
    (tx) => move(tx, '10050'),
    () => addChange(db()),
  );
  expect(await branchOf(added)).toBe(branchId('SPEKTRA', '10050'));
  const [first] = await beside(addChange, () => move(db(), '10040'));
  expect(await branchOf(first)).toBe(branchId('SPEKTRA', '10040'));
  expect(await otherBranches()).toBe(0);
});

const otherMarks = async () => {
  const { rows } = await sql`select from member where document_marks <> member_document_marks(id)`.execute(db());
  return rows.length;
};

const marksOf = async () => {
  const { rows } = await sql<{
    marks: string[];
  }>`select document_marks as marks from member where id = ${member}`.execute(db());
  return rows[0]!.marks;
};

test('each kind of document is marked as one that the member has, or has none of', async () => {
  expect(await otherMarks()).toBe(0);
  const { rows } = await sql<{ id: string }>`insert into member_document (id, member_id, document_type, file_id, source,
      uploaded_by, uploaded_at)
    values (${randomUUID()}, ${member}, 'other', ${randomUUID()}, 'CMA', 'SYSTEM', now()) returning id`.execute(db());
  expect(await marksOf()).toContain('other');
  await sql`update member_document set current = false where id = ${rows[0]!.id}`.execute(db());
  expect(await marksOf()).toContain('-other');
  await sql`update member_document set current = true where id = ${rows[0]!.id}`.execute(db());
  expect(await marksOf()).toContain('other');
  await sql`delete from member_document where id = ${rows[0]!.id}`.execute(db());
  expect(await marksOf()).toContain('-other');
  expect(await otherMarks()).toBe(0);
});

const photoTables = [
  ['photo_screening', 'member_id'],
  ['order_photo', 'order_id'],
] as const;

test('a picture that several members or orders sent is known as such, and no other', async () => {
  const wrong = async () => {
    const counts: number[] = [];
    for (const [table, subject] of photoTables) {
      const several = sql`select file_hash from ${sql.table(table)} group by 1
        having count(distinct ${sql.ref(subject)}) > 1`;
      const shared = sql`select file_hash from ${sql.table(`${table}_shared`)}`;
      const { rows } = await sql`(${several} except ${shared}) union all (${shared} except ${several})`.execute(db());
      counts.push(rows.length);
    }
    return counts;
  };
  expect(await wrong()).toEqual([0, 0]);
  for (const [table, subject] of photoTables) {
    // Another subject sends the picture of a photo that nobody shares.
    const id = randomUUID();
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(t, jsonb_build_object('id', ${id}::text, ${subject}::text, o.other))).*
      from ${sql.table(table)} t,
        lateral (select ${sql.ref(subject)} as other from ${sql.table(table)} s
          where s.${sql.ref(subject)} <> t.${sql.ref(subject)} limit 1) o
      where t.recheck_of is null and t.file_hash not in (select file_hash from ${sql.table(`${table}_shared`)})
      limit 1`.execute(db());
    const { rows } = await sql`select from ${sql.table(`${table}_shared`)} s join ${sql.table(table)} t
      on t.file_hash = s.file_hash where t.id = ${id}`.execute(db());
    expect(rows).toHaveLength(1);
  }
  expect(await wrong()).toEqual([0, 0]);
});
