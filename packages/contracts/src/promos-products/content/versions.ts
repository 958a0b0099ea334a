import * as z from 'zod/mini';
import { choice, flag, instant, integer, line, object, options, paragraph } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

/** States of a version; only About has versions that wait. */
export const versionStates = options({
  WAITING: ['Menunggu persetujuan', 'Awaiting approval', 'warning'],
  APPROVED: ['Terbit', 'Published', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
});

const optional = { required: false } as const;

/** What a list of versions shows of each; its text is read by a call of its own. */
export const versionFields = {
  versionNo: integer({ minimum: 1, maximum: 1_000_000 }),
  title: line({ maximum: 60 }),
  live: flag(),
  state: choice(versionStates),
  note: paragraph({ maximum: 255 }),
  publishedBy: line({ maximum: 60 }),
  publishedAt: instant(),
  editors: object(z.array(z.string())),
  decidedBy: line({ maximum: 60, ...optional }),
  decidedAt: instant(optional),
  decisionNote: paragraph({ maximum: 255, ...optional }),
};

export const versionTitles = {
  versionNo: text('Nomor', 'Number'),
  title: text('Versi', 'Version'),
  live: text('Sedang tayang', 'Public now'),
  state: text('Status', 'State'),
  note: text('Catatan', 'Note'),
  publishedBy: text('Oleh', 'By'),
  publishedAt: text('Pada', 'At'),
  editors: text('Disusun oleh', 'Shaped by'),
  decidedBy: text('Diputuskan oleh', 'Decided by'),
  decidedAt: text('Diputuskan pada', 'Decided at'),
  decisionNote: text('Catatan keputusan', 'Note of the decision'),
};

/** How versions are listed: the newest first. */
export const versionList = {
  filters: { state: choice(versionStates) },
  sorts: ['versionNo'],
  defaultSort: ['versionNo,desc'],
  conditions: { state: [] },
  columns: ['versionNo', 'live', 'state', 'note', 'publishedBy', 'publishedAt'],
} as const;

/** Where versions are shown: on the page of their document. */
export const versionPlace = (module: string) => ({
  list: `/${module}`,
  create: `/${module}`,
  detail: `/${module}?version={secureId}`,
  update: `/${module}?version={secureId}`,
});
