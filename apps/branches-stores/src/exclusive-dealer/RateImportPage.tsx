import { dealerRateImport, dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import type { Resource } from '@console/contracts/core/resource';
import { DealerImportPage } from './DealerImportPage.tsx';
import { dealerRate } from './terms.ts';

const file = {
  resource: dealerRates as unknown as Resource,
  definition: dealerRateImport,
  columns: { rateRegular: 'rate_regular', rateRepeat: 'rate_ro' },
  proposed: dealerRate,
} as const;

/** Imports rates of dealers. */
export default function RateImportPage() {
  return <DealerImportPage file={file} />;
}
