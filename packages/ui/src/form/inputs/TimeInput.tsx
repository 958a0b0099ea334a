import type { ComponentProps } from 'react';
import { typedTime } from '../../formats/typed-time.ts';
import { common, useMessages } from '../../messages/index.ts';

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of day of 24 hours. The browser's own field would ask for morning or afternoon where its language does. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  const t = useMessages(common);
  return (
    <input
      {...rest}
      type="text"
      className="input"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
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
