import { text } from '@console/contracts/core/text';
import { insuranceAreas, vehicleCoverages } from '@console/contracts/products/master-insurance-nmc';
import { productInsuranceNmcCalls } from '@console/contracts/products/product-insurance-nmc';
import { premiumPanel } from '../insurance/PremiumPanel.tsx';
import { setTabs } from '../insurance/set-tabs.tsx';

const Panel = premiumPanel(productInsuranceNmcCalls.premium as never, { price: 24_000_000, tenor: 36, rate: '30' }, [
  { name: 'coverage', title: text('Pertanggungan', 'Coverage'), options: vehicleCoverages },
  { name: 'area', title: text('Wilayah', 'Area'), options: insuranceAreas },
]);

export default setTabs(productInsuranceNmcCalls.set, Panel);
