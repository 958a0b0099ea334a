import type { Generated } from 'kysely';
import type { ContentVersionTable } from '../content/table.ts';

/** What the public said of an answer, over all versions. */
export interface FaqVoteTable {
  item_id: string;
  helpful_yes: Generated<number>;
  helpful_no: Generated<number>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    faq_version: ContentVersionTable;
    faq_vote: FaqVoteTable;
  }
}
