import { addressOf } from '@console/contracts/routes/address';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { messages } from './messages.ts';

/** The link to the orders of a store, whatever their age. */
export function StoreOrders({ storeId }: { readonly storeId: string }) {
  const t = useMessages(messages);
  return (
    <p>
      <PageLink to={`${addressOf('/po-status')}?storeId=${storeId}`}>{t('openOrders')}</PageLink>
    </p>
  );
}
