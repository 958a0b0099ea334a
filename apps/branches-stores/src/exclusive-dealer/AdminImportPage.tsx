import { dealerAdminFeeImport, dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import type { Resource } from '@console/contracts/core/resource';
import { DealerImportPage } from './DealerImportPage.tsx';
import { dealerFee } from './terms.ts';

const file = {
  resource: dealerAdminFees as unknown as Resource,
  definition: dealerAdminFeeImport,
  columns: { adminFeeRegular: 'admin_fee_regular', adminFeeRepeat: 'admin_fee_ro' },
  proposed: dealerFee,
} as const;

/** Imports admin fees of dealers. */
export default function AdminImportPage() {
  return <DealerImportPage file={file} />;
}
