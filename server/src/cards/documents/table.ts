export interface DocumentSeriesTable {
  /** Prefix and month, such as `ISS-202603`. */
  series: string;
  /** The last number taken. */
  last: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_document_series: DocumentSeriesTable;
  }
}
