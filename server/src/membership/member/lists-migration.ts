import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { keepOfMember } from './kept-of-member.ts';

const answered = 'answered_at desc nulls last, id desc';
const login = 'last_login_at desc nulls last, id desc';
const created = 'created_at desc, id desc';
const score = 'best_score desc, id desc';
const live = 'where deleted_at is null';
const replaced = ['silo_record_score', 'silo_record_state', 'silo_record_line', 'silo_record_branch'];

/**
 * Orders of lists about members as the lists ask for them: the id goes the way of the order, or thousands of rows alike
 * would be sorted for each page, and blanks are last both ways.
 */
const indexes: readonly (readonly [table: string, name: string, columns: string, more?: string])[] = [
  ['silo_record', 'score', score],
  ['silo_record', 'state', `state, ${score}`],
  ['silo_record', 'line', `source_line, ${score}`],
  ['silo_record', 'line_state', `source_line, state, ${score}`],
  ['silo_record', 'branch', `branch_id, ${score}`],
  ['survey', 'answered', answered],
  ['survey', 'answered_first', 'answered_at, id'],
  [
    'survey',
    'branch',
    `branch_id, ${answered}`,
    'include (state, category, follow_up, due_at, owner, trigger, business_line, deleted_at)',
  ],
  ['survey', 'state', `state, ${answered}`],
  ['survey', 'category', `category, ${answered}`],
  ['survey', 'follow_up', `follow_up, ${answered}`],
  ['survey', 'followed', answered, "where follow_up in ('OPEN', 'IN_PROGRESS')"],
  ['survey', 'owner', `owner, ${answered}`, 'where owner is not null'],
  ['survey', 'trigger', 'trigger'],
  ['survey', 'number', 'survey_no collate "und-x-icu", id'],
  [
    'survey',
    'sent',
    'sent_at',
    'include (answered_at, id, branch_id, state, category, csat, trigger, business_line, deleted_at)',
  ],
  ['member_account', 'branch', `branch_id, ${login}`, live],
  ['member_account', 'login_first', 'last_login_at, id', live],
  ['member_change', 'branch', `branch_id, ${created}`, live],
  ['escrow_account', 'branch', `branch_id, ${created}`, live],
  ['family_financing', 'family', 'family_member_id'],
  ['group_mapping', 'joined_last', 'joined_date desc, id desc', live],
  ['blacklist_phone', 'category', 'category, id', live],
  ['blacklist_phone', 'state', 'state, id', live],
  ['blacklist_phone', 'from', 'effective_from, id', live],
  ['blacklist_phone', 'until', 'effective_until, id', live],
  ['blacklist_phone', 'until_last', 'effective_until desc nulls last, id desc', live],
];

export const listsMigration: SchemaStep = {
  async up(db) {
    for (const table of ['member_account', 'member_change', 'escrow_account']) await keepOfMember(db, table);
    for (const name of [...replaced, 'survey_answered', 'survey_branch', 'survey_sent'])
      await sql`drop index ${sql.ref(name)}`.execute(db);
    for (const [table, name, columns, more = ''] of indexes)
      await sql.raw(`create index ${table}_${name} on ${table} (${columns}) ${more}`).execute(db);
  },
};
