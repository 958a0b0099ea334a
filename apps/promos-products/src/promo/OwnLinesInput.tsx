import { choice, type Field } from '@console/contracts/core/fields';
import { SheetInput, type InputProps } from '@console/ui/form';
import { useLabels } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useEffect, useMemo } from 'react';
import { messages } from './messages.ts';
import type { Row } from './rows-of-tenors.ts';
import { isRateless, ratesCleared, withoutRates } from './without-rates.ts';

const none: readonly string[] = [];
const noRows: readonly Row[] = [];
const codeOf = (label: string): string => label.split(' - ')[0]!;

/** The rows of branches that differ from the grid; a cell of a branch offers those that are chosen. */
export function OwnLinesInput(props: InputProps) {
  const { field, value, values, onChange } = props;
  const t = useMessages(messages);
  const chosen = (values['branchIds'] as readonly string[] | null) ?? none;
  const labels = useLabels('branch/lov', chosen);
  const hasNoRates = isRateless(values['promoType']);
  const rows = (value as readonly Row[] | null) ?? noRows;
  const isToClear = hasNoRates && JSON.stringify(ratesCleared(rows)) !== JSON.stringify(rows);
  useEffect(() => {
    if (isToClear) onChange(ratesCleared(rows));
  });
  const offering = useMemo((): Field => {
    const options = [...labels.values()].map((label) => ({ value: codeOf(label), title: { id: label, en: label } }));
    const { sheet } = field;
    if (options.length === 0 || !sheet) return field;
    return { ...field, sheet: { ...sheet, columns: { ...sheet.columns, officeCode: choice(options) } } };
  }, [field, labels]);
  if (chosen.length === 0) return <p className="form-help">{t('branchesFirst')}</p>;
  return <SheetInput {...props} field={hasNoRates ? withoutRates(offering) : offering} />;
}
