import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(deliveryReturnReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'courierCode', 'sortOrder'] },
    {
      title: text('Aturan', 'Rules'),
      fields: [{ name: 'appliesTo', wide: true }, 'redeliverable', 'addressFixRequired'],
    },
  ],
  initial: { appliesTo: [], sortOrder: 0 },
});
