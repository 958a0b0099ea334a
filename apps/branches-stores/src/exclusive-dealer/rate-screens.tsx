import { dealerRateImport, dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { pairColumns } from './columns.ts';
import { termsPanel } from './panel.tsx';
import { termsForm, termsPage } from './sections.ts';
import { dealerRate } from './terms.ts';

const panel = termsPanel(dealerRate);
const rate = text('Rate');
const quota = {
  name: 'quotaContracts',
  help: text(
    'Order belum menyebut rate eksklusif: pemakaian kuota belum dihitung',
    'Orders do not name exclusive rates yet: what is used of it is not counted',
  ),
} as const;

export default screens(dealerRates, {
  columns: [
    ...pairColumns({
      agreed: { regular: 'rateRegular', repeat: 'rateRepeat', title: rate },
      branch: { regular: 'branchRateRegular', repeat: 'branchRateRepeat', title: text('Rate cabang', 'Branch rate') },
    }),
    { field: 'productGroupId', second: 'brand', hidden: true },
    { field: 'quotaContracts', hidden: true },
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
  ]),
  initial: { businessLine: 'NMC' },
  import: dealerRateImport,
  create: { children: panel },
  update: { children: panel },
  detail: { children: (record) => panel(record as never) },
});
