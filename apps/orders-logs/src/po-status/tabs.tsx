import { text } from '@console/contracts/core/text';
import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import type { DetailTab } from '@console/ui/detail';
import { Confirmations } from './Confirmations.tsx';
import { Documents } from './Documents.tsx';
import { Goods } from './Goods.tsx';
import { History } from './History.tsx';
import { Member } from './Member.tsx';
import type { PoPage, PoWholePage } from './pages.ts';
import { Sold } from './Sold.tsx';
import { Unit } from './Unit.tsx';

type Tabs = readonly DetailTab<{ readonly secureId: string }>[];

const goods = (page: PoPage) => ({
  key: 'goods',
  title: text('Barang & Pembiayaan', 'Goods and financing'),
  content: (order: PoStatus) => <Goods page={page} order={order} />,
});

const unit = (page: PoPage) =>
  page.line === 'NMC'
    ? [{ key: 'unit', title: text('Unit'), content: (order: PoStatus) => <Unit page={page} order={order} /> }]
    : [];

const sales = (page: PoPage) => ({
  key: 'sales',
  title: page.line === 'NMC' ? text('Dealer & Sales', 'Dealer and sales') : text('Toko & Sales', 'Store and sales'),
  content: (order: PoStatus) => <Sold page={page} order={order} />,
});

const confirmations = (page: PoPage) => ({
  key: 'confirmations',
  title: text('Konfirmasi', 'Confirmations'),
  content: (order: PoStatus) => <Confirmations page={page} order={order} />,
});

const steps = (page: PoPage) => ({
  key: 'steps',
  title: text('Riwayat', 'History'),
  content: (order: PoStatus) => <History page={page} order={order} />,
});

/** The tabs of the page of an order besides its summary. */
export const poTabs = (page: PoWholePage): Tabs =>
  [
    {
      key: 'member',
      title: text('Member'),
      content: (order: PoStatus) => <Member page={page} order={order} />,
    },
    goods(page),
    ...unit(page),
    sales(page),
    {
      key: 'documents',
      title: text('Dokumen', 'Documents'),
      content: ({ secureId }: PoStatus) => <Documents page={page} secureId={secureId} />,
    },
    confirmations(page),
    steps(page),
  ] as never;

/** Those of sales people: nothing of the member and of the photos. */
export const poSalesTabs = (page: PoPage): Tabs =>
  [goods(page), ...unit(page), sales(page), confirmations(page), steps(page)] as never;
