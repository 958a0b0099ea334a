import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
// The names of days and months of the picker, for the locale that the theme gives it.
import 'dayjs/locale/id';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { formatDate } from '../../formats/index.ts';
import { mayContinue, typedMoment } from '../../formats/typed-moment.ts';
import { AntdTheme } from '../../theme/AntdTheme.tsx';
import type { InputProps } from '../declaration.ts';
import { ariaOf } from './aria.ts';

dayjs.extend(customParseFormat);
// The picker marks and offers "today" in the default zone of this plugin; without one, in that of the browser.
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.tz.setDefault('Asia/Jakarta');

const shownDate = 'DD-MM-YYYY';
const shownTime = 'DD-MM-YYYY HH:mm';
/** Accepted formats of a typed time; the first one is shown. */
const timeFormats = [shownTime, 'DD-MM-YYYY HH.mm'];

/** Reads typed text for the picker; an invalid date when it is not one. */
const readTyped = (text: string, timed: boolean): Dayjs =>
  dayjs((typedMoment(text, timed) ?? '').slice(0, 16), timed ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD', true);

/** The picker has no time zones: it gets Jakarta's local time as if it were the browser's. */
function clockOf(value: unknown, format: typeof shownDate | typeof shownTime): Dayjs | null {
  if (typeof value !== 'string') return null;
  const clock = dayjs(formatDate(value, format), format, true);
  return clock.isValid() ? clock : null;
}

/** Writes a text into the input of the picker, which reads it as if it were typed. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface DateInputProps extends InputProps {
  /** First and last day that the picker offers, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A plain date, or a date and time in Jakarta's zone; typed or picked. Loaded when a form first needs it. */
export default function DateInput(props: DateInputProps) {
  const {
    id,
    field: { kind },
    value,
    onChange,
    onUnread,
    onLeave,
    disabled,
    invalid,
    required,
    from,
    to,
  } = props;
  const timed = kind === 'instant';
  const current = clockOf(value, timed ? shownTime : shownDate);
  // While the value is a text that is no date, the picker keeps its last one: a new value would replace the text.
  const isMistyped = current === null && typeof value === 'string' && value !== '';
  const [lastDate, setLastDate] = useState(value);
  if (!isMistyped && lastDate !== value) setLastDate(value);
  const change = (picked: Dayjs | null) => {
    if (!isMistyped && (picked === null ? current === null : current?.isSame(picked, 'minute'))) return;
    onChange(
      picked === null ? null : timed ? `${picked.format('YYYY-MM-DDTHH:mm')}:00+07:00` : picked.format('YYYY-MM-DD'),
    );
  };
  // The picker reports typed text only after the focus has left it, which is too late for a press on "save".
  const type = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.id !== id) return;
    const text = target.value.trim();
    const typed = readTyped(text, timed);
    if (text === '') change(null);
    else if (typed.isValid() && !mayContinue(text, timed)) change(typed);
    else onUnread?.(text);
  };
  // Two digits are a year, and a day is its midnight, once the input is left. Text that is no date stays, as the value
  // that the form's check refuses: the error then names what is wrong with it.
  const keepText = (target: EventTarget) => {
    const text = target instanceof HTMLInputElement && target.id === id ? target.value.trim() : '';
    const typed = readTyped(text, timed);
    if (text === '' || (text === value && !typed.isValid())) return;
    if (!typed.isValid()) onChange(text);
    else if (mayContinue(text, timed)) change(typed);
    // The picker writes a day only when it is another one.
    const shown = current?.format(timed ? shownTime : shownDate);
    const isOtherWriting = typed.isValid() && current?.isSame(typed, 'minute') === true && text !== shown;
    if (isOtherWriting && target instanceof HTMLInputElement && shown) typeInto(target, shown);
  };
  const leave = ({ target }: FocusEvent<HTMLElement>) => {
    keepText(target);
    onLeave();
  };
  // A restored draft may hold text that is no date. The picker has no value for it, so it is typed into its input.
  const box = useRef<HTMLDivElement>(null);
  const [restored] = useState(isMistyped ? (value as string) : null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (restored === null || !input) return;
    typeInto(input, restored);
  }, [restored]);
  // Enter sends the form while the input still has the focus.
  const enter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter') keepText(target);
  };
  return (
    <AntdTheme>
      <div ref={box} onInput={type} onKeyDownCapture={enter}>
        <DatePicker
          {...ariaOf(props)}
          value={isMistyped ? clockOf(lastDate, timed ? shownTime : shownDate) : current}
          onChange={(picked) => change(picked as Dayjs | null)}
          onBlur={leave}
          preserveInvalidOnBlur
          format={timed ? timeFormats : shownDate}
          {...(timed ? { showTime: { format: 'HH:mm' } } : {})}
          disabled={disabled}
          allowClear={!required}
          needConfirm={false}
          style={{ width: '100%' }}
          {...(from ? { minDate: dayjs(from) } : {})}
          {...(to ? { maxDate: dayjs(to) } : {})}
          {...(invalid ? { status: 'error' as const } : {})}
        />
      </div>
    </AntdTheme>
  );
}
