import type { ApiError } from '@console/api';
import { useProfile } from '@console/auth';
import { downloadFormats, exportReasonLength } from '@console/contracts/core/downloads';
import { columnNamesOf, type Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Checkbox } from '../core/index.ts';
import { Dialog } from '../dialogs/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import './export.css';
import { messages } from './messages.ts';
import { hasPersonalData, minimumReasonLength, type ExportOptions } from './export-options.ts';

interface ExportDialogProps {
  readonly resource: Resource;
  /** Starts the export. @returns the error when it was refused */
  readonly run: (options: ExportOptions) => Promise<ApiError | undefined>;
  readonly onClose: () => void;
  /** What the file holds, where the list's filter and order do not say it. */
  readonly hint?: string | undefined;
  /** Asked before the format. */
  readonly children?: ReactNode;
}

/** The columns of the file; all of them at first. */
function Columns({
  resource,
  chosen,
  onChange,
}: {
  readonly resource: Resource;
  readonly chosen: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  const all = columnNamesOf(resource);
  const toggle = (name: string) =>
    onChange(all.filter((each) => (each === name ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <fieldset className="export-part">
      <legend>{t('columns')}</legend>
      <div className="export-columns">
        {all.map((name) => (
          <label key={name} className="export-choice">
            <Checkbox checked={chosen.includes(name)} onChange={() => toggle(name)} /> {text(titleOf(resource, name))}
          </label>
        ))}
      </div>
      {chosen.length === 0 && (
        <p role="alert" className="field-error">
          {t('noColumns')}
        </p>
      )}
      {chosen.length < all.length && (
        <Button variant="quiet" onClick={() => onChange(all)}>
          {t('allColumns')}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Asks for the options of an export: format, columns, masked or clear personal data, and the reason.
 * @example
 * {open && <ExportDialog resource={cardTypes} run={download} onClose={() => setOpen(false)} />}
 */
export function ExportDialog({ resource, run, onClose, hint, children }: ExportDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const profile = useProfile();
  const id = useId();
  const [options, setOptions] = useState<ExportOptions>({
    format: 'csv',
    columns: columnNamesOf(resource),
    reason: '',
    clear: false,
  });
  const [asked, setAsked] = useState(resource);
  if (asked !== resource) {
    setAsked(resource);
    setOptions({ ...options, columns: columnNamesOf(resource) });
  }
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const change = (part: Partial<ExportOptions>) => setOptions({ ...options, ...part });
  const minimum = minimumReasonLength(resource, options);
  const tooShort = options.reason.trim().length < minimum;
  const tooLong = options.reason.trim().length > exportReasonLength.maximum;
  const isFault = tooLong || (touched && tooShort);
  const mayReveal = profile.state === 'loaded' && profile.data.mayReveal && hasPersonalData(resource);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (tooShort || tooLong || options.columns.length === 0 || busy) return;
    setBusy(true);
    const error = await run(options);
    setBusy(false);
    if (error) setRefused(error);
    else onClose();
  };
  return (
    <Dialog
      title={t('title', { title: text(resource.title) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {words('download')}
          </Button>
        </>
      }
    >
      <form id={id} className="export" noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <p className="export-hint">{hint ?? t('hint')}</p>
        <fieldset className="export-part">
          <legend>{t('format')}</legend>
          {downloadFormats.map((format) => (
            <label key={format} className="export-choice">
              <input
                type="radio"
                name={`${id}-format`}
                checked={options.format === format}
                onChange={() => change({ format })}
              />{' '}
              {format.toUpperCase()}
            </label>
          ))}
        </fieldset>
        <Columns resource={resource} chosen={options.columns} onChange={(columns) => change({ columns })} />
        {mayReveal && (
          <div className="export-part">
            <label className="export-choice">
              <Checkbox checked={options.clear} onChange={() => change({ clear: !options.clear })} /> {t('clear')}
            </label>
            <p className="export-hint">{t('clearHint', { minimum: exportReasonLength.clear })}</p>
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-reason`}>{t(minimum > 0 ? 'reason' : 'reasonOptional')}</label>
          <textarea
            id={`${id}-reason`}
            className="input"
            rows={2}
            value={options.reason}
            onChange={(event) => change({ reason: event.target.value })}
            onBlur={() => setTouched(true)}
            aria-required={minimum > 0}
            aria-invalid={isFault}
            aria-describedby={isFault ? `${id}-fault` : undefined}
          />
          {isFault && (
            <p id={`${id}-fault`} role="alert" className="field-error">
              {tooLong ? t('tooLong', { maximum: exportReasonLength.maximum }) : t('tooShort', { minimum })}
            </p>
          )}
        </div>
        {refused && (
          <p role="alert" className="field-error">
            {refused.errors[0]?.message ?? errorText(refused)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
