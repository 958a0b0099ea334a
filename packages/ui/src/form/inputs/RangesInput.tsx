import { readRanges, writeRanges } from '@console/contracts/core/number-ranges';
import { useState } from 'react';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';

/** Whole numbers as people type them: `3, 6, 9-12`. What cannot be read stays as it was typed, and is refused. */
export function RangesInput(props: InputProps) {
  const { field, name, value, onChange, onLeave, disabled } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const change = (text: string) => {
    setTyping(text);
    const numbers = field.numbered ? readRanges(text, field.numbered) : null;
    onChange(numbers?.length === 0 ? null : (numbers ?? [text]));
  };
  return (
    <input
      {...ariaOf(props)}
      type="text"
      className="input input-full"
      name={name}
      value={typing ?? (Array.isArray(value) ? writeRanges(value as string[]) : '')}
      disabled={disabled}
      placeholder="3, 6, 9-12"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setTyping(null);
        onLeave();
      }}
    />
  );
}
