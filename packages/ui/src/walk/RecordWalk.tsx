import type { Resource } from '@console/contracts/core/resource';
import { Button } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { useWalk } from './use-walk.ts';
import './walk.css';

/**
 * The way to the records before and after this one in the list that it was opened from; nothing for a record that was
 * reached otherwise.
 * @example
 * <RecordWalk resource={cardTypes} secureId={secureId} />
 */
export function RecordWalk({ resource, secureId }: { readonly resource: Resource; readonly secureId: string }) {
  const t = useMessages(messages);
  const { place, offers, go, busy } = useWalk(resource, secureId);
  if (!place || place.total < 2) return null;
  return (
    <span className="record-walk">
      <Button
        variant="quiet"
        aria-label={t('previous')}
        title={t('previousKey')}
        disabled={!offers(-1) || busy}
        onClick={() => go(-1)}
      >
        ‹
      </Button>
      <span>{t('place', { number: formatNumber(place.number), total: formatNumber(place.total) })}</span>
      <Button
        variant="quiet"
        aria-label={t('next')}
        title={t('nextKey')}
        disabled={!offers(1) || busy}
        onClick={() => go(1)}
      >
        ›
      </Button>
    </span>
  );
}
