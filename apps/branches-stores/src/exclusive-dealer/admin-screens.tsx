import { dealerAdminFees, dealerAdminFeeImport } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { pairColumns } from './columns.ts';
import { termsPanel } from './panel.tsx';
import { termsForm, termsPage } from './sections.ts';
import { dealerFee } from './terms.ts';

const panel = termsPanel(dealerFee);
const fee = text('Fee admin', 'Admin fee');

export default screens(dealerAdminFees, {
  columns: pairColumns({
    agreed: { regular: 'adminFeeRegular', repeat: 'adminFeeRepeat', title: fee },
    branch: { regular: 'branchFeeRegular', repeat: 'branchFeeRepeat', title: text('Fee cabang', 'Branch fee') },
  }),
  sections: termsForm(fee, ['adminFeeRegular', 'adminFeeRepeat']),
  detailSections: termsPage(fee, ['adminFeeRegular', 'adminFeeRepeat', 'branchFeeRegular', 'branchFeeRepeat']),
  initial: { businessLine: 'NMC' },
  import: dealerAdminFeeImport,
  create: { children: panel },
  update: { children: panel },
  detail: { children: (record) => panel(record as never) },
});
