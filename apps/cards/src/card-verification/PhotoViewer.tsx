import { Button, Spin } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useState, type KeyboardEvent } from 'react';
import { messages } from './messages.ts';
import { useClaimedPhoto, type PhotoOf } from './use-photo.ts';

const [smallest, largest] = [1, 4];

/** A photo of the claimed application with zoom and rotation; the keys + - R 0 work while it has the focus. */
export function PhotoViewer({ photo, title }: { readonly photo: PhotoOf; readonly title: string }) {
  const t = useMessages(messages);
  const { address } = useClaimedPhoto(photo);
  const [zoom, setZoom] = useState(1);
  const [quarter, setQuarter] = useState(0);
  const enlarge = (by: number) => setZoom((before) => Math.min(largest, Math.max(smallest, before + by)));
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => enlarge(0.5),
    '=': () => enlarge(0.5),
    '-': () => enlarge(-0.5),
    r: () => setQuarter((before) => before + 1),
    0: () => {
      setZoom(1);
      setQuarter(0);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // The keys duplicate the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure className="verify-viewer" onKeyDown={onKeyDown}>
      <figcaption>
        <span>{title}</span>
        <span className="verify-tools">
          <Button
            variant="quiet"
            aria-label={t('smaller', { photo: title })}
            aria-keyshortcuts="-"
            disabled={zoom === smallest}
            onClick={acts['-']}
          >
            −
          </Button>
          <output aria-label={t('zoomOf', { photo: title })}>{Math.round(zoom * 100)} %</output>
          <Button
            variant="quiet"
            aria-label={t('larger', { photo: title })}
            aria-keyshortcuts="+"
            disabled={zoom === largest}
            onClick={acts['+']}
          >
            +
          </Button>
          <Button variant="quiet" aria-label={t('turn', { photo: title })} aria-keyshortcuts="R" onClick={acts['r']}>
            ⟳
          </Button>
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls an enlarged photo */}
      <div className="verify-frame" tabIndex={0} role="group" aria-label={t('photoArea', { photo: title })}>
        {address === undefined && <Spin />}
        {address === null && (
          <p role="alert" className="desk-fault">
            {t('photoFailed')}
          </p>
        )}
        {address && <img src={address} alt={title} style={{ width: `${zoom * 100}%`, rotate: `${quarter * 90}deg` }} />}
      </div>
    </figure>
  );
}
