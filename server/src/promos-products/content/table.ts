import type { Content } from '@console/contracts/promos-products/content/document';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** JSON: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** The one draft of each document. */
export interface ContentDraftTable {
  module: string;
  version: number;
  content: Json<Content>;
  editors: string[];
  updated_by: string;
  updated_at: Instant;
}

/** Versions of a document; each is a record of its module. */
export interface ContentVersionTable extends RecordColumns {
  version_no: number;
  state: Generated<string>;
  note: string;
  content: Json<Content>;
  editors: string[];
  decided_by: Generated<string | null>;
  decided_at: OptionalInstant;
  decision_note: Generated<string | null>;
}

/** Tables of versions, by document. */
export type VersionTable = 'faq_version' | 'about_version';

declare module '../../platform/database/schema.ts' {
  interface Database {
    content_draft: ContentDraftTable;
  }
}
