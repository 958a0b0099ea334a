import type { Insurance } from '@console/contracts/products/master-insurance';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { productInsurance, productInsuranceV2 } from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { CoveredGroups } from './CoveredGroups.tsx';

const groups: DetailTab<Insurance> = {
  key: 'groups',
  title: text('Kelompok yang ditanggung', 'Groups covered'),
  content: ({ secureId }) => <CoveredGroups insuranceId={secureId} />,
};

export default [
  childTab(tariffsV2, { parent: 'insuranceId', routes: productInsuranceV2 }),
  childTab(tariffsV1, { parent: 'insuranceId', routes: productInsurance }),
  groups,
];
