import { text } from '@console/contracts/core/text';
import { updateReasons } from '@console/contracts/membership/master-reason-update';
import { screens } from '@console/ui/crud';

export default screens(updateReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    {
      title: text('Aturan', 'Rules'),
      fields: [{ name: 'fieldGroup', wide: true }, 'evidenceRequired', 'noteRequired'],
    },
  ],
  initial: { fieldGroup: [], sortOrder: 0 },
});
