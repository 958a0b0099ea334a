import { emptyMeaning } from '@console/contracts/core/empty-meaning';
import { isNumeric, type Field } from '@console/contracts/core/fields';
import type { SheetRow } from '@console/contracts/core/sheet';
import { referredBy, referredText } from '@console/contracts/core/reference';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { sheetText } from '@console/contracts/core/sheet-text';
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

const isWhole = /^\d{1,9}$/;

/** A number within a text, with the decimal sign of the language; `null` for anything else. */
const numberText = ({ kind }: Field, value: unknown, language: Language): string | null =>
  isNumeric(kind) && value !== null && value !== '' && Number.isFinite(Number(value))
    ? Number(value).toLocaleString(language, { maximumFractionDigits: 4, useGrouping: false })
    : null;

/** A value as displayed: choices by their titles, booleans by words. */
export function cellOf(field: Field | undefined, value: unknown, language: Language): Cell {
  const meaning = emptyMeaning(field, value);
  if (meaning) return meaning[language];
  if (value == null) return null;
  if (field?.kind === 'richText' && typeof value === 'string') return plainTextOf(value);
  // The id of a picture says nothing to people: that there is one does.
  if (field?.kind === 'image') return flags.true[language];
  if (typeof value === 'boolean') return flags[`${value}`][language];
  const title = (one: unknown): string =>
    field?.options?.find((option) => option.value === one)?.title[language] ?? String(one);
  if (field?.sheet && Array.isArray(value))
    return sheetText(
      field.sheet,
      value as readonly SheetRow[],
      (column, each) => numberText(column, each, language) ?? String(cellOf(column, each, language)),
      (words) => words[language],
    );
  if (Array.isArray(value)) return value.map(title).join(', ');
  // A choice between numbers is one, written without the dots of its title.
  if (typeof value === 'string' && isWhole.test(value) && field?.options && title(value).replaceAll('.', '') === value)
    return Number(value);
  return typeof value === 'object' ? JSON.stringify(value) : typeof value === 'number' ? value : title(value);
}

/** The record that a reference stands for, as lists show it. */
function referenceCell(row: ListRow, name: string, field: Field, language: Language): Cell {
  const referred = referredBy(row, name);
  return referred ? referredText(referred) : cellOf(field, null, language);
}

/** A band of numbers such as `7-12`, or one number. */
const bandText = /^(\d+)(?:-(\d+))?$/;

/** The ends of a band in two columns; what is no band stays in the first. */
const bandColumns = (name: string, { from, to }: NonNullable<Field['band']>, language: Language): ResourceColumn[] => {
  const endsOf = (row: ListRow): readonly [Cell, Cell] => {
    const written = row[name] as string | null;
    const ends = bandText.exec(written ?? '');
    return ends ? [Number(ends[1]), Number(ends[2] ?? ends[1])] : [written, null];
  };
  return [from, to].map((title, at) => ({
    name,
    kind: 'number',
    title: title[language],
    cell: (row) => endsOf(row)[at]!,
  }));
};

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
  return (wanted ?? all).flatMap((name): ResourceColumn | ResourceColumn[] => {
    const field = fields[name];
    if (field?.band) return bandColumns(name, field.band, language);
    const kind = instants.has(name) ? 'instant' : ((field && kinds[field.kind]) ?? 'text');
    const isStatus = name === 'status' && !field;
    return {
      name,
      kind,
      title: titleOf(resource, name)[language],
      cell: (row) =>
        isStatus
          ? (statuses[String(row[name])]?.[language] ?? String(row[name]))
          : field?.kind === 'reference' && field.target
            ? referenceCell(row, name, field, language)
            : cellOf(field, row[name], language),
    };
  });
}
