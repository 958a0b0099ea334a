export interface DocumentSeriesTable {
  /** Prefix and month: `ISS-202603`. */
  series: string;
  /** The number given last. */
  last: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_document_series: DocumentSeriesTable;
  }
}
