import { text } from '@console/contracts/core/text';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { productInsuranceV2 } from '@console/contracts/routes/modules';
import { screens } from '@console/ui/crud';
import { tenorColumn } from '../insurance/columns.tsx';
import { PageLink } from '@console/ui/navigation';

const successorPage = (id: string) => (productInsuranceV2.pages.detail ?? '').replace(':id', id);

export default screens(tariffsV1, {
  columns: [
    { field: 'rowCode', second: 'insurerName' },
    'productGroupId',
    tenorColumn,
    'premiumPct',
    'minPremium',
    'superseded',
    { field: 'phase', second: 'effectiveFrom' },
    'insuranceId',
    'effectiveFrom',
    'effectiveTo',
    'status',
  ],
  detailSections: [
    {
      title: text('Tarif', 'Tariff'),
      fields: [
        'rowCode',
        'insurerName',
        'insuranceId',
        'productGroupId',
        'tenorFrom',
        'tenorTo',
        'premiumPct',
        'minPremium',
      ],
    },
    {
      title: text('Masa berlaku', 'Period'),
      fields: [
        'effectiveFrom',
        'effectiveTo',
        'phase',
        'maxChangePct',
        'superseded',
        {
          name: 'successor',
          render: ({ successor, successorId }) =>
            successorId === null ? '-' : <PageLink to={successorPage(successorId)}>{successor}</PageLink>,
        },
      ],
    },
  ],
});
