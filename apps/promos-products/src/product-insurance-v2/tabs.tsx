import { text } from '@console/contracts/core/text';
import { paymentTypes } from '@console/contracts/products/insurance/vocabulary';
import { productInsuranceV2Calls, type TariffV2 } from '@console/contracts/products/product-insurance-v2';
import { premiumPanel, priceIn } from '../insurance/PremiumPanel.tsx';
import { setTabs } from '../insurance/set-tabs.tsx';

const Panel = premiumPanel<TariffV2>(
  'SPEKTRA',
  productInsuranceV2Calls.premium as never,
  (row) => ({
    price: priceIn(3_999_000, row),
    tenor: row.tenorTo,
    productGroupId: row.productGroupId,
    chosen: { payment: row.paymentType },
  }),
  [{ name: 'payment', title: text('Jenis pembayaran', 'Payment type'), options: paymentTypes }],
);

export default setTabs(productInsuranceV2Calls.set, Panel);
