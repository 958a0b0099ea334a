import { addressOf } from '@console/contracts/routes/address';
import type { CardStock } from '@console/contracts/cards/card-stock/stock';
import { text } from '@console/contracts/core/text';
import { Tag } from '@console/ui/core';
import type { DetailSection } from '@console/ui/detail';
import type { Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { LevelTag } from './LevelTag.tsx';
import { messages } from './messages.ts';

export function Mismatch() {
  const t = useMessages(messages);
  return <Tag colour="error">{t('differs')}</Tag>;
}

const level = {
  render: (stock: CardStock) => (
    <>
      {<LevelTag level={stock.level} />} {stock.mismatch && <Mismatch />}
    </>
  ),
};
export const pathOf = ({
  secureId,
  officeKind,
}: {
  readonly secureId: string;
  readonly officeKind: CardStock['officeKind'];
}) =>
  addressOf(
    officeKind === 'MRA' ? '/card-stock/mra-page/:cardStockId' : '/card-stock/branch-page/:cardStockId',
    secureId,
  );
export const paths = { detail: pathOf };
export const proposing = text('Usulkan reservasi', 'Propose reservation');

export const columns: Columns<CardStock> = [
  'officeCode',
  'officeName',
  'cardType',
  { field: 'level', ...level },
  'free',
  'waiting',
  'held',
  'total',
  {
    field: 'inTransitIn',
    title: text('Dalam perjalanan', 'In transit'),
    render: ({ inTransitIn, inTransitOut }) => `+${inTransitIn} / −${inTransitOut}`,
  },
  'minimum',
  { field: 'maximum', hidden: true },
  'mra',
];

export const sections: readonly DetailSection<CardStock>[] = [
  {
    title: text('Kantor', 'Office'),
    fields: ['officeCode', 'officeName', 'mra', 'cardType', { name: 'level', ...level }],
  },
  {
    title: text('Isi brankas', 'In the safe'),
    fields: ['free', 'waiting', 'held', 'total', 'inTransitIn', 'inTransitOut', 'minimum', 'maximum'],
  },
];
