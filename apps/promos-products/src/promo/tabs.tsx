import { promoOrders, type PromoOrders } from '@console/contracts/orders-logs/promo-orders';
import { text } from '@console/contracts/core/text';
import type { Promo } from '@console/contracts/promos-products/promo';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { later } from '@console/ui/later';
import type { OfLine } from './of-line.ts';
import { Usage } from './Usage.tsx';

const Conflicts = later(async () => ({ default: (await import('./Conflicts.tsx')).Conflicts }));

type Tab = DetailTab<{ readonly secureId: string }>;

/** What orders have used of a promo, and these orders. */
function usageTab(of: OfLine): Tab {
  const orders = childTab(promoOrders[of.line] as unknown as PromoOrders, {
    parent: 'promoId',
    routes: { module: of.module, privilege: of.promos.privilege, pages: {} },
    title: text('Pemakaian', 'Usage'),
  });
  return {
    ...orders,
    content: (promo) => (
      <>
        <Usage promo={promo as Promo} />
        {orders.content(promo)}
      </>
    ),
  };
}

/** The tabs of a promo that its page alone fetches. */
export const promoTabs = (of: OfLine): readonly Tab[] => [
  usageTab(of),
  {
    key: 'conflicts',
    title: text('Konflik', 'Conflicts'),
    content: ({ secureId }) => <Conflicts of={of} secureId={secureId} />,
  },
];
