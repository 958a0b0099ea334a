import type { Field } from '@console/contracts/core/fields';
import { exportReasonLength, type DownloadFormat } from '@console/contracts/core/downloads';
import type { Resource } from '@console/contracts/core/resource';

/** What the person chooses about a file. */
export interface ExportWish {
  readonly format: DownloadFormat;
  readonly columns: readonly string[];
  readonly reason: string;
  readonly clear: boolean;
}

/** Columns that a file of the list may have, in its order; the services know the same. */
export const exportColumns = (resource: Resource): readonly string[] =>
  resource.list.columns ?? [
    ...Object.keys(resource.fields),
    ...Object.keys(resource.derived),
    ...(resource.status ? ['status'] : []),
  ];

/** Whether the file could show personal data at all. */
export function hasPersonalData(resource: Resource): boolean {
  const fields: Readonly<Record<string, Field>> = { ...resource.fields, ...resource.derived };
  return exportColumns(resource).some((name) => fields[name]?.personal !== undefined);
}

/** Fewest characters of the reason; 0: it may be empty. */
export const shortestReason = (resource: Resource, { clear, reason }: Pick<ExportWish, 'clear' | 'reason'>): number =>
  clear ? exportReasonLength.clear : resource.list.exportReason || reason.trim() !== '' ? exportReasonLength.plain : 0;

/** The parameters of the call besides filter and order. */
export const parametersOf = (resource: Resource, { format, columns, reason, clear }: ExportWish) => ({
  format,
  ...(columns.length < exportColumns(resource).length ? { columns } : {}),
  ...(reason.trim() ? { reason: reason.trim() } : {}),
  ...(clear ? { personalData: 'CLEAR' as const } : {}),
});
