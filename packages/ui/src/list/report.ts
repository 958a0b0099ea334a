import type { ActPreview, ReferencedBy } from '@console/contracts/core/resource';
import type { ApiError } from '@console/api';
import type { Row } from './declaration.ts';

export interface ReportLine {
  readonly secureId: string;
  readonly code: string;
  readonly message?: string;
  /** What uses the record, of IN_USE. */
  readonly referencedBy?: readonly ReferencedBy[];
}

/**
 * Outcome of a bulk change: `skipped` lists the records that "all" left out beside those it changed, `refused` the rows
 * for which the whole change was refused, or would be.
 */
export type Report = { readonly lines: readonly ReportLine[]; readonly label: (secureId: string) => string } & (
  | {
      readonly kind: 'skipped';
      readonly changed: number;
      readonly done: readonly { readonly secureId: string; readonly label: string }[];
    }
  | {
      readonly kind: 'refused';
      /** The change is not asked for yet. */
      readonly isForeseen: boolean;
      /** The rows that do not refuse, and the question about them alone. */
      readonly others: { readonly count: number; readonly verb: string; readonly ask: () => void };
    }
);

/**
 * The rows that caused the refusal of an all-or-nothing change: `errors` with a field `items[n]`, or the record that
 * the answer names.
 */
export function refusedRows(error: ApiError, rows: readonly Row[]): readonly ReportLine[] {
  const lines = error.errors.flatMap(({ field, code, message }): ReportLine[] => {
    const row = rows[Number(/^items[.[](\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return row ? [{ secureId: row.secureId, code, ...(message ? { message } : {}) }] : [];
  });
  if (lines.length > 0) return lines;
  const refusedId = (error.result as { secureId?: unknown } | null | undefined)?.secureId;
  return rows.length > 1 && typeof refusedId === 'string' && rows.some((row) => row.secureId === refusedId)
    ? [{ secureId: refusedId, code: error.code, message: error.message }]
    : [];
}

/** The rows that would refuse, of a preview. */
export const foreseenLines = ({ refused }: ActPreview): readonly ReportLine[] =>
  refused.map(({ secureId, code, message, referencedBy }) => ({
    secureId,
    code,
    message,
    // The schema's optional properties may be undefined.
    ...(referencedBy ? { referencedBy: referencedBy as readonly ReferencedBy[] } : {}),
  }));

/** Why rows on the screen were refused, by secureId. */
export const refusalsOf = (report: Report | null): ReadonlyMap<string, string> =>
  new Map(
    report?.kind === 'refused' ? report.lines.map(({ secureId, code, message }) => [secureId, message ?? code]) : [],
  );
