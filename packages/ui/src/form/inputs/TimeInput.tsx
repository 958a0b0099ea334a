import type { ComponentProps } from 'react';
import { typedTime } from '../../formats/typed-time.ts';
import { common, useMessages } from '../../messages/index.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A time of day, 00:00 to 23:59. The browser's own input would show AM and PM in some languages.
 * @example
 * <TimeInput id={id} value={opensAt} onChange={setOpensAt} />
 */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const t = useMessages(common);
  return (
    <input
      {...rest}
      type="text"
      className="input"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('timeFormat')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={(event) => {
        const time = typedTime(value);
        if (time !== null && time !== value) onChange(time);
        onBlur?.(event);
      }}
    />
  );
}
