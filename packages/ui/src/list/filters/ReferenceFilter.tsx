import { LovInput } from '../../lov/LovInput.tsx';
import { useMessages, useText } from '../../messages/index.ts';
import { messages } from '../messages.ts';
import type { FilterInputProps } from './FilterInput.tsx';

/** Selects records of another module, searched in its list of values while typing. */
export function ReferenceFilter({ id, field, texts, onChange, describedBy, parameters }: FilterInputProps) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <LovInput
      id={id}
      path={field.lov ?? ''}
      parameters={parameters ?? field.lovParameters}
      several={field.kind === 'references'}
      value={texts}
      none={field.emptyMeans && text(field.emptyMeans)}
      placeholder={t('any')}
      onChange={onChange}
      describedBy={describedBy}
    />
  );
}
