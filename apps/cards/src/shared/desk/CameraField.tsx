import type { FileKind } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useRef, type Ref } from 'react';
import { hasCamera, mayUseCamera, pictureOf } from './camera.ts';
import { messages } from './messages.ts';
import { StoredFileField } from './StoredFileField.tsx';
import { useCamera } from './useCamera.ts';
import { useMadePicture, type MadePicture } from './useMadePicture.ts';

interface CameraFieldProps {
  readonly title: string;
  readonly module: string;
  /** What may be chosen in place of a photo; an image unless given. */
  readonly kinds?: readonly FileKind[];
  /** Megabytes. */
  readonly limit: number;
  readonly value: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly fault?: string | undefined;
  /** The camera starts with the page: at a desk that takes one picture after the other. */
  readonly atOnce?: boolean;
  readonly ref?: Ref<MadePicture>;
}

const onlyImages = ['image'] as const;

/** A photo taken at the desk by one press; where there is no camera, or it is refused, a file does as well. */
export function CameraField(props: CameraFieldProps) {
  const { title, module, kinds = onlyImages, limit, value, onChange, fault, atOnce = false, ref } = props;
  const t = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(atOnce && value === null);
  const picture = useMadePicture({
    module,
    name: 'photo.jpg',
    onChange,
    ref,
    make: async () => (video.current ? pictureOf(video.current) : null),
  });
  const shoot = async () => {
    if ((await picture.keep()) !== null) camera.stop();
  };
  // A document that was opened elsewhere in the console has no right to the camera; reloaded here it has, and typing stays.
  const start = () => (mayUseCamera() ? void camera.start() : location.reload());
  return (
    <div className="desk-field">
      {camera.stream && (
        <video
          ref={(element) => {
            video.current = element;
            if (element && element.srcObject !== camera.stream) element.srcObject = camera.stream ?? null;
          }}
          className="desk-camera"
          aria-label={t('camera')}
          autoPlay
          muted
          playsInline
        />
      )}
      {hasCamera() && (
        <div className="desk-row">
          {camera.stream ? (
            <Button variant="primary" busy={picture.isSending} onClick={() => void shoot()}>
              {t('shoot')}
            </Button>
          ) : (
            <Button onClick={start}>{t(value === null ? 'startCamera' : 'shootAgain')}</Button>
          )}
        </div>
      )}
      {camera.fault && <p className="desk-help">{t(camera.fault === 'refused' ? 'cameraRefused' : 'cameraMissing')}</p>}
      {picture.failure && (
        <p role="alert" className="desk-fault">
          {picture.failure}
        </p>
      )}
      <StoredFileField
        title={title}
        module={module}
        kinds={kinds}
        limit={limit}
        value={value}
        onChange={onChange}
        fault={fault}
      />
    </div>
  );
}
