import { printedCardNumber } from '@console/contracts/core/card-number';
import { writeRanges } from '@console/contracts/core/number-ranges';
import { plainTextOf } from '@console/contracts/core/rich-text';
import { referredBy } from '@console/contracts/core/reference';
import { ReferredText } from '../reference/index.ts';
import { useMessages, useText, common } from '../messages/index.ts';
import { formatCurrency, formatDate, formatNumber } from '../formats/index.ts';
import { percentText } from '../formats/number-text.ts';
import { OptionTag, StatusTag } from '../status/index.ts';
import { textOf, type Column, type Row } from './declaration.ts';

const empty = '-';

/** The name in a referenced record; some answers carry the record instead of its name. */
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : undefined;

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

/**
 * The value of a field, formatted by its kind; "-" when empty.
 * @example <Cell column={column} row={row} />
 */
export function Cell({
  column: { field, kind, options, numbered, render },
  row,
}: {
  readonly column: Column;
  readonly row: Row;
}) {
  const value = row[field];
  if (render) return render(row);
  const referred = referredBy(row, field);
  if (referred) return <ReferredText referred={referred} />;
  if (value === null || value === undefined || value === '') return empty;
  if (kind === 'status') return <StatusTag status={textOf(value)} />;
  if (kind === 'flag') return <Flag value={value === true} />;
  if (kind === 'money') return formatCurrency(value as number);
  if (kind === 'card') return <span className="card-number">{printedCardNumber(textOf(value))}</span>;
  if (kind === 'integer') return formatNumber(value as number);
  if (kind === 'decimal') return formatNumber(value as number, 2);
  if (kind === 'percent') return percentText(value);
  if (kind === 'date') return formatDate(value as string, 'DD-MM-YYYY');
  if (kind === 'instant') return formatDate(value as string, 'DD-MM-YYYY HH:mm');
  if (kind === 'richText') return plainTextOf(textOf(value));
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
  return textOf(value) || nameOf(value) || empty;
}
