import type { Text } from './text.ts';
import { text } from './text.ts';

export const downloadFormats = ['csv', 'xlsx'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** Most rows of one file (docs/model/platform.md#downloads). */
export const maximumExportRows = { csv: 1_000_000, xlsx: 500_000 } as const;

/** Above so many rows a CSV file comes in parts, inside one zip. */
export const rowsPerPart = 500_000;
/** Jobs that one person may have queued or running. */
export const jobsPerUser = 3;
/** Minutes within which the same export leads to the job that is there already. */
export const sameExportMinutes = 10;
/** Times a job is tried before it has failed for good. */
export const mostTries = 3;
/** Fewest characters of the reason of an export: of personal data in clear, and of those whose list asks for one. */
export const exportReasonLength = { clear: 10, plain: 5, maximum: 255 } as const;

/** Whether an export shows personal data masked or in clear (docs/model/platform.md#export-restriction). */
export const personalDataKinds = ['MASKED', 'CLEAR'] as const;
export type PersonalData = (typeof personalDataKinds)[number];

/**
 * Rules by which an export restriction refuses (docs/model/platform.md#export-restriction), named by EXPORT_RESTRICTED.
 */
export const restrictionRules = {
  mode: text('ekspor tidak diizinkan untuk peran Anda', 'your role may not export'),
  line: text('modul ini tidak diizinkan', 'this module is not allowed'),
  national: text('hanya kantor pusat', 'head office only'),
  rows: text('jumlah baris melebihi {maximum}', 'more than {maximum} rows'),
  period: text('periode melebihi {maximum} hari', 'period of more than {maximum} days'),
  format: text('format {format} tidak diizinkan', 'format {format} is not allowed'),
  hours: text('hanya antara {from} dan {to}', 'only between {from} and {to}'),
  personalData: text('data pribadi terbuka tidak diizinkan', 'personal data in clear is not allowed'),
  scope: text('cakupan data Anda sudah berubah', 'your data scope has changed'),
} as const satisfies Record<string, Text>;
export type RestrictionRule = keyof typeof restrictionRules;
