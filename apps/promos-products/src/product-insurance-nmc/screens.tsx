import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { screens } from '@console/ui/crud';
import { priceColumn } from '../insurance/columns.tsx';

export default screens(tariffsNmc, {
  columns: [
    { field: 'rowCode', second: 'insurerName' },
    'coverage',
    'area',
    'policyYear',
    priceColumn,
    'ratePct',
    'depreciationPct',
    { field: 'phase', second: 'effectiveFrom' },
    'setNo',
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
      fields: ['coverage', 'area', 'policyYear', 'priceFrom', 'priceTo', 'ratePct', 'depreciationPct'],
    },
  ],
});
