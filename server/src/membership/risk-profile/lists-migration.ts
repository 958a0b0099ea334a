import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { keepOfMember } from '../member/kept-of-member.ts';

const order = 'waits, valid_until, id';
const requires = `grade = 'HIGH' and state in ('SUBMITTED', 'APPROVED')`;
const rank = (column: string) => `array_position(array['LOW', 'MEDIUM', 'HIGH'], ${column})`;

/** Profiles of a branch, in one state, of one method or moved one way, each in the order of the list. */
export const listsMigration: SchemaStep = {
  async up(db) {
    await keepOfMember(db, 'risk_profile', ['branch_id', 'program_type_id']);
    await sql
      .raw(
        `alter table risk_profile add column moved text generated always as
          (case when ${rank('grade')} > ${rank('previous_grade')} then 'UP'
            when ${rank('grade')} < ${rank('previous_grade')} then 'DOWN' end) stored`,
      )
      .execute(db);
    await sql`drop index risk_profile_edd`.execute(db);
    const lists: readonly (readonly [name: string, columns: string, where?: string])[] = [
      ['program', 'program_type_id'],
      ['state_order', `state, ${order}`],
      ['method', `method, ${order}`],
      ['moved', `moved, ${order}`, 'and moved is not null'],
      ['edd_required', order, `and ${requires}`],
      ['edd_missing', order, `and ${requires} and (source_of_funds is null or edd_document is null)`],
      ['valid', 'valid_until, id'],
    ];
    // Of a branch every filter is read in the index of its order, and no profile.
    await sql
      .raw(
        `create index risk_profile_branch on risk_profile (branch_id, ${order})
          include (state, grade, method, moved, program_type_id) where deleted_at is null`,
      )
      .execute(db);
    for (const [name, columns, where = ''] of lists)
      await sql
        .raw(`create index risk_profile_${name} on risk_profile (${columns}) where deleted_at is null ${where}`)
        .execute(db);
  },
};
