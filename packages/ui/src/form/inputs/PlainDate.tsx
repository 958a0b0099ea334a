import { hasShortYear, typedDate } from '@console/contracts/core/days/typed-date';
import { useState } from 'react';
import { dateFormats, formatDate } from '../../formats/index.ts';
import { typedTime } from '../../formats/typed-time.ts';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';

/** Reads a typed date, or a date and time of Jakarta; `null` when it is not one. */
function readTyped(text: string, timed: boolean): string | null {
  if (!timed) return typedDate(text);
  const [day = '', time = '', ...rest] = text.split(' ');
  const [date, clock] = [typedDate(day), typedTime(time)];
  return date && clock && rest.length === 0 ? `${date}T${clock}:00+07:00` : null;
}

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
    const isTyped = typed !== null && [readTyped(typed.trim(), timed), typed.trim()].includes(value as string);
    if (!isTyped && typeof value === 'string' && value !== '') setTyped(null);
  }
  const change = (next: string | null) => {
    if (next !== (value ?? null)) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const date = readTyped(text.trim(), timed);
    if (text.trim() === '') change(null);
    else if (date && !hasShortYear(text)) change(date);
  };
  // Two digits are a year once the input is left, and text that is no date stays, for the form to refuse it.
  const keepText = () => {
    const text = typed?.trim() ?? '';
    if (text !== '') change(readTyped(text, timed) ?? text);
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
        if (readTyped(typed?.trim() ?? '', timed)) setTyped(null);
        onLeave();
      }}
    />
  );
}
