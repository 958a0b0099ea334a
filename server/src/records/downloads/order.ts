import { exportReasonLength, type DownloadFormat, type PersonalData } from '@console/contracts/core/downloads';
import type { Language } from '@console/contracts/core/text';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { hiddenFieldsOf } from '../resource/hidden.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { selectionOf, type Selection } from '../resource/list-query.ts';
import type { ExportColumn, ExportSource } from './source.ts';

/** A requested file. */
export interface Order {
  readonly source: ExportSource;
  readonly selection: Selection;
  readonly columns: readonly ExportColumn<never>[];
  readonly format: DownloadFormat;
  readonly reason: string | null;
  /** The requested visibility; `withPersonalData` masks it for those who may not have clear data. */
  readonly personalData: PersonalData;
  readonly language: Language;
}

interface Query {
  readonly format: DownloadFormat;
  readonly columns?: readonly string[];
  readonly reason?: string;
  readonly personalData?: PersonalData;
}

/** @throws Refusal VALIDATION beside the field */
function checkReason(
  { registered: { resource } }: ExportSource,
  reason: string | undefined,
  personalData: PersonalData,
): string | null {
  const given = reason?.trim() ?? '';
  const minimum = personalData === 'CLEAR' ? exportReasonLength.clear : exportReasonLength.plain;
  if ((resource.list.exportReason || personalData === 'CLEAR') && given === '')
    throw invalid({ field: 'reason', code: 'REQUIRED' });
  if (given !== '' && given.length < minimum)
    throw invalid({ field: 'reason', code: 'TOO_SHORT', parameters: { minimum } });
  if (given.length > exportReasonLength.maximum)
    throw invalid({ field: 'reason', code: 'TOO_LONG', parameters: { maximum: exportReasonLength.maximum } });
  return given || null;
}

/** Reads an order from the parameters of a call. @throws Refusal VALIDATION, SORT_FIELD */
export function orderOf(
  source: ExportSource,
  { query, language, caller }: Pick<Context, 'query' | 'language' | 'caller'>,
): Order {
  const { format, columns, reason, personalData = 'MASKED' } = query as Query;
  const hidden = hiddenFieldsOf(source.registered, caller);
  if (columns?.some((name) => hidden.includes(name))) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
  const shown = source.columns(columns, language).filter(({ name }) => !hidden.includes(name));
  return {
    source,
    format,
    language,
    personalData,
    reason: checkReason(source, reason, personalData),
    selection: selectionOf(source.registered.resource, query as Record<string, unknown>),
    columns: shown as unknown as ExportColumn<never>[],
  };
}

/** The same for the same export of the same person with the same scope. */
export function fingerprintOf(
  texts: ProtectedText,
  { source, selection, columns, format, personalData, language }: Order,
  scope: unknown,
): string {
  const said = [source.name, selection, columns.map(({ name }) => name), format, personalData, language, scope];
  return texts.hash(JSON.stringify(said));
}
