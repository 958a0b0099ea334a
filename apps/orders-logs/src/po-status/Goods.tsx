import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import { condition, formatCurrency, formatNumber, percentText } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { RecordLink } from './RecordLink.tsx';
import { Table } from './Table.tsx';
import { tabMessages } from './tab-messages.ts';

/** Where the promos of a line have their pages. */
const promoModules = { SPEKTRA: 'promo', NMC: 'promo-nmc' } as const;

const financing = [
  'priceTotal',
  'downPayment',
  'adminFee',
  'insuranceFee',
  'financedAmount',
  'tenor',
  'rate',
  'rateKind',
  'angsuran',
  'paymentType',
] as const;

/** Goods of an order, what they are financed with, and what that left of the limit of the member. */
export function Goods({ page, order }: { readonly page: PoPage; readonly order: PoStatus }) {
  const t = useMessages(messages);
  const tab = useMessages(tabMessages);
  return (
    <Parts page={page} secureId={order.secureId}>
      {({ items, plafond, promo }) => (
        <>
          <Table
            title={t('goods')}
            none="-"
            rows={items}
            keyOf={({ no }) => String(no)}
            columns={[
              { title: t('name'), of: ({ name }) => name },
              { title: t('brand'), of: ({ brand }) => brand },
              { title: t('type'), of: ({ type }) => type },
              { title: t('condition'), of: ({ conditionCode }) => condition(conditionCode) },
              { title: t('qty'), of: ({ qty }) => formatNumber(qty), isNumber: true },
              { title: t('unitPrice'), of: ({ unitPrice }) => formatCurrency(unitPrice), isNumber: true },
            ]}
          />
          <section className="panel" aria-label={t('financing')}>
            <h2>{t('financing')}</h2>
            <OrderFacts page={page} order={order} fields={financing} />
            {promo && (
              <Facts
                of={[
                  [tab('promo'), <RecordLink key="promo" module={promoModules[page.line]} record={promo} />],
                  [tab('promoRate'), promo.rate === null ? '-' : percentText(promo.rate)],
                ]}
              />
            )}
            <p>
              {plafond
                ? t('plafond', { before: formatCurrency(plafond.before), after: formatCurrency(plafond.after) })
                : t('noPlafond')}
            </p>
          </section>
        </>
      )}
    </Parts>
  );
}
