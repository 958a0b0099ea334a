import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Id of the note below a combobox. */
export const unknownId = (id: string): string => `${id}-unknown`;

/** Below a combobox: the text that was typed and left names no choice. */
export function UnknownChoice({ id, text }: { readonly id: string; readonly text: string }) {
  const t = useMessages(messages);
  if (text === '') return null;
  return (
    <p id={unknownId(id)} className="form-error" role="alert">
      {t('noChoice', { text })}
    </p>
  );
}
