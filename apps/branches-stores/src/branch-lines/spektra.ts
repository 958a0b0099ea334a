import { calendarCalls } from '@console/contracts/branches-stores/branch/calendar';
import { exclusiveFees, exclusiveRates } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls, gridFields } from '@console/contracts/branches-stores/branch/rate-grid';
import { bulkImports, matrixCalls, rateImports } from '@console/contracts/branches-stores/branch/rate-imports';
import { targetCalls } from '@console/contracts/branches-stores/branch/rate-targets';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import type { OfLine } from './of-line.ts';

export default {
  line: 'SPEKTRA',
  module: 'branch',
  register: spektraBranches,
  rates: branchRates,
  fees: branchFees,
  exclusiveRates: exclusiveRates,
  exclusiveFees: exclusiveFees,
  calendar: calendarCalls.SPEKTRA,
  grid: { fields: gridFields('SPEKTRA'), call: gridCalls.SPEKTRA },
  files: {
    one: rateImports.SPEKTRA,
    bulk: bulkImports.SPEKTRA,
    matrix: matrixCalls.spektra,
    targets: targetCalls.spektra,
  },
} satisfies OfLine as OfLine;
