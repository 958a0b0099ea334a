import type { HourException } from '@console/contracts/branches-stores/branch-cms';
import { Button, Checkbox } from '@console/ui/core';
import { DateField, TimeInput, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './branch-cms.css';

const usual = { from: '08:00', to: '12:00' } as const;

/** Days with other hours than usual: date, closed or two times, and why. */
export function ExceptionsInput({ id, name, value, onChange, onLeave, disabled, faults, describedBy }: InputProps) {
  const t = useMessages(messages);
  const all = (value ?? []) as readonly HourException[];
  const set = (at: number, change: Partial<HourException>) =>
    onChange(all.map((each, index) => (index === at ? { ...each, ...change } : each)));
  return (
    <div className="exceptions" role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {all.length === 0 && <span>{t('noExceptions')}</span>}
      {all.map(({ date, hours, note }, at) => {
        const number = at + 1;
        const path = `${name}[${at}]`;
        const found = {
          date: faults[`${path}.date`] ?? faults[path],
          from: faults[`${path}.hours.from`],
          to: faults[`${path}.hours.to`],
          note: faults[`${path}.note`],
        };
        // In the order of the row; a sentence that stands for two parts is said once.
        const sentences = [...new Set(Object.values(found).filter((each) => each !== undefined))];
        const faultId = `${id}-${at}-fault`;
        const said = (part: keyof typeof found) => ({
          'aria-invalid': found[part] !== undefined,
          'aria-describedby': found[part] === undefined ? undefined : faultId,
        });
        return (
          <div key={at} className="exceptions-row">
            <label className="visually-hidden" htmlFor={`${id}-${at}`}>
              {t('date', { number })}
            </label>
            <DateField
              id={`${id}-${at}`}
              value={date}
              invalid={found.date !== undefined}
              describedBy={found.date === undefined ? undefined : faultId}
              onChange={(next) => set(at, { date: next })}
            />
            <label>
              <Checkbox
                aria-label={t('closed', { number })}
                checked={hours === null}
                disabled={disabled}
                onChange={({ target }) => set(at, { hours: target.checked ? null : usual })}
              />{' '}
              {t('closedWord')}
            </label>
            {hours && (
              <>
                <TimeInput
                  aria-label={t('from', { number })}
                  value={hours.from}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={(from) => set(at, { hours: { ...hours, from } })}
                  {...said('from')}
                />
                <TimeInput
                  aria-label={t('to', { number })}
                  value={hours.to}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={(to) => set(at, { hours: { ...hours, to } })}
                  {...said('to')}
                />
              </>
            )}
            <input
              className="input"
              aria-label={t('note', { number })}
              placeholder={t('noteHint')}
              maxLength={100}
              value={note}
              disabled={disabled}
              onBlur={onLeave}
              onChange={({ target }) => set(at, { note: target.value })}
              {...said('note')}
            />
            <Button
              variant="quiet"
              aria-label={t('remove', { number })}
              disabled={disabled}
              onClick={() => onChange(all.filter((_, index) => index !== at))}
            >
              ×
            </Button>
            {sentences.length > 0 && (
              <div id={faultId} role="alert">
                {sentences.map((each) => (
                  <p key={each} className="form-error">
                    {each}
                  </p>
                ))}
              </div>
            )}
          </div>
        );
      })}
      <span>
        <Button disabled={disabled} onClick={() => onChange([...all, { date: '', hours: null, note: '' }])}>
          {t('add')}
        </Button>
      </span>
    </div>
  );
}
