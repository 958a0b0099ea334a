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
  // Narrow enough that the status is in sight on the usual screen.
  columns: [
    { field: 'code', width: 130 },
    { field: 'name', width: 190 },
    { field: 'fieldGroup', width: 200 },
    { field: 'evidenceRequired', width: 130 },
    { field: 'noteRequired', width: 120 },
    { field: 'sortOrder', width: 90 },
    { field: 'status', width: 110 },
    { field: 'updatedAt', width: 180 },
  ],
  initial: { fieldGroup: [], sortOrder: 0 },
});
