import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { secretColumns } from '../../secret-columns.ts';
import { keyId, protectedText } from './protected-text.ts';
import { rekey } from './rekey.ts';

const database = useDatabase();
const fresh = Buffer.alloc(32, 9);

test('after a change of the data key everything is read, and found by its number, with the new key alone', async () => {
  const { db } = database.current;
  const both = protectedText(fresh, [seedOptions.dataKey]);
  const { written, unread } = await rekey(db, both, secretColumns);
  expect(written).toBeGreaterThan(600);
  expect(unread).toEqual([]);
  expect(await rekey(db, both, secretColumns)).toEqual({ written: 0, unread: [] });
  const alone = protectedText(fresh);
  const { nik, phone } = seedMember(4);
  const member = await db
    .selectFrom('member')
    .select(['nik_encrypted', 'phone_encrypted'])
    .where('nik_hash', '=', alone.hash(nik))
    .executeTakeFirstOrThrow();
  expect([alone.decrypt(member.nik_encrypted), alone.decrypt(member.phone_encrypted)]).toEqual([nik, phone]);
  for (const { table, column, among } of secretColumns.filter((each) => !each.among)) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} <> '' limit 3`.execute(db);
    for (const { value } of rows) expect([among, typeof alone.decrypt(value)]).toEqual([undefined, 'string']);
  }
});

test('text that only looks protected, or was changed, stays and is named; what is beside it is written', async () => {
  const { db } = database.current;
  const texts = protectedText(Buffer.alloc(32, 10), [fresh, seedOptions.dataKey]);
  const forged = `v1.deadbeef.${'A'.repeat(60)} v1.${keyId(fresh)}.AAAA`;
  const [setting, member] = await Promise.all([
    db
      .selectFrom('app_setting')
      .select(['id', 'value_type'])
      .where('value_type', '!=', 'SECRET')
      .executeTakeFirstOrThrow(),
    db.selectFrom('member').select('id').executeTakeFirstOrThrow(),
  ]);
  const earlier = protectedText(fresh).encrypt('rahasia');
  await db
    .updateTable('app_setting')
    .set({ value: `${forged} ${earlier}` })
    .where('id', '=', setting.id)
    .execute();
  await db
    .updateTable('member')
    .set({ nik_encrypted: earlier.slice(0, -8) + 'AAAAAAA=' })
    .where('id', '=', member.id)
    .execute();
  const { unread } = await rekey(db, texts, secretColumns);
  expect(unread).toEqual([
    { table: 'app_setting', column: 'value', row: setting.id },
    { table: 'member', column: 'nik_encrypted', row: member.id },
  ]);
  const { value } = await db
    .selectFrom('app_setting')
    .select('value')
    .where('id', '=', setting.id)
    .executeTakeFirstOrThrow();
  expect(value.startsWith(forged)).toBe(true);
  expect(texts.decrypt(value.slice(forged.length + 1))).toBe('rahasia');
  // A second run writes nothing.
  expect(await rekey(db, texts, secretColumns)).toEqual({ written: 0, unread });
});
