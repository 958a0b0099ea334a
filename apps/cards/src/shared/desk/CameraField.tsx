import type { FileKind } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useRef, type Ref } from 'react';
import { hasCamera, mayUseCamera, pictureOf } from './camera.ts';
import { messages } from './messages.ts';
import { StoredFileField } from './StoredFileField.tsx';
import { useCamera } from './use-camera.ts';
import { useTakenPicture, type PictureHandle } from './use-taken-picture.ts';

interface CameraFieldProps {
  readonly title: string;
  readonly module: string;
  /** File kinds allowed instead of a photo; images by default. */
  readonly kinds?: readonly FileKind[];
  /** Megabytes. */
  readonly limit: number;
  readonly value: string | null;
  readonly onChange: (fileId: string | null) => void;
  readonly fault?: string | undefined;
  /** Starts the camera on mount: for desks that take one picture after the other. */
  readonly atOnce?: boolean;
  readonly ref?: Ref<PictureHandle>;
}

const onlyImages = ['image'] as const;

/** A photo taken at the desk; without a camera, or if it is refused, a file is accepted instead. */
export function CameraField(props: CameraFieldProps) {
  const { title, module, kinds = onlyImages, limit, value, onChange, fault, atOnce = false, ref } = props;
  const t = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(atOnce && value === null);
  const picture = useTakenPicture({
    module,
    name: 'photo.jpg',
    onChange,
    ref,
    take: async () => (video.current ? pictureOf(video.current) : null),
  });
  const shoot = async () => {
    if ((await picture.keep()) !== null) camera.stop();
  };
  // A document opened elsewhere in the console has no permission for the camera. Reloading here grants it; the input is
  // kept.
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
            <Button variant="primary" busy={picture.isSending} onClick={() => shoot()}>
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
