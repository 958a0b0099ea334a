import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

export interface JudgedUnderTable {
  /** The name of a lock under which changes are judged and applied. */
  name: string;
  /** How often something was approved under it. */
  moves: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    judged_under: JudgedUnderTable;
  }
}

/** Effects and warnings of pending changes as they were judged, and how often what they rest on has moved. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table change_request add column judged jsonb`.execute(db);
    await sql`create table judged_under (name text primary key, moves int not null default 1)`.execute(db);
  },
};
