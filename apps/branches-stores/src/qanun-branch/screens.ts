import { qanunBranches, qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { screens } from '@console/ui/crud';
import { qanunPanel } from './panel.tsx';
import { sections, shown } from './sections.ts';

const panel = qanunPanel('SPEKTRA');

export default screens(qanunBranches, {
  sections: [sections.branch, sections.ujrah, sections.fees, sections.period],
  detailSections: [shown.branch, shown.ujrah, shown.fees, shown.period],
  initial: { ujrahCharge: 'UPFRONT' },
  import: qanunImport,
  create: { children: panel },
  update: { children: panel },
  detail: { children: (record) => panel(record as never) },
});
