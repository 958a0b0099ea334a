import { text } from '@console/contracts/core/text';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { screens } from '@console/ui/crud';
import { formatCurrency, formatNumber } from '@console/ui/formats';
import { priceColumn, tenorColumn } from '../insurance/columns.tsx';

export default screens(tariffsV2, {
  columns: [
    { field: 'rowCode', second: 'insurerName' },
    'productGroupId',
    priceColumn,
    'paymentType',
    tenorColumn,
    {
      field: 'premiumPct',
      render: ({ premiumType, premiumPct, premiumAmount }) =>
        premiumType === 'PCT' ? `${formatNumber(Number(premiumPct), 2)} %` : formatCurrency(premiumAmount),
    },
    { field: 'phase', second: 'effectiveFrom' },
    'setNo',
    'coverage',
    'effectiveFrom',
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
