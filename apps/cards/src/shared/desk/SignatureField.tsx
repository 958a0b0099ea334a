import { useUpload } from '@console/api';
import { fileCalls } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useRef, useState, type PointerEvent } from 'react';
import { StoredFileField } from './StoredFileField.tsx';
import { messages } from './messages.ts';

interface SignatureFieldProps {
  readonly title: string;
  readonly module: string;
  readonly value: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly fault?: string | undefined;
}

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

/** A signature drawn with pen, finger or mouse and kept as a picture; a picture from elsewhere does as well. */
export function SignatureField({ title, module, value, onChange, fault }: SignatureFieldProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = useUpload(fileCalls.upload);
  const { progress } = upload;
  const pen = () => canvas.current?.getContext('2d') ?? null;
  const at = ({ nativeEvent }: PointerEvent) => [nativeEvent.offsetX, nativeEvent.offsetY] as const;
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const line = pen();
    line?.beginPath();
    line?.moveTo(...at(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const line = pen();
    if (event.buttons === 0 || !line) return;
    Object.assign(line, { lineWidth: 2.5, lineCap: 'round', strokeStyle: '#112' });
    line.lineTo(...at(event));
    line.stroke();
    setDrawn(true);
  };
  const clear = () => {
    if (canvas.current) pen()?.clearRect(0, 0, canvas.current.width, canvas.current.height);
    setDrawn(false);
    onChange(null);
  };
  const use = async () => {
    const blob = canvas.current && (await blobOf(canvas.current));
    if (!blob) return;
    const answer = await upload.send({
      file: new File([blob], 'signature.png', { type: 'image/png' }),
      fields: { kind: 'image', module },
    });
    setFailure('error' in answer ? errorText(answer.error) : undefined);
    if ('data' in answer) onChange(answer.data.fileId);
  };
  return (
    <div className="desk-field">
      <span className="desk-legend">{title}</span>
      <canvas
        ref={canvas}
        className="desk-signature"
        width={320}
        height={120}
        aria-label={t('draw')}
        role="img"
        onPointerDown={begin}
        onPointerMove={draw}
      />
      <div className="desk-row">
        <Button disabled={!drawn || progress !== null} onClick={() => void use()}>
          {t('use')}
        </Button>
        <Button variant="quiet" disabled={!drawn} onClick={clear}>
          {t('clear')}
        </Button>
        {value !== null && <output className="desk-done">{t('stored')}</output>}
      </div>
      {drawn && value === null && progress === null && <p className="desk-help">{t('unused')}</p>}
      {failure && (
        <p role="alert" className="desk-fault">
          {failure}
        </p>
      )}
      <StoredFileField
        title={t('orFile')}
        module={module}
        kinds={['image']}
        limit={2}
        value={null}
        onChange={onChange}
        fault={fault}
      />
    </div>
  );
}
