/** The end of a document of which somebody was notified: once for each end. */
export interface OutletDocumentNoticeTable {
  outlet_id: string;
  document: 'NIB' | 'AGREEMENT';
  /** Plain date. */
  ends: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    outlet_document_notice: OutletDocumentNoticeTable;
  }
}
