import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';
import { Counter } from './Counter.tsx';

const shown = (value: unknown) => (typeof value === 'string' ? value : '');
const modes = { digits: 'numeric', phone: 'tel', card: 'numeric' } as const;

/** One line: text, codes (shown in upper case), digit strings and phone numbers. */
export function TextInput(props: InputProps) {
  const {
    field: { kind, maximum },
    name,
    value,
    onChange,
    onLeave,
    disabled,
  } = props;
  const mode = kind === 'digits' || kind === 'phone' || kind === 'card' ? modes[kind] : undefined;
  return (
    <span className="input-frame">
      <input
        {...ariaOf(props)}
        type="text"
        className={kind === 'code' ? 'input input-code' : 'input'}
        name={name}
        value={shown(value)}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        {...(mode ? { inputMode: mode } : {})}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
      <Counter text={shown(value)} maximum={maximum} />
    </span>
  );
}

/** Several lines; grows with the text. */
export function ParagraphInput(props: InputProps) {
  const {
    field: { maximum },
    name,
    value,
    onChange,
    onLeave,
    disabled,
  } = props;
  return (
    <span className="input-frame">
      <textarea
        {...ariaOf(props)}
        className="input input-paragraph"
        name={name}
        rows={3}
        value={shown(value)}
        disabled={disabled}
        onBlur={onLeave}
        onChange={({ target }) => onChange(target.value)}
      />
      <Counter text={shown(value)} maximum={maximum} />
    </span>
  );
}
