import { useUpload } from '@console/api';
import { sharedErrors } from '@console/contracts/core/errors';
import { fileCalls, sizeText } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import type { InputProps } from '@console/ui/form';
import { useMessages, useText } from '@console/ui/messages';
import { checkFile, DropZone, kindNames, ruleOfImage, StoredImage } from '@console/ui/upload';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { PhotoCrop } from './PhotoCrop.tsx';

const shownAt = 128;

/** The photo of an account: the user picks any picture and crops it to a square; only the square is uploaded. */
export function PhotoInput({
  id,
  module,
  field,
  value,
  onChange,
  onLeave,
  onBusy,
  disabled,
  invalid,
  describedBy,
}: InputProps) {
  const t = useMessages(messages);
  const text = useText();
  const failureText = useErrorText();
  const rule = ruleOfImage(field.image!);
  const upload = useUpload(fileCalls.upload);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [fault, setFault] = useState<string>();
  const cropping = picture !== undefined;
  // Saving waits until the crop is confirmed.
  useEffect(() => {
    onBusy(cropping);
    return () => onBusy(false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cropping]);

  const take = async (file: File) => {
    const wrong = checkFile(rule, file);
    setFault(wrong ? text(wrong.text, wrong.parameters) : undefined);
    if (wrong) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setFault(text(sharedErrors.FILE_BROKEN.text));
    }
  };
  const send = async (square: Blob) => {
    const outcome = await upload.send({
      file: new File([square], 'foto.jpg', { type: square.type }),
      fields: { kind: 'image', module },
    });
    setPicture(undefined);
    if ('data' in outcome) onChange(outcome.data.fileId);
    else setFault(failureText(outcome.error));
  };

  const fileId = typeof value === 'string' ? value : undefined;
  const faultId = `${id}-fault`;
  return (
    <div className="upload">
      {fileId && !cropping && (
        <div className="photo-held">
          <StoredImage fileId={fileId} alt={t('photo')} width={shownAt} />
          <Button variant="quiet" disabled={disabled} onClick={() => onChange(null)}>
            {t('removePhoto')}
          </Button>
        </div>
      )}
      {picture ? (
        <PhotoCrop
          picture={picture}
          sending={upload.progress !== null}
          onDone={(square) => void send(square)}
          onCancel={() => setPicture(undefined)}
        />
      ) : (
        <DropZone
          id={id}
          accept={rule.accept}
          label={t(fileId ? 'replacePhoto' : 'choosePhoto')}
          hint={t('dropPhoto')}
          disabled={disabled}
          invalid={invalid || fault !== undefined}
          labelledBy={`${id}-label`}
          describedBy={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
          onFile={(file) => void take(file)}
          onLeave={onLeave}
        >
          <span className="upload-hint">
            {t('photoRule', {
              kinds: kindNames(Object.keys(rule.limits)),
              limit: sizeText(Math.max(...Object.values(rule.limits))),
            })}
          </span>
        </DropZone>
      )}
      {fault && (
        <p className="form-error" id={faultId} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
