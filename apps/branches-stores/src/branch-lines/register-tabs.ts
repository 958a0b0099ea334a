import type { Columns } from '@console/ui/list';
import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { promoFees, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { addressOf } from '@console/contracts/core/resource';
import { masterBranchNmcPromoFee, masterKios, zipCode } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import type { OfLine } from './of-line.ts';

/** Columns of campaigns without those that name the branch. */
const feeColumns = (promoFees.list.columns ?? []).filter(
  (name) => !['officeCode', 'branchName', 'mra'].includes(name),
) as unknown as Columns<PromoFee>;

/** The filter of the zip codes that a branch of a line serves. */
const served = { SPEKTRA: 'branch', NMC: 'branchNmc', UFI: 'branchUfi' } as const;

/** Zip codes and kiosks of the office, and campaigns of NMC, fetched with the detail page alone. */
export const registerTabs = (line: OfLine['line']) => [
  childTab(zipCodes, { parent: served[line], routes: zipCode }),
  childTab(kiosks, { parent: 'branchId', routes: masterKios }),
  ...(line === 'NMC'
    ? [
        childTab(promoFees, {
          parent: 'branchId',
          routes: masterBranchNmcPromoFee,
          detail: (fee) => addressOf(promoFees, 'detail', fee),
          columns: feeColumns,
        }),
      ]
    : []),
];
