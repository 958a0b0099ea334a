import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { secretColumns } from '../../secret-columns.ts';
import { protectedText } from './protected-text.ts';
import { rekey } from './rekey.ts';

const database = useDatabase();
const fresh = Buffer.alloc(32, 9);

test('after a change of the data key everything is read, and found by its number, with the new key alone', async () => {
  const { db } = database.current;
  const both = protectedText(fresh, [seedOptions.dataKey]);
  expect(await rekey(db, both, secretColumns)).toBeGreaterThan(600);
  expect(await rekey(db, both, secretColumns)).toBe(0);
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
