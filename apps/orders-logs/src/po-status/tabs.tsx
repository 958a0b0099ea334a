import { text } from '@console/contracts/core/text';
import { orderPhotoModules } from '@console/contracts/orders-logs/photos-screening/kind';
import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import type { DetailTab } from '@console/ui/detail';
import { Documents } from './Documents.tsx';
import { Goods } from './Goods.tsx';
import { History } from './History.tsx';
import { Member } from './Member.tsx';
import type { PoPage } from './pages.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { Unit } from './Unit.tsx';

const sold = ['branch', 'zipCode', 'salesCode', 'sourceInput', 'platform', 'central'] as const;

/** The tabs of the page of an order besides its summary. */
export const poTabs = (page: PoPage): readonly DetailTab<{ readonly secureId: string }>[] =>
  [
    {
      key: 'member',
      title: text('Member'),
      content: (order: PoStatus) => <Member page={page} order={order} />,
    },
    {
      key: 'goods',
      title: text('Barang & Pembiayaan', 'Goods and financing'),
      content: (order: PoStatus) => <Goods page={page} order={order} />,
    },
    ...(page.line === 'NMC'
      ? [{ key: 'unit', title: text('Unit'), content: (order: PoStatus) => <Unit page={page} order={order} /> }]
      : []),
    {
      key: 'sales',
      title: page.line === 'NMC' ? text('Dealer & Sales', 'Dealer and sales') : text('Toko & Sales', 'Store and sales'),
      content: (order: PoStatus) => (
        <section className="panel">
          <OrderFacts page={page} order={order} fields={sold} />
        </section>
      ),
    },
    {
      key: 'documents',
      title: text('Dokumen', 'Documents'),
      privilege: `${orderPhotoModules[page.line]}:browse`,
      content: ({ applNo }: PoStatus) => <Documents line={page.line} applNo={applNo} />,
    },
    {
      key: 'steps',
      title: text('Riwayat', 'History'),
      content: ({ secureId }: PoStatus) => <History page={page} secureId={secureId} />,
    },
  ] as never;
