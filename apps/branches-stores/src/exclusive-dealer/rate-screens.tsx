import { dealerRateImport, dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { quota, quotaColumn } from '../outlet/quota.ts';
import { pairColumns } from './columns.ts';
import { termsPanel } from './panel.tsx';
import { termsForm, termsPage } from './sections.ts';
import { dealerRate } from './terms.ts';

const panel = termsPanel(dealerRate);
const rate = text('Rate');

export default screens(dealerRates, {
  columns: [
    ...pairColumns({
      goods: [{ field: 'productGroupId', second: 'brand', width: 150 } as const],
      agreed: { regular: 'rateRegular', repeat: 'rateRepeat', title: rate },
      branch: { regular: 'branchRateRegular', repeat: 'branchRateRepeat', title: text('Rate cabang', 'Branch rate') },
    }),
    { ...quotaColumn, hidden: true },
  ],
  sections: termsForm(rate, ['productGroupId', 'brand', 'rateRegular', 'rateRepeat', quota]),
  detailSections: termsPage(rate, [
    'productGroupId',
    'brand',
    'rateRegular',
    'rateRepeat',
    'branchRateRegular',
    'branchRateRepeat',
    'quotaContracts',
    'usedContracts',
  ]),
  initial: { businessLine: 'NMC' },
  import: dealerRateImport,
  create: { children: panel },
  update: { children: panel },
  detail: { children: (record) => panel(record as never) },
});
