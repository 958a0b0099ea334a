import { downloadFile, useUpload, type ApiError } from '@console/api';
import { useOnline } from '@console/auth';
import type { ImportCalls, ImportDefinition } from '@console/contracts/platform/imports';
import { useId, useState, type ReactNode } from 'react';
import { Button, usePreviewOf } from '../core/index.ts';
import { notify, useErrorText } from '../feedback/index.ts';
import { formatNumber } from '../formats/index.ts';
import { ActionButton } from '../why/index.ts';
import { useMessages } from '../messages/index.ts';
import { FileInput, UploadProgress } from '../upload/index.ts';
import { ColumnList } from './ColumnList.tsx';
import { FileFaults } from './FileFaults.tsx';
import { messages } from './messages.ts';

export interface UploadStepProps {
  readonly definition: ImportDefinition;
  readonly calls: ImportCalls;
  /** What the file is uploaded for: promo, product group, period. */
  readonly target: Readonly<Record<string, string>> | undefined;
  /** False while the target is incomplete. */
  readonly ready: boolean;
  readonly onUploaded: (() => void) | undefined;
  readonly onJob: (secureId: string) => void;
  /** Inputs that choose the target. */
  readonly children: ReactNode;
}

/** Why the services refused the file, with the possible next steps. */
function Refusal({
  error,
  onForce,
  onJob,
}: {
  readonly error: ApiError;
  readonly onForce: () => void;
  readonly onJob: (secureId: string) => void;
}) {
  const t = useMessages(messages);
  const text = useErrorText();
  const other = (error.result as { importId?: string } | undefined)?.importId;
  const repeated = error.code === 'IMPORT_DUPLICATE_FILE';
  return (
    <div role="alert" className="import-refusal">
      <p className="field-error">{text(error)}</p>
      {error.errors.map(({ field, message }) => (
        <p key={`${field} ${message}`} className="field-error">
          {message}
        </p>
      ))}
      <FileFaults detail={error.result ?? error.parameters} />
      <div className="import-actions">
        {repeated && <Button onClick={onForce}>{t('force')}</Button>}
        {other && (repeated || error.code === 'IMPORT_RUNNING') && (
          <Button onClick={() => onJob(other)}>{t(repeated ? 'earlier' : 'running')}</Button>
        )}
      </div>
    </div>
  );
}

/** Step 1: the required columns, the template, and the upload. */
export function UploadStep({ definition, calls, target, ready, onUploaded, onJob, children }: UploadStepProps) {
  const id = useId();
  const t = useMessages(messages);
  const text = useErrorText();
  const online = useOnline();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(calls.importUpload);
  const sending = upload.progress !== null;
  /** What was refused: a changed target may be accepted. */
  const { preview: refused, hold } = usePreviewOf<File>(target);

  const send = async (force: boolean) => {
    if (!file || !ready || sending) return;
    hold(file);
    const outcome = await upload.send({ file, fields: { ...target, ...(force ? { force: 'true' } : {}) } });
    if (!('data' in outcome)) return;
    onUploaded?.();
    onJob(outcome.data.secureId);
  };
  const template = async (format: 'csv' | 'xlsx') => {
    const outcome = await downloadFile(calls.importTemplate, { query: { format } });
    if ('error' in outcome) notify.error(text(outcome.error));
  };
  return (
    <>
      <section className="panel import-part">
        <p>{t('intro', { rows: formatNumber(definition.maximumRows) })}</p>
        <div className="import-actions">
          {definition.formats.includes('excel') && (
            <Button onClick={() => template('xlsx')}>{t('templateXlsx')}</Button>
          )}
          {definition.formats.includes('csv') && <Button onClick={() => template('csv')}>{t('templateCsv')}</Button>}
        </div>
        {children}
        <label htmlFor={id} className="visually-hidden">
          {t('file')}
        </label>
        <FileInput
          id={id}
          kinds={definition.formats}
          file={file}
          onChange={(chosen) => {
            upload.reset();
            setFile(chosen);
          }}
          disabled={sending}
        />
        {sending && <UploadProgress share={upload.progress ?? 0} onCancel={() => upload.cancel()} />}
        {upload.error && refused === file && upload.error.code !== 'CANCELLED' && (
          <Refusal error={upload.error} onForce={() => void send(true)} onJob={onJob} />
        )}
        <div className="import-actions">
          <ActionButton
            variant="primary"
            disabled={!file || !ready || !online}
            busy={sending}
            onClick={() => send(false)}
          >
            {t('upload')}
          </ActionButton>
        </div>
      </section>
      <ColumnList definition={definition} />
    </>
  );
}
