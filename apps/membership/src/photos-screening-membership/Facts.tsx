import type { PhotoDesk } from '@console/contracts/membership/photos-screening-membership';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** The title of a kind of document. */
export function useTypeTitle(): (type: string) => string {
  const text = useText();
  return (type) => text(documentTypes.find(({ value }) => value === type)?.title ?? { id: type, en: type });
}

/** The member's data to compare with the photo. */
export function Facts({ desk }: { readonly desk: PhotoDesk }) {
  const t = useMessages(messages);
  const typeTitle = useTypeTitle();
  const { member, place, sharpness } = desk;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('name'), member.name],
    [t('nik'), member.nik],
    [t('birthDate'), formatDate(member.birthDate, 'DD-MM-YYYY')],
    [t('gender'), t(member.gender)],
    [t('memberNo'), member.memberNo],
    [t('branch'), member.branch],
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
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('duplicates')}</h3>
      {desk.duplicates.length === 0 ? (
        <p className="screening-help">{t('noDuplicates')}</p>
      ) : (
        <ul className="screening-duplicates">
          {desk.duplicates.map(({ memberNo, name, documentType, takenAt }) => (
            <li key={`${memberNo} ${documentType} ${takenAt}`}>
              {t('duplicate', {
                memberNo,
                name,
                type: typeTitle(documentType),
                at: formatDate(takenAt, 'DD MMM YYYY'),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
