import { useFlag, useIsOfBranch } from '@console/auth';
import { emptyMeaning } from '@console/contracts/core/empty-meaning';
import { isNumeric, type Field } from '@console/contracts/core/fields';
import { columnNamesOf, hiddenOf, labelFields, type Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import type { ReactNode } from 'react';
import { dateFormats, formatCurrency, formatDate, formatNumber, withSign } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { PlainTable, type PlainColumn } from '../page/index.ts';
import { messages } from './messages.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ReportTableProps {
  /** The contract of the report: its list columns are those of the table, its label is the head of a row. */
  readonly resource: Resource;
  /** Accessible name of the table. */
  readonly label: string;
  readonly report: {
    readonly rows: readonly Values[];
    /** Totals of the whole filter, by column. */
    readonly totals: Values;
    readonly total: number;
    readonly page: number;
    readonly size: number;
  };
  readonly onPage: (page: number) => void;
}

const missing = '-';

/** A figure as its column shows it. Shares have one decimal. */
function cellOf(field: Field | undefined, value: unknown, text: (words: Text) => string): ReactNode {
  const meaning = emptyMeaning(field, value);
  if (meaning) return text(meaning);
  if (value === null || value === undefined || value === '') return missing;
  if (field?.kind === 'money') return formatCurrency(value as number);
  if (field?.kind === 'percent') return `${withSign(Number(value).toFixed(1))} %`;
  if (field?.kind === 'instant') return formatDate(value as string, dateFormats.listTime);
  return typeof value === 'number' ? formatNumber(value) : (value as string);
}

/**
 * The rows of a report with a row of totals, page by page, in the columns of its contract that the person sees.
 * @example
 * <ReportTable resource={storeReporting} label={t('title')} report={data} onPage={go} />
 */
export function ReportTable({ resource, label, report, onPage }: ReportTableProps) {
  const t = useMessages(messages);
  const text = useText();
  const hidden = hiddenOf(resource, useFlag(), useIsOfBranch());
  const { rows, totals } = report;
  const shown = columnNamesOf(resource).filter((name) => !hidden.includes(name));
  const [head = shown[0]] = labelFields(resource);
  const columns = shown.map((name): PlainColumn<Values> => {
    const field = resource.derived[name];
    return {
      title: text(titleOf(resource, name)),
      of: (row) => cellOf(field, row[name], text),
      isHead: name === head,
      isNumber: field !== undefined && isNumeric(field.kind),
      ...(name in totals ? { total: cellOf(field, totals[name], text) } : {}),
    };
  });
  return <PlainTable label={label} columns={columns} rows={rows} totals={t('totals')} pages={report} onPage={onPage} />;
}
