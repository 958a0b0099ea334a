import { text } from '@console/contracts/core/text';
import { productInsuranceCalls, type TariffV1 } from '@console/contracts/products/product-insurance';
import type { DetailTab } from '@console/ui/detail';
import { premiumPanel } from '../insurance/PremiumPanel.tsx';

const Panel = premiumPanel<TariffV1>(
  'SPEKTRA',
  productInsuranceCalls.premium as never,
  ({ tenorTo, productGroupId }) => ({
    price: 3_999_000,
    tenor: tenorTo,
    productGroupId,
  }),
);

const premium: DetailTab<TariffV1> = {
  key: 'premium',
  title: text('Premi', 'Premium'),
  content: (row) => <Panel of={row} />,
};
export default [premium];
