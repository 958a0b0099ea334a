import { emptyMeaning } from '@console/contracts/core/empty-meaning';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { writeRanges } from '@console/contracts/core/number-ranges';
import type { Field } from '@console/contracts/core/fields';
import type { SheetRow } from '@console/contracts/core/sheet';
import { sheetText } from '@console/contracts/core/sheet-text';
import type { Text } from '@console/contracts/core/text';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { referredBy } from '@console/contracts/core/reference';
import { ReferredText } from '../reference/index.ts';
import { Fragment, type ReactNode } from 'react';
import { useMessages, useText, common } from '../messages/index.ts';
import { dateFormats, formatCurrency, formatDate, formatNumber } from '../formats/index.ts';
import { Instant } from './Instant.tsx';
import { Amount } from '../value/Amount.tsx';
import { percentText } from '../formats/number-text.ts';
import { OptionTag, StatusTag } from '../status/index.ts';
import { textOf, type Column, type Row } from './declaration.ts';

const empty = '-';

/** The name in a referenced record; some answers carry the record instead of its name. */
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : undefined;

/** Codes longer than this may be broken after an underscore. */
const longest = 12;

/** A number such as LST-2026-0001 is one word; a long code such as WEB_TRANSACTION is broken after its underscores. */
function unbroken(value: string): ReactNode {
  if (/\s/.test(value)) return value;
  const parts = value.length > longest ? value.split(/(?<=_)/) : [value];
  return parts.map((part, at) => (
    // The parts of a word have no other identity than their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part.includes('-') && part.length > 1 ? <span className="list-part">{part}</span> : part}
    </Fragment>
  ));
}

/** A word, so that neither colour nor tick is the only sign. */
function Flag({ value }: { readonly value: boolean }) {
  const t = useMessages(common);
  return value ? t('yes') : t('no');
}

function Options({
  values,
  options,
}: {
  readonly values: readonly string[];
  readonly options: NonNullable<Column['options']>;
}) {
  const text = useText();
  const titles = values.map((value) => {
    const option = options.find((each) => each.value === value);
    return option ? text(option.title) : value;
  });
  return titles.join(', ');
}

/** A cell of a sheet as text. */
const cellText =
  (text: (title: Text) => string) =>
  ({ kind, options }: Field, value: unknown): string => {
    if (kind === 'money') return formatCurrency(value as number);
    if (kind === 'percent') return percentText(value);
    if (kind === 'date') return formatDate(value as string, dateFormats.listDay);
    const option = options?.find((each) => each.value === value);
    return option ? text(option.title) : textOf(value);
  };

/**
 * The value of a field, formatted by its kind; "-" when empty.
 * @example <Cell column={column} row={row} />
 */
export function Cell({ column, row }: { readonly column: Column; readonly row: Row }) {
  const { field, kind, options, numbered, grouped, sheet, render } = column;
  const text = useText();
  const value = row[field];
  if (render) return render(row);
  const referred = referredBy(row, field);
  if (referred) return <ReferredText referred={referred} />;
  const meaning = emptyMeaning(column, value);
  if (meaning) return text(meaning);
  if (value === null || value === undefined || value === '') return empty;
  if (kind === 'status') return <StatusTag status={textOf(value)} />;
  if (kind === 'flag') return <Flag value={value === true} />;
  if (kind === 'money') return <Amount value={value as number} />;
  if (kind === 'card') return <span className="card-number">{printedCardNumber(textOf(value))}</span>;
  if (kind === 'integer') return grouped === false ? textOf(value) : formatNumber(value as number);
  if (kind === 'decimal') return formatNumber(value as number, 2);
  if (kind === 'percent') return percentText(value);
  if (kind === 'date') return formatDate(value as string, dateFormats.listDay);
  if (kind === 'instant') return <Instant value={value as string} />;
  if (kind === 'richText') return plainTextOf(textOf(value));
  if (sheet && Array.isArray(value)) return sheetText(sheet, value as SheetRow[], cellText(text), text) || empty;
  if (numbered) return writeRanges(value as string[]) || empty;
  if (options)
    return Array.isArray(value) ? (
      <Options values={value as string[]} options={options} />
    ) : (
      <OptionTag value={textOf(value)} options={options} />
    );
  if (Array.isArray(value))
    return value.length === 0
      ? empty
      : value.every((each) => typeof each === 'string') && kind !== 'references'
        ? value.join(', ')
        : formatNumber(value.length);
  return unbroken(textOf(value) || nameOf(value) || empty);
}
