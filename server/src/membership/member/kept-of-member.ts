import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** What rows of a table may keep of their member, and what it refers to. */
const kept = { branch_id: 'branch', program_type_id: 'program_type' } as const;

/**
 * Keeps the branch of the member, and more of it, in the rows of a table about members, so that long lists narrowed by
 * it read one index and not two tables. A row takes the values of its member when it comes, and follows the member.
 */
export async function keepOfMember(
  db: Db,
  table: string,
  columns: readonly (keyof typeof kept)[] = ['branch_id'],
): Promise<void> {
  const [name, follows] = [`${table}_keeps_member`, `${table}_follows_member`];
  const run = (statement: string) => sql.raw(statement).execute(db);
  const each = (of: (column: keyof typeof kept) => string, between = ', ') => columns.map(of).join(between);
  await run(`alter table ${table} ${each((column) => `add column ${column} uuid references ${kept[column]}`)}`);
  await run(
    `update ${table} t set ${each((column) => `${column} = m.${column}`)} from member m where m.id = t.member_id`,
  );
  await run(`alter table ${table} ${each((column) => `alter column ${column} set not null`)}`);
  // The member is locked: one who moves at the same time either waits for the row, or is seen at the new branch.
  await run(`create function ${name}() returns trigger language plpgsql as $$ begin
    select ${each((column) => column)} into ${each((column) => `new.${column}`)}
      from member where id = new.member_id for no key update;
    return new; end $$`);
  await run(`create trigger ${name} before insert on ${table} for each row execute function ${name}()`);
  await run(`create function ${follows}() returns trigger language plpgsql as $$ begin
    update ${table} set ${each((column) => `${column} = new.${column}`)} where member_id = new.id;
    return null; end $$`);
  await run(`create trigger ${follows} after update of ${each((column) => column)} on member for each row
    when (${each((column) => `old.${column} <> new.${column}`, ' or ')}) execute function ${follows}()`);
}
