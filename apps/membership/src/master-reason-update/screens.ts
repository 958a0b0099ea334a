import { text } from '@console/contracts/core/text';
import { updateReasons } from '@console/contracts/membership/master-reason-update';
import { screens } from '@console/ui/crud';

export default screens(updateReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    {
      title: text('Aturan', 'Rules'),
      fields: [
        { name: 'fieldGroup', wide: true },
        { name: 'statusSteps', wide: true },
        'evidenceRequired',
        'noteRequired',
      ],
    },
  ],
  // Narrow enough that the status is in sight on the usual screen.
  columns: ['code', 'name', 'fieldGroup', 'evidenceRequired', 'noteRequired', 'sortOrder', 'status', 'updatedAt'],
  initial: { fieldGroup: [], statusSteps: [], sortOrder: 0 },
});
