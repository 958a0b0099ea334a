import type { FeesOfBranches } from '@console/contracts/branches-stores/branch/fees';
import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import type { BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Call } from '@console/contracts/core/call';
import type { Fields } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import type { ImportDefinition } from '@console/contracts/platform/imports';

/** What the pages of the branches of one line need: its contracts. The pages themselves are the same. */
export interface OfLine {
  readonly line: BusinessLine;
  /** First part of the addresses. */
  readonly module: string;
  readonly register: BranchRegisters;
  readonly rates: RatesOfBranches;
  readonly fees: FeesOfBranches;
  readonly exclusiveRates: Resource;
  readonly exclusiveFees: Resource;
  /** The effective calendar of a branch. */
  readonly calendar: Call;
  readonly grid: { readonly fields: Fields; readonly call: Call };
  readonly files: {
    readonly one: ImportDefinition;
    readonly bulk?: ImportDefinition;
    readonly matrix?: Call;
    readonly targets?: Call;
  };
}
