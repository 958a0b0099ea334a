import type { InputProps } from '@console/ui/form';
import { useState } from 'react';

const linesOf = (typed: string): readonly string[] =>
  typed
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of short texts, one in each line. */
export function LinesInput({
  id,
  name,
  value,
  onChange,
  onLeave,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = Array.isArray(value) ? (value as readonly string[]).join('\n') : '';
  return (
    <textarea
      id={id}
      name={name}
      className="input input-full"
      rows={4}
      spellCheck={false}
      disabled={disabled}
      value={typed ?? shown}
      aria-invalid={invalid}
      aria-required={required}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
    />
  );
}
