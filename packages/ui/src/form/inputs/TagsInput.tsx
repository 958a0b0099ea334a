import { endsTag, repeatedTags, tagsFrom } from '@console/contracts/core/fields';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { messages } from '../messages.ts';
import { ariaOf } from './aria.ts';
import { useUndo } from './use-undo.ts';
import '../../value/value.css';
import './tags.css';

/**
 * Words of one's own: Enter or a comma makes a word of what is typed, so does leaving the field; a pasted list becomes
 * several. What is still being typed is the last of the value, so that saving never loses it. A word that is there
 * already is left out, which is said.
 */
export default function TagsInput(props: InputProps) {
  const { field, name, value, onChange, onLeave, disabled, describedBy } = props;
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState<readonly string[]>([]);
  const repeatedId = useId();
  const all = (value ?? []) as readonly string[];
  const typing = typed !== '' && all.at(-1) === typed ? typed : '';
  const words = typing === '' ? all : all.slice(0, -1);
  const show = (text: string, next: readonly string[]) => {
    setTyped(text);
    setRepeated([]);
    onChange(next);
  };
  // What is typed becomes words, which the undo of the browser does not know.
  const undo = useUndo(input, ({ text, value: former }) => show(text, former as readonly string[]));
  const change = (text: string, next: readonly string[]) => {
    show(text, next);
    undo.record({ text, value: next });
  };
  const makeWords = (given: readonly string[]) => {
    change('', tagsFrom(given));
    setRepeated(repeatedTags(given));
  };
  const type = (text: string) => {
    if (endsTag(text)) makeWords([...words, text]);
    else change(text, text === '' ? words : [...words, text]);
  };
  const remove = (word: string) => {
    input.current?.focus();
    change(
      typing === word ? '' : typing,
      all.filter((each) => each !== word),
    );
  };
  const said = [...new Set(repeated)].map((word) => `“${word}”`).join(', ');
  return (
    <>
      <span className="input input-full tags-input">
        {words.length > 0 && (
          <ul className="words">
            {words.map((word) => (
              <li key={word}>
                {word}
                {!disabled && (
                  <button
                    type="button"
                    className="tag-remove"
                    aria-label={t('removeWord', { word })}
                    onClick={() => remove(word)}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <input
          {...ariaOf({
            ...props,
            describedBy: said === '' ? describedBy : `${describedBy ?? ''} ${repeatedId}`.trim(),
          })}
          ref={input}
          type="text"
          name={name}
          value={typing}
          disabled={disabled}
          autoComplete="off"
          placeholder={words.length === 0 ? t('wordsHint') : ''}
          onChange={({ target }) => type(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!endsTag(pasted)) return;
            event.preventDefault();
            makeWords([...words, typing + pasted]);
          }}
          onFocus={() => undo.begin({ text: typing, value: all })}
          onKeyDown={(event) => {
            if (undo.byKey(event)) return;
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              makeWords(all);
            }
            if (event.key === 'Backspace' && typing === '' && words.length > 0) change('', words.slice(0, -1));
          }}
          onBlur={() => {
            // The form makes words of what was typed.
            if (typing !== '') setRepeated(repeatedTags(all));
            setTyped('');
            onLeave();
          }}
        />
        <span className="tags-count" aria-hidden="true">
          {tagsFrom(all).length}/{field.maximum}
        </span>
      </span>
      <span id={repeatedId} role="status" className="input-said">
        {said !== '' && t('repeatedWord', { words: said })}
      </span>
    </>
  );
}
