import { recordAt } from '@console/contracts/routes/address';
import type { Card } from '@console/contracts/cards/cards';
import { text } from '@console/contracts/core/text';
import type { DetailSection } from '@console/ui/detail';
import type { Columns } from '@console/ui/list';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { PlaceText } from '../shared/history/PlaceText.tsx';
import { Holder } from './Holder.tsx';

const status = { render: ({ cardStatus }: Card) => <CardStatusTag status={cardStatus} /> };
const place = {
  title: text('Tempat', 'Place'),
  render: ({ placeKind, placeName }: Card) => <PlaceText place={{ kind: placeKind, name: placeName }} />,
};

export const columns: Columns<Card> = [
  'cardNo',
  { field: 'cardType', second: 'source' },
  { field: 'cardStatus', ...status },
  { field: 'placeName', second: 'issuanceNo', ...place },
  { field: 'holderName', second: 'holderNo' },
  'createdAt',
  { field: 'activatedAt', hidden: true },
  { field: 'expiryDate', short: text('Sampai', 'Expiry') },
  { field: 'source', hidden: true },
  { field: 'issuanceNo', hidden: true },
  { field: 'lastMovementAt', hidden: true },
];

export const sections: readonly DetailSection<Card>[] = [
  {
    title: text('Kartu', 'Card'),
    fields: [
      'cardNo',
      { name: 'cardStatus', ...status },
      'cardType',
      'cardDesign',
      'kind',
      'nameOnCard',
      'source',
      'sequence',
      'issuanceNo',
      'vendorCode',
      'printCount',
    ],
  },
  {
    title: text('Tempat dan pemegang', 'Place and holder'),
    fields: [
      { name: 'placeName', ...place },
      'office',
      { name: 'holderName', render: (card) => <Holder card={card} /> },
      'holds',
      'usable',
      'lastMovementAt',
    ],
  },
  { title: text('Masa berlaku', 'Validity'), fields: ['activatedAt', 'expiryDate', 'extensionCount'] },
];

export const paths = { detail: recordAt('/cards/:issuanceId') };
