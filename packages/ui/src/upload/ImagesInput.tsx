import { useUpload } from '@console/api';
import { fileCalls, sizeText } from '@console/contracts/platform/files';
import { useEffect, useState } from 'react';
import { Button } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import type { InputProps } from '../form/declaration.ts';
import { useMessages, useText } from '../messages/index.ts';
import { checkFile, kindNames, ruleOfImage } from './check-file.ts';
import { DropZone } from './DropZone.tsx';
import { LazyStoredImage } from './LazyStoredImage.tsx';
import { messages } from './messages.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The pictures of a record in order, the first of which is the cover: each is checked and uploaded at once. */
export default function ImagesInput({
  id,
  module,
  field,
  value,
  onChange,
  onLeave,
  onBusy,
  disabled,
  invalid,
  required,
  describedBy,
}: InputProps) {
  const { limits, accept } = ruleOfImage(field.images!);
  const maximum = field.maximum ?? Infinity;
  const t = useMessages(messages);
  const text = useText();
  const failureText = useErrorText();
  const upload = useUpload(fileCalls.upload);
  const [fault, setFault] = useState<string>();
  const ids = (value ?? []) as readonly string[];
  const sending = upload.progress !== null;
  useEffect(() => {
    onBusy(sending);
    return () => onBusy(false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sending]);

  const send = async (file: File) => {
    const wrong = checkFile({ limits, accept }, file);
    setFault(wrong ? text(wrong.text, wrong.parameters) : undefined);
    if (wrong) return;
    const outcome = await upload.send({ file, fields: { kind: 'image', module } });
    if ('data' in outcome) onChange([...ids, outcome.data.fileId]);
    else if (outcome.error.code !== 'CANCELLED') setFault(failureText(outcome.error));
  };
  const move = (from: number, to: number) => {
    const moved = ids.filter((_, at) => at !== from);
    onChange([...moved.slice(0, to), ids[from]!, ...moved.slice(to)]);
  };
  const faultId = `${id}-fault`;
  const full = ids.length >= maximum;
  return (
    <div className="upload">
      <DropZone
        id={id}
        accept={accept}
        label={t('add')}
        hint={t(full ? 'full' : 'dropOrPaste', { maximum })}
        disabled={disabled || sending || full}
        invalid={invalid || fault !== undefined}
        required={required}
        labelledBy={`${id}-label`}
        describedBy={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        onFile={(file) => void send(file)}
        onLeave={onLeave}
      >
        <span className="upload-hint">
          {t('rule', { kinds: kindNames(Object.keys(limits)), limit: sizeText(Math.max(...Object.values(limits))) })}
        </span>
      </DropZone>
      {sending && <UploadProgress share={upload.progress ?? 0} onCancel={() => upload.cancel()} />}
      {fault && (
        <p className="form-error" id={faultId} role="alert">
          {fault}
        </p>
      )}
      {ids.length > 0 && (
        <ol className="upload-pictures">
          {ids.map((fileId, at) => (
            <li key={fileId}>
              <LazyStoredImage
                className="upload-thumbnail"
                fileId={fileId}
                width={96}
                alt={t('picture', { number: at + 1 })}
              />
              <span>{t(at === 0 ? 'cover' : 'picture', { number: at + 1 })}</span>
              {!disabled && (
                <span className="upload-order">
                  <Button
                    variant="quiet"
                    aria-label={t('earlier', { number: at + 1 })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    ↑
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t('later', { number: at + 1 })}
                    disabled={at === ids.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    ↓
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={t('removeOne', { number: at + 1 })}
                    onClick={() => onChange(ids.filter((each) => each !== fileId))}
                  >
                    ×
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
