import { kiosks } from '@console/contracts/branches-stores/master-kios';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { masterKios, zipCode } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import type { OfLine } from './of-line.ts';

/** Zip codes and kiosks of the office, fetched with the detail page alone. */
export const registerTabs = (line: OfLine['line']) =>
  line === 'SPEKTRA'
    ? [
        childTab(zipCodes, { parent: 'branch', routes: zipCode }),
        childTab(kiosks, { parent: 'branchId', routes: masterKios }),
      ]
    : [];
