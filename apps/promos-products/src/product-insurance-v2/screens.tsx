import { text } from '@console/contracts/core/text';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { screens } from '@console/ui/crud';

export default screens(tariffsV2, {
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
