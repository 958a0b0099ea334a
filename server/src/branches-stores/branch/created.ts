import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** A branch that was approved a moment ago. */
export interface CreatedBranch {
  readonly line: BusinessLine;
  readonly branch: BranchRecord;
  readonly actor: Actor;
}

/**
 * What other modules do with a new branch, in the transaction that stores it.
 * @example whenBranchCreated(app).push(proposeWithBranch);
 */
export const whenBranchCreated = part((): ((tx: Tx, created: CreatedBranch) => Promise<void>)[] => []);
