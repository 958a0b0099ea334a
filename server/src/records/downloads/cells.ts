import type { Field } from '@console/contracts/core/fields';
import { referredBy, referredText } from '@console/contracts/core/reference';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { text, type Language } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { invalid } from '../../platform/http/refusal.ts';
import type { Row as ListRow } from '../resource/registered.ts';
import type { Cell, Column, ColumnKind } from '../../platform/spreadsheets/columns.ts';

const kinds: Partial<Record<Field['kind'], ColumnKind>> = {
  integer: 'number',
  decimal: 'number',
  percent: 'number',
  money: 'number',
  date: 'date',
  instant: 'instant',
};
const flags = { true: text('Ya', 'Yes'), false: text('Tidak', 'No') };
const statuses: Readonly<Record<string, { readonly id: string; readonly en: string }>> = {
  active: text('Aktif', 'Active'),
  inactive: text('Tidak aktif', 'Inactive'),
};
const instants = new Set(['createdAt', 'updatedAt']);

/** A column of a resource's file: its title and how a record's value is written. */
export interface ResourceColumn extends Column {
  readonly name: string;
  cell(row: ListRow): Cell;
}

/** A value as displayed: choices by their titles, booleans by words. */
export function cellOf(field: Field | undefined, value: unknown, language: Language): Cell {
  if (value == null) return field?.emptyMeans?.[language] ?? null;
  if (field?.kind === 'richText' && typeof value === 'string') return plainTextOf(value);
  if (typeof value === 'boolean') return flags[`${value}`][language];
  const title = (one: unknown): string =>
    field?.options?.find((option) => option.value === one)?.title[language] ?? String(one);
  if (Array.isArray(value)) return value.map(title).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : typeof value === 'number' ? value : title(value);
}

/** The record that a reference stands for, as lists show it. */
function referenceCell(row: ListRow, name: string, field: Field, language: Language): Cell {
  const referred = referredBy(row, name);
  return referred ? referredText(referred) : cellOf(field, null, language);
}

/**
 * The columns of a file: those of the list, or the requested ones among them.
 * @throws Refusal VALIDATION for unknown ones
 */
export function resourceColumns(
  resource: Resource,
  wanted: readonly string[] | undefined,
  language: Language,
): ResourceColumn[] {
  const all = columnNamesOf(resource);
  if (wanted?.some((name) => !all.includes(name))) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
  const fields: Readonly<Record<string, Field>> = { ...resource.fields, ...resource.derived };
  return (wanted ?? all).map((name) => {
    const field = fields[name];
    const kind = instants.has(name) ? 'instant' : ((field && kinds[field.kind]) ?? 'text');
    const isStatus = name === 'status' && !field;
    return {
      name,
      kind,
      title: titleOf(resource, name)[language],
      cell: (row) =>
        isStatus
          ? (statuses[String(row[name])]?.[language] ?? String(row[name]))
          : field?.target
            ? referenceCell(row, name, field, language)
            : cellOf(field, row[name], language),
    };
  });
}
