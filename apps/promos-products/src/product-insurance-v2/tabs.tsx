import { text } from '@console/contracts/core/text';
import { paymentTypes } from '@console/contracts/products/insurance/vocabulary';
import { productInsuranceV2Calls } from '@console/contracts/products/product-insurance-v2';
import { premiumPanel } from '../insurance/PremiumPanel.tsx';
import { setTabs } from '../insurance/set-tabs.tsx';

const Panel = premiumPanel(productInsuranceV2Calls.premium as never, { price: 3_999_000, tenor: 12, rate: '2.75' }, [
  { name: 'payment', title: text('Jenis pembayaran', 'Payment type'), options: paymentTypes },
]);

export default setTabs(productInsuranceV2Calls.set, Panel);
