import { qanunBranches, qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { screens } from '@console/ui/crud';
import { sections, shown } from './sections.ts';

export default screens(qanunBranches, {
  sections: [sections.branch, sections.ujrah, sections.fees, sections.period],
  detailSections: [shown.branch, shown.ujrah, shown.fees, shown.period],
  initial: { ujrahCharge: 'UPFRONT' },
  import: qanunImport,
});
