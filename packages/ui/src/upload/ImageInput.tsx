import { useUpload } from '@console/api';
import { fileCalls, sizeText } from '@console/contracts/platform/files';
import { useEffect, useState } from 'react';
import { Button } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import type { InputProps } from '../form/declaration.ts';
import { useMessages, useText } from '../messages/index.ts';
import { checkImage, kindNames, ruleOfImage, type PictureSize } from './check-file.ts';
import { DropZone } from './DropZone.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import { messages } from './messages.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The image of a record: checked, then uploaded at once; the form saves its fileId. */
export default function ImageInput(props: InputProps) {
  const {
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
    previewWidths,
  } = props;
  const rule = field.image!;
  const { limits, accept } = ruleOfImage(rule);
  const t = useMessages(messages);
  const text = useText();
  const failureText = useErrorText();
  const upload = useUpload(fileCalls.upload);
  const [fault, setFault] = useState<string>();
  const [local, setLocal] = useState<{ fileId: string; file: File; size: PictureSize | undefined }>();
  const sending = upload.progress !== null;
  /** From the choice on: a picture that is still decoded is not saved without. */
  const [taking, setTaking] = useState(false);
  useEffect(() => {
    onBusy(taking);
    return () => onBusy(false);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [taking]);

  const refuse = (reason: string | undefined) => {
    setFault(reason);
    onChange(null);
  };
  const send = async (file: File) => {
    const checked = await checkImage(rule, file);
    if (checked.fault) return refuse(text(checked.fault.text, checked.fault.parameters));
    const outcome = await upload.send({ file, fields: { kind: 'image', module } });
    if ('data' in outcome) {
      setLocal({ fileId: outcome.data.fileId, file, size: checked.size });
      onChange(outcome.data.fileId);
    } else if (outcome.error.code !== 'CANCELLED') refuse(failureText(outcome.error));
  };
  const take = async (file: File) => {
    setFault(undefined);
    setTaking(true);
    await send(file).finally(() => setTaking(false));
  };

  const fileId = typeof value === 'string' ? value : undefined;
  const limit = sizeText(Math.max(...Object.values(limits)));
  const kinds = kindNames(Object.keys(limits));
  const faultId = `${id}-fault`;
  return (
    <div className="upload">
      <DropZone
        id={id}
        accept={accept}
        label={t(fileId ? 'replace' : 'choose')}
        hint={t('dropOrPaste')}
        disabled={disabled || taking}
        invalid={invalid || fault !== undefined}
        required={required}
        labelledBy={`${id}-label`}
        describedBy={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        onFile={(file) => void take(file)}
        onLeave={onLeave}
      >
        <span className="upload-hint">
          {rule.width === undefined || rule.height === undefined
            ? t('rule', { kinds, limit })
            : t('imageRule', { width: rule.width, height: rule.height, kinds, limit })}
        </span>
      </DropZone>
      {sending && <UploadProgress share={upload.progress ?? 0} onCancel={() => upload.cancel()} />}
      {fault && (
        <p className="form-error" id={faultId} role="alert">
          {fault}
        </p>
      )}
      {fileId && (
        <>
          <ImagePreview
            fileId={fileId}
            local={local?.fileId === fileId ? local : undefined}
            widths={previewWidths ?? [Math.min(rule.width ?? 128, 320)]}
          />
          {!disabled && (
            <span>
              <Button
                variant="quiet"
                onClick={() => {
                  setFault(undefined);
                  onChange(null);
                }}
              >
                {t('remove')}
              </Button>
            </span>
          )}
        </>
      )}
    </div>
  );
}
