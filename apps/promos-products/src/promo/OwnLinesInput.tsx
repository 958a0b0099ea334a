import { choice, type Field } from '@console/contracts/core/fields';
import { SheetInput, type InputProps } from '@console/ui/form';
import { useLabels } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { messages } from './messages.ts';

const none: readonly string[] = [];
const codeOf = (label: string): string => label.split(' - ')[0]!;

/** The rows of branches that differ from the grid; a cell of a branch offers those that are chosen. */
export function OwnLinesInput(props: InputProps) {
  const { field, values } = props;
  const t = useMessages(messages);
  const chosen = (values['branchIds'] as readonly string[] | null) ?? none;
  const labels = useLabels('branch/lov', chosen);
  const offering = useMemo((): Field => {
    const options = [...labels.values()].map((label) => ({ value: codeOf(label), title: { id: label, en: label } }));
    const { sheet } = field;
    if (options.length === 0 || !sheet) return field;
    return { ...field, sheet: { ...sheet, columns: { ...sheet.columns, officeCode: choice(options) } } };
  }, [field, labels]);
  if (chosen.length === 0) return <p className="form-help">{t('branchesFirst')}</p>;
  return <SheetInput {...props} field={offering} />;
}
