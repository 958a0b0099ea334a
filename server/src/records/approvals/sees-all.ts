import type { Field } from '@console/contracts/core/fields';
import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isOfBranch } from '../../platform/of-branch.ts';

interface OfFields {
  readonly resource: {
    readonly fields: Readonly<Record<string, Pick<Field, 'notForBranches'>>>;
    readonly derived: Readonly<Record<string, Pick<Field, 'notForBranches'>>>;
  };
}

/** Whether a person sees all of a document: who decides on what is hidden is no second person. */
export const seesAll = ({ resource: { fields, derived } }: OfFields, caller: Caller): boolean =>
  !isOfBranch(caller) || ![...Object.values(fields), ...Object.values(derived)].some((field) => field.notForBranches);

/** @throws Refusal APPROVER_LEVEL for who does not see all of a document */
export function requireSeesAll(registered: OfFields, caller: Caller): void {
  if (!seesAll(registered, caller)) throw new Refusal('APPROVER_LEVEL');
}
