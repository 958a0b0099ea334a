import { text } from '@console/contracts/core/text';
import { productsNmc } from '@console/contracts/products/product-nmc';
import { Tag } from '@console/ui/core';
import { screens } from '@console/ui/crud';
import { useMessages } from '@console/ui/messages';
import { AcceptPrice } from '../product/ProductActs.tsx';
import { coverColumn, profile } from '../product/shared-screens.tsx';
import { display, displayed, financing, identity, limits, limitsNote, shown } from '../product/sections.ts';
import { ColourImages } from './ColourImages.tsx';
import { messages } from './messages.ts';

const known = [
  'typeCode',
  'brand',
  'modelName',
  'vehicleClass',
  'cc',
  'transmission',
  'year',
  'productGroupId',
] as const;
const prices = text('Harga OTR per wilayah', 'OTR prices by region');
const insurance = text('Asuransi', 'Insurance');
const byPrice = text('Kosong: menurut harga OTR terendah', 'Blank: by the lowest OTR price');
const inOrder = text('Satu gambar untuk tiap warna, sesuai urutannya', 'One image for each colour, in their order');

/** How many regions have a price, and which lack one. */
function Priced({
  of: { regionsPriced, regionsMissing },
}: {
  readonly of: { regionsPriced: number; regionsMissing: number };
}) {
  const t = useMessages(messages);
  return (
    <>
      {regionsPriced} {regionsMissing > 0 && <Tag colour="warning">{t('missing', { count: regionsMissing })}</Tag>}
    </>
  );
}

export default screens(productsNmc, {
  sections: [
    { title: identity, fields: [...known, 'colours'] },
    {
      title: display,
      fields: [...displayed, { name: 'colourImages', wide: true, help: inOrder }],
    },
    { title: insurance, fields: [{ name: 'insuranceClass', help: byPrice }] },
    { title: financing, description: limitsNote, fields: limits },
  ],
  detailSections: [
    { title: identity, fields: known },
    {
      title: display,
      fields: [
        ...shown,
        {
          name: 'colourImages',
          title: text('Warna', 'Colours'),
          wide: true,
          render: (record) => <ColourImages colours={record.colours} colourImages={record.colourImages} />,
        },
      ],
    },
    {
      title: prices,
      fields: [
        'otrLowest',
        'otrHighest',
        { name: 'regionsPriced', render: (record) => <Priced of={record} /> },
        { name: 'otrPrices', wide: true },
      ],
    },
    { title: insurance, fields: ['insuranceClass', 'appliedInsuranceClass'] },
  ],
  columns: [
    'typeCode',
    coverColumn,
    { field: 'name', second: 'brand' },
    'vehicleClass',
    'year',
    { field: 'otrLowest', second: 'otrHighest', title: text('OTR terendah / tertinggi', 'OTR lowest / highest') },
    { field: 'regionsPriced', render: (record) => <Priced of={record} /> },
    'cc',
    'published',
    'promosNow',
    'status',
    'modelName',
    { field: 'brand', hidden: true },
    { field: 'otrHighest', hidden: true },
    'lastSyncedAt',
  ],
  detail: { overview: profile, actions: (record) => <AcceptPrice resource={productsNmc} record={record} /> },
});
