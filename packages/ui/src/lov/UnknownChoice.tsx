import { use, useLayoutEffect } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { SaidInside } from './said-inside.ts';

/** Id of the note below a combobox. */
export const unknownId = (id: string): string => `${id}-unknown`;

/** Below a combobox: the text that was typed and left names no choice. */
export function UnknownChoice({ id, text }: { readonly id: string; readonly text: string }) {
  const t = useMessages(messages);
  const countSaid = use(SaidInside);
  const isSaid = text !== '';
  useLayoutEffect(() => {
    if (!isSaid) return undefined;
    countSaid((count) => count + 1);
    return () => countSaid((count) => count - 1);
  }, [isSaid, countSaid]);
  if (!isSaid) return null;
  return (
    <p id={unknownId(id)} className="form-error" role="alert">
      {t('noChoice', { text })}
    </p>
  );
}
