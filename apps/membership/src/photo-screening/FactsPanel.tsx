import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { typeTitleOf, type PhotoDesk, type ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';

interface FactsPanelProps {
  readonly types: ScreenedKind['types'];
  readonly desk: PhotoDesk;
  /** What the photo is compared with, with its titles. */
  readonly rows: readonly (readonly [string, ReactNode])[];
  /** Heads those with the same picture. */
  readonly duplicates: string;
}

/** Facts to compare with a photo, how it was taken, and who else has the same picture. */
export function FactsPanel({ types, desk, rows, duplicates }: FactsPanelProps) {
  const t = useMessages(messages);
  const text = useText();
  const { place, sharpness } = desk;
  const taken: readonly (readonly [string, ReactNode])[] = [
    [t('source'), desk.source],
    [t('takenAt'), formatDate(desk.takenAt, 'DD MMM YYYY HH:mm')],
    [t('sharpness'), sharpness === null ? '-' : formatNumber(sharpness)],
    ...(place
      ? [
          [
            t('place'),
            `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)} ${
              place.accuracy === null ? '' : t('accuracy', { metres: formatNumber(place.accuracy) })
            }`,
          ] as const,
        ]
      : []),
  ];
  return (
    <section className="panel" aria-label={t('compare')}>
      <h2>{t('compare')}</h2>
      <dl className="screening-facts">
        {[...rows, ...taken].map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{duplicates}</h3>
      {desk.duplicates.length === 0 ? (
        <p className="screening-help">{t('noDuplicates')}</p>
      ) : (
        <ul className="screening-duplicates">
          {desk.duplicates.map(({ no, name, documentType, takenAt }) => (
            <li key={`${no} ${documentType} ${takenAt}`}>
              {t('duplicate', {
                no,
                name,
                type: text(typeTitleOf({ types }, documentType)),
                at: formatDate(takenAt, 'DD MMM YYYY'),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
