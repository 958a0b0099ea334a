import { queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { orderCancelReasons, orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import {
  nextStepBy,
  stepActors,
  trackingCalls,
  type TrackedOrder,
} from '@console/contracts/orders-logs/tracking-orders';
import { poStatus, poStatusArchive, poStatusNmc, poStatusNmcArchive } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';
import './tracking-orders.css';

const timeline = queryEndpoint(trackingCalls.timeline);

const pages = {
  SPEKTRA: { live: poStatus, archive: poStatusArchive },
  NMC: { live: poStatusNmc, archive: poStatusNmcArchive },
} as const;

/** The link to the page of an order, for who holds it; orders of UFI have no page. */
function DetailLink({ order }: { readonly order: TrackedOrder }) {
  const t = useMessages(messages);
  const line = order.businessLine === 'UFI' ? null : pages[order.businessLine];
  const page = line?.[order.archived ? 'archive' : 'live'];
  const can = useCan(page?.privilege ?? poStatus.privilege);
  if (!page || !can('view')) return null;
  return <PageLink to={recordAddress(page.pages.detail, order.secureId)}>{t('open')}</PageLink>;
}

/** The steps of an order, and who makes the next one. */
export function Timeline({ order }: { readonly order: TrackedOrder }) {
  const t = useMessages(messages);
  const text = useText();
  const next = nextStepBy[order.state];
  const reading = timeline.useQuery({ parameters: { secureId: order.secureId } });
  return (
    <>
      <section className="list-side-section" aria-label={t('timeline')}>
        <h3>{t('timeline')}</h3>
        <Part of={reading}>
          {({ steps }) => (
            <ol className="tracking-steps">
              {steps.map(({ no, at, to, actor, reason }) => {
                const by = text(stepActors.find(({ value }) => value === actor)!.title).toLowerCase();
                const why = orderCancelReasons.find(({ value }) => value === reason);
                return (
                  <li key={no}>
                    <OptionTag value={to} options={orderStates} />
                    <span>{formatDate(at, dateFormats.log)}</span> <span>{t('by', { by })}</span>
                    {why && <p>{text(why.title)}</p>}
                  </li>
                );
              })}
            </ol>
          )}
        </Part>
        {next && (
          <p>
            <strong>{t('next')}:</strong> {text(next)}
          </p>
        )}
      </section>
      <DetailLink order={order} />
    </>
  );
}
