import { tagsFrom } from '@console/contracts/core/fields';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { messages } from '../messages.ts';
import { ariaOf } from './aria.ts';
import { useUndo } from './use-undo.ts';
import '../../value/value.css';
import './tags.css';

/** Whether a typed text holds a sign that ends a word. */
const endsWord = (text: string): boolean => /[,|\n\t]/.test(text);

/**
 * Words of one's own: Enter or a comma makes a word of what is typed, so does leaving the field; a pasted list becomes
 * several. What is still being typed is the last of the value, so that saving never loses it.
 */
export default function TagsInput(props: InputProps) {
  const { field, name, value, onChange, onLeave, disabled } = props;
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const all = (value ?? []) as readonly string[];
  const typing = typed !== '' && all.at(-1) === typed ? typed : '';
  const words = typing === '' ? all : all.slice(0, -1);
  const show = (text: string, next: readonly string[]) => {
    setTyped(text);
    onChange(next);
  };
  // What is typed becomes words, which the undo of the browser does not know.
  const undo = useUndo(input, ({ text, value: former }) => show(text, former as readonly string[]));
  const change = (text: string, next: readonly string[]) => {
    show(text, next);
    undo.record({ text, value: next });
  };
  const type = (text: string) => {
    if (endsWord(text)) change('', tagsFrom([...words, text]));
    else change(text, text === '' ? words : [...words, text]);
  };
  const remove = (word: string) => {
    input.current?.focus();
    change(
      typing === word ? '' : typing,
      all.filter((each) => each !== word),
    );
  };
  return (
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
        {...ariaOf(props)}
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
          if (!endsWord(pasted)) return;
          event.preventDefault();
          change('', tagsFrom([...words, typing + pasted]));
        }}
        onFocus={() => undo.begin({ text: typing, value: all })}
        onKeyDown={(event) => {
          if (undo.byKey(event)) return;
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            change('', tagsFrom(all));
          }
          if (event.key === 'Backspace' && typing === '' && words.length > 0) change('', words.slice(0, -1));
        }}
        onBlur={() => {
          setTyped('');
          onLeave();
        }}
      />
      <span className="tags-count" aria-hidden="true">
        {all.length}/{field.maximum}
      </span>
    </span>
  );
}
