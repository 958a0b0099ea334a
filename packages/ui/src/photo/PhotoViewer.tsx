import type { KeyboardEvent } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import type { PhotoView } from './use-photo-view.ts';
import './photo.css';

export interface PhotoViewerProps {
  readonly title: string;
  /** `undefined` while it is fetched, `null` when it cannot be opened. */
  readonly address: string | null | undefined;
  readonly view: PhotoView;
  /** The key that turns the photo, where R has another meaning on the page. */
  readonly turnKey?: string;
}

/**
 * A photo with zoom, rotation and contrast; the keys + - R C 0 work while it has the focus.
 * @example <PhotoViewer title={t('ktp')} address={address} view={usePhotoView()} />
 */
export function PhotoViewer({ title, address, view, turnKey = 'R' }: PhotoViewerProps) {
  const t = useMessages(messages);
  const acts: Readonly<Record<string, () => void>> = {
    '+': view.larger,
    '=': view.larger,
    '-': view.smaller,
    [turnKey.toLowerCase()]: view.turn,
    c: view.toggleContrast,
    0: view.reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const style = { width: `${view.zoom * 100}%`, rotate: `${view.quarter * 90}deg` };
  return (
    // The keys duplicate the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure className="photo-viewer" onKeyDown={onKeyDown}>
      <figcaption>
        <span>{title}</span>
        <span className="photo-tools">
          <Button
            variant="quiet"
            aria-label={t('smaller', { photo: title })}
            aria-keyshortcuts="-"
            disabled={view.isSmallest}
            onClick={view.smaller}
          >
            −
          </Button>
          <output aria-label={t('zoomOf', { photo: title })}>{Math.round(view.zoom * 100)} %</output>
          <Button
            variant="quiet"
            aria-label={t('larger', { photo: title })}
            aria-keyshortcuts="+"
            disabled={view.isLargest}
            onClick={view.larger}
          >
            +
          </Button>
          <Button
            variant="quiet"
            aria-label={t('contrast', { photo: title })}
            aria-keyshortcuts="C"
            aria-pressed={view.contrast}
            onClick={view.toggleContrast}
          >
            ◐
          </Button>
          <Button
            variant="quiet"
            aria-label={t('turn', { photo: title })}
            aria-keyshortcuts={turnKey}
            onClick={view.turn}
          >
            ⟳
          </Button>
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls an enlarged photo */}
      <div className="photo-frame" tabIndex={0} role="group" aria-label={t('area', { photo: title })}>
        {address === undefined && <Spin />}
        {address === null && (
          <p role="alert" className="photo-failed">
            {t('failed')}
          </p>
        )}
        {address && <img src={address} alt={title} data-contrast={view.contrast || undefined} style={style} />}
      </div>
    </figure>
  );
}
