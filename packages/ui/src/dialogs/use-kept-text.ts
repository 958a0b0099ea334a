import { dropFromTab, keepInTab, keptInTab, session } from '@console/auth';
import { useState } from 'react';
import { hashOf } from '../kept/hash.ts';

/**
 * A reason or note typed in a dialog, kept in this tab until it is sent or discarded: the same dialog finds it again
 * after a reload.
 * @param about the act and every record that it is for, so that the text never stands in the dialog of others; stored
 * as a hash, since it may name a person
 * @param given the text to begin with where none is kept
 * @example
 * const { text, type, discard, isRestored } = useKeptText([decision, ...secureIds]);
 */
export function useKeptText(about: readonly string[], given = '') {
  const [{ user, name }] = useState(() => ({ user: session.get().username ?? '', name: hashOf(about.join('\n')) }));
  const [kept] = useState(() => {
    const found = keptInTab(user, 'question', name);
    return found !== null && 'text' in found && typeof found.text === 'string' ? found.text : null;
  });
  const [text, setText] = useState(kept ?? given);
  const discard = () => dropFromTab(user, 'question', name);
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      if (typed === '') discard();
      else keepInTab(user, 'question', name, { text: typed });
    },
    /** It was sent, or given up by closing the dialog. */
    discard,
    /** True while the text was typed before the page was loaded: it is as little to be lost as what is typed now. */
    isRestored: kept !== null && text.trim() !== '',
  };
}
