import { calendarCalls } from '@console/contracts/branches-stores/branch/calendar';
import { exclusiveFeesUfi, exclusiveRatesUfi } from '@console/contracts/branches-stores/branch/exclusive';
import { branchFeesUfi } from '@console/contracts/branches-stores/branch/fees';
import { gridCalls, gridFields } from '@console/contracts/branches-stores/branch/rate-grid';
import { rateImports } from '@console/contracts/branches-stores/branch/rate-imports';
import { branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { ufiBranches } from '@console/contracts/branches-stores/branch/register';
import type { OfLine } from './of-line.ts';

export default {
  line: 'UFI',
  module: 'master-branch-ufi',
  register: ufiBranches,
  rates: branchRatesUfi,
  fees: branchFeesUfi,
  exclusiveRates: exclusiveRatesUfi,
  exclusiveFees: exclusiveFeesUfi,
  calendar: calendarCalls.UFI,
  grid: { fields: gridFields('UFI'), call: gridCalls.UFI },
  files: { one: rateImports.UFI },
} satisfies OfLine as OfLine;
