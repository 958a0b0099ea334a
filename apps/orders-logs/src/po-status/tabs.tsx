import { text } from '@console/contracts/core/text';
import { orderPhotoModules } from '@console/contracts/orders-logs/photos-screening/kind';
import type { PoLine, PoStatus } from '@console/contracts/orders-logs/po-status';
import type { DetailTab } from '@console/ui/detail';
import { Documents } from './Documents.tsx';
import { Goods } from './Goods.tsx';
import { History } from './History.tsx';
import { Member } from './Member.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { Unit } from './Unit.tsx';

const sold = ['branch', 'zipCode', 'salesCode', 'sourceInput', 'platform', 'central'] as const;

/** The tabs of the page of an order besides its summary. */
export const poTabs = (line: PoLine): readonly DetailTab<{ readonly secureId: string }>[] =>
  [
    {
      key: 'member',
      title: text('Member'),
      content: (order: PoStatus) => <Member line={line} order={order} />,
    },
    {
      key: 'goods',
      title: text('Barang & Pembiayaan', 'Goods and financing'),
      content: (order: PoStatus) => <Goods line={line} order={order} />,
    },
    ...(line === 'NMC'
      ? [{ key: 'unit', title: text('Unit'), content: (order: PoStatus) => <Unit order={order} /> }]
      : []),
    {
      key: 'sales',
      title: line === 'NMC' ? text('Dealer & Sales', 'Dealer and sales') : text('Toko & Sales', 'Store and sales'),
      content: (order: PoStatus) => (
        <section className="panel">
          <OrderFacts line={line} order={order} fields={sold} />
        </section>
      ),
    },
    {
      key: 'documents',
      title: text('Dokumen', 'Documents'),
      privilege: `${orderPhotoModules[line]}:browse`,
      content: ({ applNo }: PoStatus) => <Documents line={line} applNo={applNo} />,
    },
    {
      key: 'steps',
      title: text('Riwayat', 'History'),
      content: ({ secureId }: PoStatus) => <History line={line} secureId={secureId} />,
    },
  ] as never;
