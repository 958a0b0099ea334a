import { useState } from 'react';
import { dateFormats, formatDate } from '../../formats/index.ts';
import { mayContinue, typedMoment } from '../../formats/typed-moment.ts';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';

/** The value as it is typed; text that is no date stays as it is. */
function textOf(value: unknown, timed: boolean): string {
  if (typeof value !== 'string' || value === '') return '';
  const text = formatDate(value, timed ? dateFormats.listTime : dateFormats.listDay);
  return text === '-' ? value : text;
}

/** Shown until the picker of a date has loaded: it takes what is typed by the rules of the picker. */
export function PlainDate(props: InputProps) {
  const { field, value, onChange, onLeave, disabled } = props;
  const timed = field.kind === 'instant';
  const [typed, setTyped] = useState<string | null>(null);
  // A value that is not what was typed comes from the form, and replaces it.
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    const isTyped = typed !== null && [typedMoment(typed.trim(), timed), typed.trim()].includes(value as string);
    if (!isTyped && typeof value === 'string' && value !== '') setTyped(null);
  }
  const change = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const date = typedMoment(text.trim(), timed);
    if (text.trim() === '') change(null);
    else if (date && !mayContinue(text.trim(), timed)) change(date);
  };
  // Two digits are a year, and a day is its midnight, once the input is left. Text that is no date stays, for the form
  // to refuse it.
  const keepText = () => {
    const text = typed?.trim() ?? '';
    if (text !== '') change(typedMoment(text, timed) ?? text);
  };
  return (
    <input
      {...ariaOf(props)}
      type="text"
      className="input input-full"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? textOf(value, timed)}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && keepText()}
      onBlur={() => {
        keepText();
        if (typedMoment(typed?.trim() ?? '', timed)) setTyped(null);
        onLeave();
      }}
    />
  );
}
