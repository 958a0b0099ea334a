import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(verificationReturnReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    {
      title: text('Aturan', 'Rules'),
      fields: ['step', 'documentType', 'finalReject', { name: 'messageToApplicant', wide: true }],
    },
  ],
  // The message is long, so its column is hidden until chosen.
  columns: [
    'code',
    'name',
    'step',
    'documentType',
    { field: 'messageToApplicant', hidden: true },
    'finalReject',
    'sortOrder',
    'status',
    'updatedAt',
  ],
  initial: { sortOrder: 0 },
});
