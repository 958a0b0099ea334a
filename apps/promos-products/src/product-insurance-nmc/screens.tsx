import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { screens } from '@console/ui/crud';
import { priceColumn } from '../insurance/columns.tsx';
import { setGroups } from '../insurance/set-groups.tsx';

export default screens(tariffsNmc, {
  list: { groups: setGroups },
  columns: [
    'rowCode',
    'coverage',
    'area',
    'policyYear',
    'ratePct',
    'depreciationPct',
    priceColumn,
    { field: 'phase', second: 'effectiveFrom' },
    'setNo',
    'insurerName',
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
