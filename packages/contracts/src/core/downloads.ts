import type { Text } from './text.ts';
import { text } from './text.ts';

export const downloadFormats = ['csv', 'xlsx'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Maximum rows of one file (docs/model/platform.md#downloads). */
export const maximumExportRows = { csv: 1_000_000, xlsx: 500_000 } as const;

/** A CSV file with more rows is split into parts inside one zip. */
export const rowsPerPart = 500_000;
/** Maximum jobs that one user has queued or running. */
export const jobsPerUser = 3;
/** A repeated export within these minutes returns the existing job. */
export const sameExportMinutes = 10;
/** Attempts before a job is marked failed. */
export const mostTries = 3;
/**
 * Length of an export's reason in characters: the minimum for unmasked personal data, the minimum for lists that ask
 * for a reason, and the maximum of both.
 */
export const exportReasonLength = { clear: 10, plain: 5, maximum: 255 } as const;

/** Whether an export shows personal data masked or unmasked (docs/model/platform.md#export-restriction). */
export const personalDataKinds = ['MASKED', 'CLEAR'] as const;
export type PersonalData = (typeof personalDataKinds)[number];

/** The rules of an export restriction (docs/model/platform.md#export-restriction); EXPORT_RESTRICTED names one. */
export const restrictionRules = {
  mode: text('ekspor tidak diizinkan untuk peran Anda', 'your role may not export'),
  line: text('modul ini tidak diizinkan', 'this module is not allowed'),
  national: text('hanya kantor pusat', 'head office only'),
  rows: text('jumlah baris melebihi {maximum}', 'more than {maximum} {maximum|row|rows}'),
  period: text('periode melebihi {maximum} hari', 'period of more than {maximum} {maximum|day|days}'),
  format: text('format {format} tidak diizinkan', 'format {format} is not allowed'),
  hours: text('hanya antara {from} dan {to}', 'only between {from} and {to}'),
  personalData: text('data pribadi terbuka tidak diizinkan', 'personal data in clear is not allowed'),
  scope: text('cakupan data Anda sudah berubah', 'your data scope has changed'),
} as const satisfies Record<string, Text>;
export type RestrictionRule = keyof typeof restrictionRules;
