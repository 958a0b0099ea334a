import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import { useMessages } from '@console/ui/messages';
import { Facts } from './Facts.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { RecordLink } from './RecordLink.tsx';
import { tabMessages } from './tab-messages.ts';

/** Where an order was sold, and who sold it. */
export function Sold({ page, order }: { readonly page: PoPage; readonly order: PoStatus }) {
  const t = useMessages(tabMessages);
  const isNmc = page.line === 'NMC';
  return (
    <Parts page={page} secureId={order.secureId}>
      {({ outlet, salesName }) => (
        <section className="panel">
          <Facts
            of={[
              [
                t(isNmc ? 'dealer' : 'store'),
                <RecordLink key="outlet" module={isNmc ? 'dealer-nmc' : 'store'} record={outlet} />,
              ],
              [t('salesName'), salesName ?? '-'],
            ]}
          />
          <OrderFacts
            page={page}
            order={order}
            fields={['salesCode', 'branch', 'zipCode', 'sourceInput', 'platform', 'central']}
          />
        </section>
      )}
    </Parts>
  );
}
