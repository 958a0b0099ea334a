import type { InputProps } from '@console/ui/form';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import '../reservations.css';
import { messages } from '../messages.ts';
import { emptyLine, requesterOf, type LineInput } from './line.ts';
import { LineFields, type LineFaults } from './LineFields.tsx';

/** Errors of one line's fields by name. */
function faultsOfLine(faults: InputProps['faults'], index: number): LineFaults {
  const beginning = `lines[${index}].`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) =>
      path.startsWith(beginning) ? [[path.slice(beginning.length), fault]] : [],
    ),
  );
}

/** The lines of a new reservation, one fieldset each. */
export function LinesInput({ id, value, values, onChange, invalid, faults, describedBy }: InputProps) {
  const t = useMessages(messages);
  const requester = requesterOf(values);
  const lines = Array.isArray(value) ? (value as LineInput[]) : [];
  if (requester.id === null)
    return (
      <p id={id} tabIndex={-1}>
        {t('chooseRequester')}
      </p>
    );
  const own = lines.map((line): LineInput =>
    requester.kind === 'BRANCH' ? { ...line, destinationKind: 'BRANCH', destinationId: requester.id } : line,
  );
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={invalid}
      className="reservation-grid"
    >
      {own.map((line, index) => (
        // Unsaved lines have no id, and are only appended.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className="reservation-line">
          <legend>{t('line', { n: index + 1 })}</legend>
          <LineFields
            requester={requester}
            line={line}
            faults={faultsOfLine(faults, index)}
            onChange={(next) => onChange(own.map((each, at) => (at === index ? next : each)))}
          />
          {faults[`lines[${index}]`] && (
            <p className="form-error wide" role="alert">
              {faults[`lines[${index}]`]}
            </p>
          )}
          {own.length > 1 && (
            <span>
              <Button
                variant="quiet"
                aria-label={`${t('removeLine')}: ${t('line', { n: index + 1 })}`}
                onClick={() => onChange(own.filter((_, at) => at !== index))}
              >
                {t('removeLine')}
              </Button>
            </span>
          )}
        </fieldset>
      ))}
      <span>
        <Button onClick={() => onChange([...own, emptyLine(requester)])}>{t('addLine')}</Button>
      </span>
    </div>
  );
}
