import { useProfile } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { deskFilters } from '@console/contracts/platform/photos/resource';
import { Button, Spin } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { filterOf, Filters, useListAddress } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { usePhotoView } from '@console/ui/photo';
import { useState } from 'react';
import { typeTitleOf, type PhotoDesk, type ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';
import { Photos } from './Photos.tsx';
import { useDesk } from './use-desk.ts';
import { Verdict } from './Verdict.tsx';

/** A list with those filters alone by which a screener narrows the queue; the others are those of the list. */
const narrowed = (resource: Resource): Resource => ({
  ...resource,
  list: {
    ...resource.list,
    filters: Object.fromEntries(deskFilters.map((name) => [name, resource.list.filters[name]!])),
  },
});

interface OfQueue {
  readonly kind: ScreenedKind;
  readonly code: string;
}

/** What waits, of each kind; for approvers what was escalated. */
function Counters({ kind, code }: OfQueue) {
  const t = useMessages(messages);
  const text = useText();
  const { data } = kind.endpoints.counters.useQuery({});
  if (!data) return null;
  const { waiting, escalated, oldest, byType } = data;
  if (code === kind.resource.queues['escalated']?.code)
    return (
      <p className="screening-counters">
        <strong>{t('waitingAll', { count: formatNumber(escalated) })}</strong>
      </p>
    );
  return (
    <p className="screening-counters">
      <strong>{t('waitingAll', { count: formatNumber(waiting) })}</strong>
      {byType.map((each) => (
        <span key={each.documentType}>
          {t('waitingType', { type: text(typeTitleOf(kind, each.documentType)), count: formatNumber(each.waiting) })}
        </span>
      ))}
      {oldest && <span>{t('since', { at: formatDate(oldest, 'DD MMM YYYY HH:mm') })}</span>}
    </p>
  );
}

interface AtWorkProps {
  readonly kind: ScreenedKind;
  readonly photo: PhotoDesk;
  readonly at: ReturnType<typeof useDesk>;
}

/** One photo with what it is compared with. */
function AtWork({ kind, photo, at }: AtWorkProps) {
  const t = useMessages(messages);
  const { Facts } = kind;
  const view = usePhotoView();
  return (
    <div className="screening-desk">
      <Photos kind={kind} desk={photo} view={view} />
      <div className="screening-side">
        <Verdict
          kind={kind}
          desk={photo}
          view={view}
          busy={at.busy}
          onDecide={at.decide}
          onSkip={() => void at.skip()}
        />
        <Facts desk={photo} />
        <p className="screening-help">
          {t('keys')} {t('until', { at: formatDate(photo.until, 'HH:mm') })}.{' '}
          {at.done > 0 && t('done', { count: formatNumber(at.done) })}
        </p>
      </div>
    </div>
  );
}

/** The desk of a queue of photos: one after another (docs/model/platform.md#photo-screening). */
export function Desk({ kind, code }: OfQueue) {
  const t = useMessages(messages);
  const profile = useProfile();
  const [narrowing] = useState(() => narrowed(kind.resource));
  const [state, change] = useListAddress(narrowing);
  const at = useDesk(kind, code, filterOf({ ...state, search: '' }, narrowing.list.filters));
  const { shown } = at;
  const photo = shown && 'photo' in shown ? shown.photo : undefined;
  if (profile.state === 'loaded' && !profile.data.mayReveal)
    return (
      <p className="panel" role="note">
        {t('mayNot')}
      </p>
    );
  return (
    <>
      <section className="screening-queue" aria-label={t('filters')}>
        <Filters
          resource={narrowing}
          value={state.filters}
          onApply={(filters, options) => change({ filters }, options)}
        />
        <Counters kind={kind} code={code} />
      </section>
      {photo === null && (
        <section className="panel" role="status">
          <p>{t('none')}</p>
          <Button variant="primary" onClick={() => at.next()}>
            {t('again')}
          </Button>
        </section>
      )}
      {shown && 'failure' in shown && <ErrorContent error={shown.failure} onRetry={() => void at.next()} />}
      {photo && <AtWork key={photo.secureId} kind={kind} photo={photo} at={at} />}
      {!shown && (
        <output className="screening-help">
          <Spin /> {t('loading')}
        </output>
      )}
    </>
  );
}
