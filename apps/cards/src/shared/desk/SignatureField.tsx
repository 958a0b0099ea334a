import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type PointerEvent, type Ref } from 'react';
import { StoredFileField } from './StoredFileField.tsx';
import { messages } from './messages.ts';
import { useTakenPicture, type PictureHandle } from './use-taken-picture.ts';

interface SignatureFieldProps {
  readonly title: string;
  readonly module: string;
  readonly value: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly fault?: string | undefined;
  readonly ref?: Ref<PictureHandle>;
}

/** Milliseconds without a stroke after which the signature counts as complete. */
const completeAfterMs = 1_000;

const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

/** A signature drawn with pen, finger or mouse, stored as a picture after a pause; a picture file is accepted, too. */
export function SignatureField({ title, module, value, onChange, fault, ref }: SignatureFieldProps) {
  const t = useMessages(messages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drawn, setDrawn] = useState(false);
  const picture = useTakenPicture({
    module,
    name: 'signature.png',
    onChange,
    ref,
    take: async () => {
      clearTimeout(rest.current);
      return drawn && canvas.current ? blobOf(canvas.current) : null;
    },
  });
  const { keep } = picture;
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => clearTimeout(rest.current), []);
  const pen = () => canvas.current?.getContext('2d') ?? null;
  const at = ({ nativeEvent }: PointerEvent) => [nativeEvent.offsetX, nativeEvent.offsetY] as const;
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    clearTimeout(rest.current);
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
    if (drawn && value === null) return;
    // Another stroke makes it another signature.
    setDrawn(true);
    if (value !== null) onChange(null);
  };
  const end = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void latest.current(), completeAfterMs);
  };
  const clear = () => {
    clearTimeout(rest.current);
    if (canvas.current) pen()?.clearRect(0, 0, canvas.current.width, canvas.current.height);
    setDrawn(false);
    onChange(null);
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
        onPointerUp={end}
      />
      <div className="desk-row">
        <Button variant="quiet" disabled={!drawn} onClick={clear}>
          {t('clear')}
        </Button>
        {value !== null && <output className="desk-done">{t('stored')}</output>}
      </div>
      {picture.failure && (
        <p role="alert" className="desk-fault">
          {picture.failure}
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
