import { sql } from 'kysely';
import type { SubjectRecords } from '../../branches-stores/index.ts';

/** Groups of members as those that concessions are for: active ones alone. */
export const groupsAsSubjects: SubjectRecords = {
  async known(db, codes) {
    const rows = await db
      .selectFrom('member_group')
      .select('code')
      .where('code', 'in', codes)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .execute();
    return new Set(rows.map(({ code }) => code));
  },
  named: (pattern) => sql`select code from member_group where name ilike ${pattern}`,
};
