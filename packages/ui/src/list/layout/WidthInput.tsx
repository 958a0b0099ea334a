import { useState } from 'react';
import { fittingWidth, widthLimits } from './layout.ts';

interface WidthInputProps {
  readonly label: string;
  readonly placeholder: string;
  /** Pixels; undefined for the width of the content. */
  readonly value: number | undefined;
  readonly onChange: (pixels: number | undefined) => void;
}

/** The width of a column by keyboard: arrow keys apply at once, a typed number on Enter or on leaving. */
export function WidthInput({ label, placeholder, value, onChange }: WidthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (text: string) => {
    setTyped(null);
    const pixels = Math.trunc(Number(text));
    const next = text.trim() === '' || !(pixels > 0) ? undefined : fittingWidth(pixels);
    if (next !== value) onChange(next);
  };
  return (
    <input
      type="number"
      className="input list-width"
      min={widthLimits.minimum}
      max={widthLimits.maximum}
      step={10}
      aria-label={label}
      title={label}
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== null) apply(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) apply(typed);
        const step = { ArrowUp: 10, ArrowDown: -10 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        apply(String(Number(typed ?? value ?? 120) + step));
      }}
    />
  );
}
