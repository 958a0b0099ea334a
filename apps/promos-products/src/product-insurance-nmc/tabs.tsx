import { text } from '@console/contracts/core/text';
import { insuranceAreas, vehicleCoverages } from '@console/contracts/products/master-insurance-nmc';
import { productInsuranceNmcCalls, type TariffNmc } from '@console/contracts/products/product-insurance-nmc';
import { premiumPanel, priceIn } from '../insurance/PremiumPanel.tsx';
import { setTabs } from '../insurance/set-tabs.tsx';

const Panel = premiumPanel<TariffNmc>(
  'NMC',
  productInsuranceNmcCalls.premium as never,
  (row) => ({
    price: priceIn(24_000_000, row),
    tenor: 36,
    chosen: { coverage: row.coverage, area: row.area },
  }),
  [
    { name: 'coverage', title: text('Pertanggungan', 'Coverage'), options: vehicleCoverages },
    { name: 'area', title: text('Wilayah', 'Area'), options: insuranceAreas },
  ],
);

export default setTabs(productInsuranceNmcCalls.set, Panel);
