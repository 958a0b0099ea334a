import type { ApiError } from '@console/api';
import type { Row } from './declaration.ts';

export interface ReportLine {
  readonly secureId: string;
  readonly code: string;
  readonly message?: string;
}

/** What became of a bulk change: records that "all" skipped beside those it changed, or those for which nothing was changed at all. */
export type Report = { readonly lines: readonly ReportLine[]; readonly label: (secureId: string) => string } & (
  | {
      readonly kind: 'skipped';
      readonly changed: number;
      readonly done: readonly { readonly secureId: string; readonly label: string }[];
    }
  | { readonly kind: 'refused' }
);

/**
 * The rows that an all-or-nothing change was refused for: `errors` whose field is `items[n]`, else the record that the
 * answer names.
 */
export function refusedRows(error: ApiError, rows: readonly Row[]): readonly ReportLine[] {
  const lines = error.errors.flatMap(({ field, code, message }): ReportLine[] => {
    const row = rows[Number(/^items[.[](\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return row ? [{ secureId: row.secureId, code, ...(message ? { message } : {}) }] : [];
  });
  if (lines.length > 0) return lines;
  const named = (error.result as { secureId?: unknown } | null | undefined)?.secureId;
  return rows.length > 1 && typeof named === 'string' && rows.some((row) => row.secureId === named)
    ? [{ secureId: named, code: error.code, message: error.message }]
    : [];
}

/** Why rows on the screen were refused, by secureId. */
export const refusalsOf = (report: Report | null): ReadonlyMap<string, string> =>
  new Map(
    report?.kind === 'refused' ? report.lines.map(({ secureId, code, message }) => [secureId, message ?? code]) : [],
  );
