import { tagsFrom } from '@console/contracts/core/fields';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { InputProps } from '../declaration.ts';
import { messages } from '../messages.ts';
import { ariaOf } from './aria.ts';
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
  const type = (text: string) => {
    setTyped(endsWord(text) ? '' : text);
    onChange(endsWord(text) ? tagsFrom([...words, text]) : text === '' ? words : [...words, text]);
  };
  const end = () => {
    setTyped('');
    onChange(tagsFrom(all));
  };
  const remove = (word: string) => {
    onChange(all.filter((each) => each !== word));
    input.current?.focus();
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
          setTyped('');
          onChange(tagsFrom([...words, typing + pasted]));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            end();
          }
          if (event.key === 'Backspace' && typing === '' && words.length > 0) onChange(words.slice(0, -1));
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
