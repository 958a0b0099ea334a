import type { RecordFrame, Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useId, useState } from 'react';
import { Button } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { formatDate } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { FieldValue } from '../value/index.ts';
import { chosenValues, differencesOf, firstChoices, type Difference, type Side } from './compare.ts';
import { messages } from './messages.ts';
import './conflict.css';

type Values = Readonly<Record<string, unknown>>;
/** The record that the services hold now, with its version and last editor where known. */
type Current = Values & Partial<Pick<RecordFrame, 'version' | 'updatedBy' | 'updatedAt'>>;

export interface ConflictDialogProps {
  readonly resource: Resource;
  /** The record that the form was opened with. */
  readonly base: Values;
  /** The values typed here. */
  readonly mine: Values;
  /** The record that the services hold now. */
  readonly theirs: Current;
  /** Continues with the chosen values on top of the current record. */
  readonly onUse: (values: Values) => void;
  /** Discards the typed values and shows the current record. */
  readonly onReload: () => void;
  /** Returns to the form unchanged. */
  readonly onCancel: () => void;
}

const sides = ['mine', 'theirs'] as const;

function DifferenceRow({
  resource,
  difference,
  chosen,
  onChoose,
}: {
  readonly resource: Resource;
  readonly difference: Difference;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const field = resource.fields[difference.name]!;
  const title = text(titleOf(resource, difference.name));
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <FieldValue field={field} value={difference.base} />
      </td>
      {sides.map((side) => (
        <td key={side} className={chosen === side ? 'conflict-chosen' : undefined}>
          <label className="conflict-option">
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              aria-label={t('option', { field: title, side: t(side) })}
            />
            <FieldValue field={field} value={difference[side]} />
          </label>
        </td>
      ))}
    </tr>
  );
}

/**
 * Shows, field by field, the typed values beside those another person has saved since, and lets the person choose.
 * Used after `STALE_VERSION`.
 * @example
 * <ConflictDialog
 *   {...{ resource, base, mine, theirs }}
 *   onUse={(values) => form.setAll(values)}
 *   onReload={reload}
 *   onCancel={close}
 * />
 */
export function ConflictDialog({ resource, base, mine, theirs, onUse, onReload, onCancel }: ConflictDialogProps) {
  const t = useMessages(messages);
  const differences = differencesOf(resource.fields, base, mine, theirs);
  const [choices, setChoices] = useState(() => firstChoices(differences));
  const open = differences.filter(({ name }) => !choices[name]).length;
  const all = (side: Side) => setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])));
  return (
    <Dialog
      title={t('title')}
      width={860}
      alert
      onClose={onCancel}
      footer={
        <>
          {open > 0 && <output className="conflict-open">{t('open', { count: open })}</output>}
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button onClick={onReload}>{t('reload')}</Button>
          <Button variant="primary" disabled={open > 0} onClick={() => onUse(chosenValues(differences, choices))}>
            {t('use')}
          </Button>
        </>
      }
    >
      <p>
        {t('who', {
          user: theirs.updatedBy ?? '-',
          at: formatDate(theirs.updatedAt, 'DD-MM-YYYY HH:mm'),
          version: theirs.version ?? '-',
        })}{' '}
        {t('choose')}
      </p>
      {differences.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <div className="conflict-all">
            <Button onClick={() => all('mine')}>{t('allMine')}</Button>
            <Button onClick={() => all('theirs')}>{t('allTheirs')}</Button>
          </div>
          <table className="conflict-table">
            <caption className="visually-hidden">{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('base')}</th>
                <th scope="col">{t('mine')}</th>
                <th scope="col">{t('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <DifferenceRow
                  key={difference.name}
                  resource={resource}
                  difference={difference}
                  chosen={choices[difference.name]}
                  onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
