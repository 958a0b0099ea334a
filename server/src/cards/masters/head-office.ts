import { isHeadOffice, type Action } from '@console/contracts/core/privileges';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/context.ts';

/** Whether the caller belongs to head office. */
export const isOfHeadOffice = ({ mappingType, isAdmin }: Caller): boolean => isHeadOffice(mappingType, isAdmin);

/** Refuses callers outside head office, whatever their roles allow. @throws Refusal FORBIDDEN */
export function guardHeadOffice(caller: Caller, privilege: string, action: Action): void {
  if (!isOfHeadOffice(caller)) throw new Refusal('FORBIDDEN', { privilege, action });
}
