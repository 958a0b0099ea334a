import type { OpeningHours } from '@console/contracts/branches-stores/place';
import { timeOfDay } from '@console/contracts/core/time-of-day';
import { Button, Checkbox } from '@console/ui/core';
import { TimeInput, type InputProps } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { days, messages } from './messages.ts';
import './place.css';

type Day = OpeningHours[number];

const usual = { from: '08:00', to: '16:00' } as const;
const week: OpeningHours = [usual, usual, usual, usual, usual, null, null];

const isWhole = (day: Day | undefined): boolean => !!day && [day.from, day.to].every((time) => timeOfDay.test(time));

/** The opening hours of a week: a tick and two times for each day. */
export function OpeningHoursInput({ id, name, value, onChange, onLeave, disabled, faults, describedBy }: InputProps) {
  const t = useMessages(messages);
  const text = useText();
  const hours = value as OpeningHours | null;
  if (!hours)
    return (
      <div className="hours-bar" id={id} tabIndex={-1}>
        <span>{t('none')}</span>
        <Button disabled={disabled} onClick={() => onChange(week)}>
          {t('fill')}
        </Button>
      </div>
    );
  const set = (at: number, day: Day) => onChange(hours.map((each, index) => (index === at ? day : each)));
  const first = hours.findIndex((day) => day !== null);
  return (
    <div className="hours" role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {hours.map((day, at) => {
        const title = text(days[at] ?? days[0]);
        const found = { from: faults[`${name}[${at}].from`], to: faults[`${name}[${at}].to`] };
        const fault = found.from ?? found.to;
        const said = (part: keyof typeof found) => ({
          'aria-invalid': found[part] !== undefined,
          'aria-describedby': found[part] === undefined ? undefined : `${id}-${at}-fault`,
        });
        return (
          <div key={title} className="hours-day">
            <label className="hours-name">
              <Checkbox
                checked={day !== null}
                disabled={disabled}
                onChange={({ target }) => set(at, target.checked ? usual : null)}
              />
              {title}
            </label>
            {day ? (
              <>
                <TimeInput
                  aria-label={t('from', { day: title })}
                  value={day.from}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={(from) => set(at, { ...day, from })}
                  {...said('from')}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  aria-label={t('to', { day: title })}
                  value={day.to}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={(to) => set(at, { ...day, to })}
                  {...said('to')}
                />
              </>
            ) : (
              <span>{t('closed')}</span>
            )}
            {fault && (
              <p id={`${id}-${at}-fault`} className="form-error" role="alert">
                {fault}
              </p>
            )}
          </div>
        );
      })}
      <div className="hours-bar">
        {first >= 0 && (
          <Button
            disabled={disabled}
            // The hours of the other days are not given for what is no time.
            onClick={() => (isWhole(hours[first]) ? onChange(hours.map(() => hours[first] ?? null)) : onLeave())}
          >
            {t('same', { day: text(days[first] ?? days[0]) })}
          </Button>
        )}
        <Button variant="quiet" disabled={disabled} onClick={() => onChange(null)}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}
