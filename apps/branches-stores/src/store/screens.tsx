import { stores, type Store } from '@console/contracts/branches-stores/store';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { addressOf } from '@console/contracts/routes/address';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { closedRefuses, duplicateSection } from '../outlet/sections.ts';
import { lookalikesTab, withdrawal } from '../outlet/registered.tsx';
import { PlacePicture } from '../place/PlaceMap.tsx';
import { sectionOf, storeParts } from './sections.ts';

const exclusiveRates = text('Rate eksklusif', 'Exclusive rates');
const salesForces = text('Sales force');

// The list opens without it.
const StoreOrders = later(async () => ({ default: (await import('./StoreOrders.tsx')).StoreOrders }));

export default screens(stores, {
  list: {
    tools: [
      { key: 'reporting', title: text('Laporan', 'Report'), action: 'view', to: addressOf('/store/reporting') },
      { key: 'exclusive-rate', title: exclusiveRates, action: 'view', to: addressOf('/store/exclusive-rate') },
      { key: 'mapping-sf', title: salesForces, action: 'view', to: addressOf('/store/mapping-sf') },
    ],
  },
  sections: [...storeParts.map(sectionOf), duplicateSection],
  columns: [
    'storeCode',
    'name',
    'storeType',
    { field: 'storeGroupId', hidden: true },
    { field: 'branchId', second: 'mra', width: 190 },
    { field: 'picName', second: 'picPhone' },
    'saoName',
    'sfCount',
    'ordersThisMonth',
    'state',
    { field: 'mra', hidden: true },
    { field: 'picPhone', hidden: true },
  ],
  refuses: closedRefuses,
  detailSections: [
    {
      title: text('Profil', 'Profile'),
      fields: [
        'storeCode',
        'name',
        'storeType',
        'state',
        'mergedIntoId',
        'mergedFrom',
        'storeGroupId',
        'companyId',
        'ownerName',
        'npwp',
      ],
    },
    {
      title: text('Cabang dan alamat', 'Branch and address'),
      fields: [
        'branchId',
        'mra',
        { name: 'address', wide: true },
        'zipCode',
        'latitude',
        {
          name: 'longitude',
          wide: true,
          render: ({ latitude, longitude }) => <PlacePicture latitude={latitude} longitude={longitude} />,
        },
      ],
    },
    { title: text('Kontak', 'Contacts'), fields: ['picName', 'picPhone', 'picNik'] },
    {
      title: text('Rekening bank', 'Bank account'),
      fields: ['bankCode', 'accountNo', 'accountName', 'accountState'],
    },
    {
      title: text('Produk dan skema', 'Products and schemes'),
      fields: ['productGroupIds', 'financialSchemeIds', 'channels', 'monthlyLimit'],
    },
    {
      title: text('Dokumen', 'Documents'),
      fields: ['npwpFile', 'nibFile', 'nibUntil', 'ktpFile', 'frontPhoto', 'insidePhoto'],
    },
    duplicateSection,
    { title: text('Pelayanan', 'Service'), fields: ['saoName', 'sfCount', 'ordersThisMonth'] },
  ],
  tabs: [
    lookalikesTab('SPEKTRA', stores as Resource),
    {
      key: 'orders',
      title: text('Order', 'Orders'),
      privilege: 'po-status:browse',
      content: (store: Store) => <StoreOrders storeId={store.secureId} />,
    },
  ],
  detail: { actions: withdrawal(stores as Resource) },
});
