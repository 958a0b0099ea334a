import { photoSide } from '@console/contracts/shell/own-account';
import { Button } from '@console/ui/core';
import { common, useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { centred, dragged, largestZoom, squareOf } from './crop.ts';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

export interface PhotoCropProps {
  readonly picture: ImageBitmap;
  readonly sending: boolean;
  readonly onDone: (square: Blob) => void;
  readonly onCancel: () => void;
}

/** Slider step as a share of its range. */
const step = 0.01;

/** Crops a picture to the square of the photo, by dragging or with sliders. */
export function PhotoCrop({ picture, sending, onDone, onCancel }: PhotoCropProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [cut, setCut] = useState(centred);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { left, top, side } = squareOf(picture, cut);
    // A photo has no transparent parts.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, photoSide, photoSide);
    pen.drawImage(picture, left, top, side, side, 0, 0, photoSide, photoSide);
  }, [picture, cut]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const { movementX, movementY, currentTarget } = event;
    setCut((held) => dragged(picture, held, { x: movementX, y: movementY }, currentTarget.clientWidth));
  };
  const slider = (name: keyof typeof cut, least: number, most: number) => (
    <label>
      {t(`crop_${name}`)}
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={cut[name]}
        disabled={sending}
        onChange={({ target }) => setCut({ ...cut, [name]: Number(target.value) })}
      />
    </label>
  );
  return (
    <fieldset className="photo-crop">
      <legend className="visually-hidden">{t('crop')}</legend>
      <canvas
        ref={canvas}
        width={photoSide}
        height={photoSide}
        role="img"
        aria-label={t('cropPreview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="photo-sliders">
        {slider('zoom', 1, largestZoom)}
        {slider('x', 0, 1)}
        {slider('y', 0, 1)}
        <div className="photo-buttons">
          <Button disabled={sending} onClick={onCancel}>
            {words('cancel')}
          </Button>
          <ActionButton
            variant="primary"
            busy={sending}
            onClick={() =>
              canvas.current?.toBlob(
                (square) => {
                  if (square) onDone(square);
                },
                'image/jpeg',
                0.9,
              )
            }
          >
            {t('usePhoto')}
          </ActionButton>
        </div>
      </div>
    </fieldset>
  );
}
