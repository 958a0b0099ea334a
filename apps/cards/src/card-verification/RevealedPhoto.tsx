import { useOnline, useProfile } from '@console/auth';
import { revealedSeconds } from '@console/contracts/core/resource';
import { Button } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { openPhoto, type PhotoOf } from './photo-file.ts';

/**
 * A photo that users with the privilege can reveal for a minute, with a reason (docs/model/platform.md#personal-data).
 */
export function RevealedPhoto({ photo, title }: { readonly photo: PhotoOf; readonly title: string }) {
  const t = useMessages(messages);
  const online = useOnline();
  const profile = useProfile();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!address) return undefined;
    const timer = setTimeout(() => setAddress(undefined), revealedSeconds * 1_000);
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [address]);
  const ask = () =>
    confirm(
      {
        title: t('photoQuestion', { photo: title }),
        text: t('photoNote', { seconds: revealedSeconds }),
        action: t('openPhoto'),
        reason: 'required',
        reasonLength: { minimum: 10, maximum: 255 },
      },
      async ({ reason }) => setAddress(await openPhoto(photo, reason!)),
    );
  const may = profile.state === 'loaded' && profile.data.mayReveal;
  return (
    <figure className="verify-photo">
      <figcaption>{title}</figcaption>
      {address ? (
        <img src={address} alt={title} />
      ) : (
        <div className="verify-closed" aria-hidden="true">
          {t('closed')}
        </div>
      )}
      {may ? (
        <Button
          disabled={!online}
          aria-label={t(address ? 'closePhotoOf' : 'openPhotoOf', { photo: title })}
          onClick={address ? () => setAddress(undefined) : ask}
        >
          {t(address ? 'closePhoto' : 'openPhoto')}
        </Button>
      ) : (
        <p className="desk-help">{t('mayNotOpen')}</p>
      )}
    </figure>
  );
}
