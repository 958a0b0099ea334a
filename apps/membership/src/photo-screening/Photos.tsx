import { Button } from '@console/ui/core';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PhotoViewer, useOpenedFile, usePhotoView, type PhotoView } from '@console/ui/photo';
import { useState } from 'react';
import { readPicture } from './endpoints.ts';
import { typeTitleOf, type PhotoDesk, type ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';

interface BesideProps {
  readonly kind: ScreenedKind;
  readonly desk: PhotoDesk;
  readonly other: PhotoDesk['others'][number];
}

function Beside({ kind, desk, other }: BesideProps) {
  const text = useText();
  const address = useOpenedFile(`${desk.secureId} ${other.secureId}`, () =>
    readPicture(kind.calls, desk.secureId, other.secureId),
  );
  const title = `${text(typeTitleOf(kind, other.documentType))}, ${formatDate(other.takenAt, 'DD MMM YYYY')}`;
  return <PhotoViewer title={title} address={address} view={usePhotoView()} turnKey="V" />;
}

interface PhotosProps {
  readonly kind: ScreenedKind;
  readonly desk: PhotoDesk;
  /** Of the photo itself, whose keys are those of the desk. */
  readonly view: PhotoView;
}

/** The photo, and beside it another one of its subject. */
export function Photos({ kind, desk, view }: PhotosProps) {
  const t = useMessages(messages);
  const text = useText();
  const [chosen, setChosen] = useState(desk.others[0]?.secureId);
  const address = useOpenedFile(desk.secureId, () => readPicture(kind.calls, desk.secureId));
  const other = desk.others.find(({ secureId }) => secureId === chosen);
  return (
    <div className="screening-photos" data-single={desk.others.length === 0 || undefined}>
      <PhotoViewer title={text(typeTitleOf(kind, desk.documentType))} address={address} view={view} turnKey="V" />
      <section aria-label={t('beside')}>
        {other ? (
          <Beside key={other.secureId} kind={kind} desk={desk} other={other} />
        ) : (
          <p className="screening-help">{t('noBeside')}</p>
        )}
        {desk.others.length > 1 && (
          <div className="screening-others">
            {desk.others.map(({ secureId, documentType, takenAt }) => {
              const at = formatDate(takenAt, 'DD MMM YYYY');
              const type = text(typeTitleOf(kind, documentType));
              return (
                <Button
                  key={secureId}
                  variant="quiet"
                  aria-pressed={secureId === chosen}
                  aria-label={t('showBeside', { type, at })}
                  onClick={() => setChosen(secureId)}
                >
                  {type} {at}
                </Button>
              );
            })}
          </div>
        )}
      </section>
    </div>
  );
}
