import { text } from '@console/contracts/core/text';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { screens } from '@console/ui/crud';

export default screens(tariffsNmc, {
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
