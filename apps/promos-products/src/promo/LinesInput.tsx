import { keptRows } from '@console/contracts/core/sheet';
import { confirm } from '@console/ui/dialogs';
import { SheetInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { rowsOfTenors, type Row } from './rows-of-tenors.ts';

/** The grid of a new promo: a row for each of its tenors. Rows of tenors that it no longer has go after a question. */
export function LinesInput(props: InputProps) {
  const { field, value, values, onChange } = props;
  const t = useMessages(messages);
  const rows = (value as readonly Row[] | null) ?? [];
  const { next, dropped } = rowsOfTenors(rows, (values['tenors'] as readonly string[] | null) ?? []);
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
  return <SheetInput {...props} />;
}
