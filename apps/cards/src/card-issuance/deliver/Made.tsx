import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

export interface MadeDelivery {
  readonly secureId: string;
  readonly deliveryNo: string;
  readonly sent: number;
  readonly issuanceId: string;
}

/** The deliveries created by a dispatch, each with a link to its papers. */
export function CreatedDeliveries({ deliveries }: { readonly deliveries: readonly MadeDelivery[] }) {
  const t = useMessages(messages);
  if (deliveries.length === 0) return null;
  return (
    <section className="panel" aria-label={t('made')}>
      <h2>{t('made')}</h2>
      <ul>
        {deliveries.map(({ secureId, deliveryNo, sent, issuanceId }) => (
          <li key={secureId}>
            <PageLink to={paths.delivery(issuanceId, secureId)}>{deliveryNo}</PageLink> · {sent}
          </li>
        ))}
      </ul>
    </section>
  );
}
