import { text } from '@console/contracts/core/text';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { screens } from '@console/ui/crud';
import { premiumColumn, priceColumn, tenorColumn } from '../insurance/columns.tsx';
import { setGroups } from '../insurance/set-groups.tsx';

export default screens(tariffsV2, {
  list: { groups: setGroups },
  columns: [
    'rowCode',
    'productGroupId',
    premiumColumn,
    { ...tenorColumn, second: 'paymentType' },
    priceColumn,
    { field: 'paymentType', hidden: true },
    { field: 'phase', second: 'effectiveFrom' },
    'coverage',
    'setNo',
    'insurerName',
    { field: 'effectiveFrom', hidden: true },
    'effectiveTo',
    'status',
  ],
  detailSections: [
    {
      title: text('Set', 'Set'),
      fields: [
        'setNo',
        'rowCode',
        'insurerName',
        'insuranceId',
        'effectiveFrom',
        'effectiveTo',
        'phase',
        'maxChangePct',
      ],
    },
    {
      title: text('Tarif', 'Tariff'),
      fields: [
        'productGroupId',
        'coverage',
        'paymentType',
        'tenorFrom',
        'tenorTo',
        'priceFrom',
        'priceTo',
        'premiumType',
        { name: 'premiumPct', visible: ({ premiumType }) => premiumType === 'PCT' },
        { name: 'premiumAmount', visible: ({ premiumType }) => premiumType === 'AMOUNT' },
        'ownRisk',
      ],
    },
  ],
});
