import type { OrderPhotoDesk } from '@console/contracts/orders-logs/photos-screening';
import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { useMessages, useText } from '@console/ui/messages';
import { FactsPanel } from '../photo-screening/FactsPanel.tsx';
import type { ScreenedKind } from '../photo-screening/kind.ts';
import { messages } from './messages.ts';

/** The order's data to compare with the photo. */
export function Facts({ types, desk }: { readonly types: ScreenedKind['types']; readonly desk: OrderPhotoDesk }) {
  const t = useMessages(messages);
  const text = useText();
  const { order, documentType } = desk;
  const status = orderStates.find(({ value }) => value === order.status)!;
  return (
    <FactsPanel
      types={types}
      desk={desk}
      duplicates={t('duplicates')}
      rows={[
        [t('applNo'), order.applNo],
        [t('poNumber'), order.poNumber ?? '-'],
        [t('status'), text(status.title)],
        [t('member'), `${order.memberNo} ${order.memberName}`],
        [t('branch'), order.branch],
        [t('salesCode'), order.salesCode ?? '-'],
        ...order.items.map((item) => [t('goods'), t('item', { ...item, qty: String(item.qty) })] as const),
        ...(documentType === '2' && order.serialNo ? [[t('serialNo'), order.serialNo] as const] : []),
      ]}
    />
  );
}
