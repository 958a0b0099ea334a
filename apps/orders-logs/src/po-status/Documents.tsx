import { fetchFile } from '@console/api';
import { useOnline, useProfile } from '@console/auth';
import { revealedSeconds } from '@console/contracts/core/resource';
import { orderPhotoTypes } from '@console/contracts/orders-logs/photos-screening/vocabulary';
import { photoStates } from '@console/contracts/platform/photos/vocabulary';
import { Button } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { PhotoViewer, usePhotoView } from '@console/ui/photo';
import { OptionTag } from '@console/ui/status';
import { useEffect, useState } from 'react';
import type { PoWholePage } from './pages.ts';
import { Table } from './Table.tsx';
import { tabMessages } from './tab-messages.ts';

interface Opened {
  readonly photoId: string;
  readonly title: string;
  readonly address: string;
}

/** The photo that is open, for a minute. */
function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(() => setOpened(null), revealedSeconds * 1_000);
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(opened.address);
    };
  }, [opened]);
  return [opened, setOpened] as const;
}

function Shown({ opened: { title, address } }: { readonly opened: Opened }) {
  return <PhotoViewer title={title} address={address} view={usePhotoView()} />;
}

/** Photos of an order by kind, with what their screening said; who may reveal opens one with a reason. */
export function Documents({ page, secureId }: { readonly page: PoWholePage; readonly secureId: string }) {
  const t = useMessages(tabMessages);
  const text = useText();
  const online = useOnline();
  const profile = useProfile();
  const [opened, setOpened] = useOpened();
  const types = orderPhotoTypes[page.line];
  const may = profile.state === 'loaded' && profile.data.mayReveal;
  const ask = (photoId: string, documentType: string) => {
    const title = text(types.find(({ value }) => value === documentType)?.title ?? { id: '-', en: '-' });
    confirm(
      {
        title: t('photoQuestion', { photo: title }),
        about: [photoId],
        text: t('photoNote', { seconds: revealedSeconds }),
        action: t('openPhoto'),
        reason: 'required',
        reasonLength: { minimum: 10, maximum: 255 },
      },
      async ({ reason }) => {
        const body = { photoId, reason: reason! };
        const answer = await fetchFile(page.resource.calls.photo, { parameters: { secureId }, body });
        if ('error' in answer) throw answer.error;
        setOpened({ photoId, title, address: URL.createObjectURL(answer.data.blob) });
      },
    );
  };
  return (
    <Part of={page.photos.useQuery({ parameters: { secureId } })}>
      {(photos) => (
        <>
          <Table
            title={t('photos')}
            none={t('noPhotos')}
            rows={photos}
            keyOf={(photo) => photo.secureId}
            columns={[
              {
                title: t('photoType'),
                of: ({ documentType }) => <OptionTag value={documentType} options={types} />,
              },
              { title: t('screening'), of: ({ state }) => <OptionTag value={state} options={photoStates} /> },
              { title: t('takenAt'), of: ({ takenAt }) => formatDate(takenAt, dateFormats.log) },
              { title: t('retake'), of: ({ retake }) => t(retake ? 'yes' : 'no') },
              {
                title: t('action'),
                of: ({ secureId: photoId, documentType }) =>
                  may ? (
                    <Button
                      variant="link"
                      disabled={!online}
                      onClick={() => (opened?.photoId === photoId ? setOpened(null) : ask(photoId, documentType))}
                    >
                      {t(opened?.photoId === photoId ? 'closePhoto' : 'openPhoto')}
                    </Button>
                  ) : (
                    '-'
                  ),
              },
            ]}
          />
          {opened && <Shown key={opened.photoId} opened={opened} />}
        </>
      )}
    </Part>
  );
}
