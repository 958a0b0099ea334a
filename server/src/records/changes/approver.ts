import { isOfOffice } from '@console/contracts/core/page-needs';
import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** Whether a person's office may decide on changes of a module. Others may propose them. */
export const isApprover = (
  { resource: { approvedBy } }: Pick<RegisteredResource, 'resource'>,
  caller: Pick<Caller, 'mappingType' | 'isAdmin'> | null,
): boolean => !approvedBy || (caller !== null && isOfOffice(approvedBy, caller));

/** @throws Refusal APPROVER_LEVEL for people of another office */
export function requireApprover(registered: Pick<RegisteredResource, 'resource'>, caller: Caller): void {
  if (!isApprover(registered, caller)) throw new Refusal('APPROVER_LEVEL');
}
