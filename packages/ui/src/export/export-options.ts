import type { Field } from '@console/contracts/core/fields';
import { exportReasonLength, type DownloadFormat } from '@console/contracts/core/downloads';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';

/** Options of an export that the person chooses. */
export interface ExportOptions {
  readonly format: DownloadFormat;
  readonly columns: readonly string[];
  readonly reason: string;
  readonly clear: boolean;
}

/** Whether any column of the export is personal data. */
export function hasPersonalData(resource: Resource): boolean {
  const fields: Readonly<Record<string, Field>> = { ...resource.fields, ...resource.derived };
  return columnNamesOf(resource).some((name) => fields[name]?.personal !== undefined);
}

/** Minimum length of the reason in characters; 0 when it may be empty. */
export const minimumReasonLength = (
  resource: Resource,
  { clear, reason }: Pick<ExportOptions, 'clear' | 'reason'>,
): number =>
  clear ? exportReasonLength.clear : resource.list.exportReason || reason.trim() !== '' ? exportReasonLength.plain : 0;

/** The export's parameters of the call, beside filters and sort. */
export const parametersOf = (resource: Resource, { format, columns, reason, clear }: ExportOptions) => ({
  format,
  ...(columns.length < columnNamesOf(resource).length ? { columns } : {}),
  ...(reason.trim() ? { reason: reason.trim() } : {}),
  ...(clear ? { personalData: 'CLEAR' as const } : {}),
});
