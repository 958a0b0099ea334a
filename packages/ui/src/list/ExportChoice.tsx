import type { ListQuery } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useId, useState } from 'react';
import { ExportDialog } from '../export/ExportDialog.tsx';
import { DateField } from '../form/inputs/DateField.tsx';
import { useToday } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { useDownload } from './use-download.ts';

export interface ExportChoiceProps {
  readonly resource: Resource;
  readonly query: ListQuery;
  /** Effective-dated records, of which those in force on a day may be exported in place of the list. */
  readonly inForce?: Resource | undefined;
  readonly onClose: () => void;
}

/** Asks for the options of an export, and for what: the list, or what is in force on a day. */
export function ExportChoice({ resource, query, inForce, onClose }: ExportChoiceProps) {
  const id = useId();
  const t = useMessages(messages);
  const text = useText();
  const [isOfDay, setOfDay] = useState(false);
  const today = useToday();
  const [chosen, setDay] = useState('');
  const day = chosen || today;
  const list = useDownload(resource, query);
  // By start, which an index serves whatever the number of rows.
  const ofDay = useDownload(inForce ?? resource, { inForceOn: day, sort: ['effectiveFrom,asc'] } as ListQuery);
  if (!inForce) return <ExportDialog resource={resource} run={list.load} onClose={onClose} />;
  return (
    <ExportDialog
      resource={isOfDay ? inForce : resource}
      run={isOfDay ? ofDay.load : list.load}
      onClose={onClose}
      hint={isOfDay ? t('downloadDayHint') : undefined}
    >
      <fieldset className="export-part">
        <legend>{t('downloadOf')}</legend>
        {[false, true].map((each) => (
          <label key={String(each)} className="export-choice">
            <input type="radio" name={id} checked={isOfDay === each} onChange={() => setOfDay(each)} />{' '}
            {each ? t('downloadInForce', { title: text(inForce.title) }) : t('downloadList')}
          </label>
        ))}
        {isOfDay && (
          <div className="field">
            <label htmlFor={`${id}-day`}>{t('downloadDay')}</label>
            <DateField id={`${id}-day`} value={day} onChange={setDay} required />
          </div>
        )}
      </fieldset>
    </ExportDialog>
  );
}
