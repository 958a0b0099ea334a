import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(lossReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    {
      title: text('Aturan', 'Rules'),
      fields: [{ name: 'appliesTo', wide: true }, 'policeLetterRequired', 'feeExempt'],
    },
  ],
  initial: { appliesTo: [], sortOrder: 0 },
});
