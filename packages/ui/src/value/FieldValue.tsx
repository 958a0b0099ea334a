import { printedCardNumber } from '@console/contracts/core/card-number';
import { emptyMeaning } from '@console/contracts/core/empty-meaning';
import type { Field } from '@console/contracts/core/fields';
import type { SheetRow } from '@console/contracts/core/sheet';
import { writeRanges } from '@console/contracts/core/number-ranges';
import { type ReactNode } from 'react';
import { dateFormats, formatDate } from '../formats/index.ts';
import { Amount } from './Amount.tsx';
import { groupedText, percentText } from '../formats/number-text.ts';
import { labelOf, useLabels } from '../lov/use-labels.ts';
import { OptionTag } from '../status/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { later } from '../later/index.ts';
import { RichText } from './RichText.tsx';
import { Tags } from './Tags.tsx';

const SheetTable = later(() => import('../sheet/SheetTable.tsx'));
const StoredImage = later(() => import('../upload/StoredImage.tsx'));
const LazyStoredImage = later(async () => ({
  default: (await import('../upload/LazyStoredImage.tsx')).LazyStoredImage,
}));

export interface FieldValueProps {
  readonly field: Field;
  readonly value: unknown;
}

const missing = '-';

function Choices({ field, values }: { readonly field: Field; readonly values: readonly string[] }) {
  const text = useText();
  if (field.numbered) return writeRanges(values) || missing;
  const titles = values.map((value) => field.options?.find((option) => option.value === value)?.title);
  return titles.map((title, index) => (title ? text(title) : values[index])).join(', ') || missing;
}

function References({ path, values }: { readonly path: string; readonly values: readonly string[] }) {
  const labels = useLabels(path, values);
  return values.map((value) => labels.get(value) ?? '…').join(', ') || missing;
}

/** Pictures side by side, each fetched when it is scrolled to. */
const Images = ({ fileIds }: { readonly fileIds: readonly string[] }) =>
  fileIds.length === 0
    ? missing
    : fileIds.map((fileId) => <LazyStoredImage key={fileId} className="upload-thumbnail" fileId={fileId} width={96} />);

/** The label in a referenced record; some answers carry the record instead of its id. */
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? labelOf(value as { name: string }) : undefined;

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as string[];

function shown({ field, value }: FieldValueProps): ReactNode {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return field.grouped === false ? String(value) : groupedText(value);
    case 'percent':
      return percentText(value);
    case 'card':
      return <span className="card-number">{printedCardNumber(String(value))}</span>;
    case 'money':
      return <Amount value={value as number} />;
    case 'choice':
      return <OptionTag value={String(value)} options={field.options ?? []} />;
    case 'choices':
      return <Choices field={field} values={listOf(value)} />;
    case 'date':
      return formatDate(value as string, dateFormats.detailDay);
    case 'instant':
      return formatDate(value as string, dateFormats.detailTime);
    case 'reference':
    case 'references':
      return field.lov ? <References path={field.lov} values={listOf(value)} /> : String(value);
    case 'image':
      return <StoredImage fileId={String(value)} />;
    case 'object':
      if (field.sheet) return <SheetTable rule={field.sheet} rows={value as readonly SheetRow[]} />;
      return field.images ? <Images fileIds={listOf(value)} /> : JSON.stringify(value);
    case 'richText':
      return <RichText html={String(value)} />;
    case 'tags':
      return <Tags words={listOf(value)} />;
    case 'paragraph':
      return <span style={{ whiteSpace: 'pre-line' }}>{String(value)}</span>;
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/**
 * A value of a record, formatted by its kind (docs/model/specification.md#value-formats); "-" when empty.
 * @example
 * <FieldValue field={cardTypes.fields.replacementFee} value={record.replacementFee} />
 */
export function FieldValue({ field, value }: FieldValueProps) {
  const t = useMessages(common);
  const text = useText();
  if (field.kind === 'flag') return t(value === true ? 'yes' : 'no');
  const meaning = emptyMeaning(field, value);
  if (meaning) return text(meaning);
  if (value === null || value === undefined || value === '') return missing;
  return nameOf(value) ?? shown({ field, value });
}
