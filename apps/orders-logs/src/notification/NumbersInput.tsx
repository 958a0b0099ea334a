import { useUpload } from '@console/api';
import { notificationCalls, type NotificationUpload } from '@console/contracts/orders-logs/notification';
import { useErrorText } from '@console/ui/feedback';
import type { InputProps } from '@console/ui/form';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { FileInput, UploadProgress } from '@console/ui/upload';
import { useState } from 'react';
import { messages } from './messages.ts';

/** A CSV file of member numbers, uploaded when chosen; saving waits for the upload. */
export function NumbersInput({ id, name, value, onChange, onBusy, disabled }: InputProps) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const upload = useUpload(notificationCalls.upload);
  const { progress, error } = upload;
  const [file, setFile] = useState<File | null>(null);
  const [stored, setStored] = useState<NotificationUpload>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setStored(undefined);
    upload.reset();
    if (!chosen) return onChange(null);
    onBusy(true);
    const answer = await upload.send({ file: chosen });
    onBusy(false);
    if (!('data' in answer)) return setFile(null);
    setStored(answer.data);
    onChange(answer.data.uploadId);
  };
  return (
    <>
      <FileInput id={id} kinds={['csv']} file={file} disabled={disabled} onChange={(chosen) => void take(chosen)} />
      <p className="form-help">{t('uploadHelp')}</p>
      {progress !== null && <UploadProgress share={progress} onCancel={() => upload.cancel()} />}
      {error && (
        <p className="form-error" role="alert">
          {failure(error)}
        </p>
      )}
      {stored ? (
        <output>
          {t('uploaded', {
            name: stored.name,
            rows: formatNumber(stored.rows),
            repeated: formatNumber(stored.repeated),
          })}
        </output>
      ) : (
        typeof value === 'string' && <output data-name={name}>{t('kept')}</output>
      )}
    </>
  );
}
