import { keptRows } from '@console/contracts/core/sheet';
import { confirm } from '@console/ui/dialogs';
import { SheetInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { rowsOfTenors, type Row } from './rows-of-tenors.ts';
import { isRateless, ratesCleared, withoutRates } from './without-rates.ts';

/**
 * The grid of a new promo: a row for each of its tenors, without rates where its type has none. Rows of tenors that it
 * no longer has go after a question.
 */
export function LinesInput(props: InputProps) {
  const { field, value, values, onChange } = props;
  const t = useMessages(messages);
  const rows = (value as readonly Row[] | null) ?? [];
  const wanted = rowsOfTenors(rows, (values['tenors'] as readonly string[] | null) ?? []);
  const { dropped } = wanted;
  const hasNoRates = isRateless(values['promoType']);
  const next = hasNoRates ? ratesCleared(wanted.next) : wanted.next;
  const key = JSON.stringify(next);
  useEffect(() => {
    if (key === JSON.stringify(rows)) return;
    const typed = keptRows(field.sheet!, dropped) ?? [];
    const apply = () => onChange(next);
    if (typed.length === 0) return apply();
    const tenors = typed.map(({ tenor }) => String(tenor)).join(', ');
    confirm({ title: t('dropLines', { tenors }), action: t('drop'), danger: true, local: true }, () => {
      apply();
      return Promise.resolve();
    });
    // Once, as the step opens: the tenors are those of a step before it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <SheetInput {...props} field={hasNoRates ? withoutRates(field) : field} />;
}
