import { qanunNmcBranches, qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { qanunPanel } from '../qanun-branch/panel.tsx';
import { sections, shown } from '../qanun-branch/sections.ts';

const insurance = {
  title: text('Asuransi syariah', 'Sharia insurance'),
  fields: ['takafulCover', 'takafulYear1', 'takafulYear2', 'takafulYear3', 'takafulYear4'],
} as const;

const panel = qanunPanel('NMC');

export default screens(qanunNmcBranches, {
  sections: [sections.branch, sections.ujrah, sections.fees, insurance, sections.period],
  detailSections: [shown.branch, shown.ujrah, shown.fees, insurance, shown.period],
  initial: { ujrahCharge: 'UPFRONT' },
  import: qanunNmcImport,
  create: { children: panel },
  update: { children: panel },
  detail: { children: (record) => panel(record as never) },
});
