import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(resetReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    { title: text('Aturan', 'Rules'), fields: ['lossRequired', 'feeCharged', 'keepExpiry', 'approvalRequired'] },
  ],
  initial: { sortOrder: 0 },
});
