import { calendarCalls } from '@console/contracts/branches-stores/branch/calendar';
import { exclusiveFeesNmc, exclusiveRatesNmc } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFeesNmc } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls, gridFields } from '@console/contracts/branches-stores/branch/rate-grid';
import { bulkImports, matrixCalls, rateImports } from '@console/contracts/branches-stores/branch/rate-imports';
import { targetCalls } from '@console/contracts/branches-stores/branch/rate-targets';
import { branchRatesNmc } from '@console/contracts/branches-stores/branch/rates';
import { nmcBranches } from '@console/contracts/branches-stores/branch/register';
import type { OfLine } from './of-line.ts';

export default {
  line: 'NMC',
  module: 'master-branch-nmc',
  register: nmcBranches,
  rates: branchRatesNmc,
  fees: branchFeesNmc,
  exclusiveRates: exclusiveRatesNmc,
  exclusiveFees: exclusiveFeesNmc,
  calendar: calendarCalls.NMC,
  grid: { fields: gridFields('NMC'), call: gridCalls.NMC },
  files: { one: rateImports.NMC, bulk: bulkImports.NMC, matrix: matrixCalls.nmc, targets: targetCalls.nmc },
} satisfies OfLine as OfLine;
