import type { Doer } from '@console/contracts/cards/lifecycle/transitions';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { isAdminOrPrintVendor } from '@console/contracts/shell/profile';
import type { Caller, Tx } from '../../platform/context.ts';

/** A branch or an MRA. A branch is the SPEKTRA branch of its office, whatever the line of its members. */
export interface Office {
  readonly kind: 'BRANCH' | 'MRA';
  readonly id: string;
}

/** The user or job that changes cards. */
export interface CardActor {
  /** Name stored with movements: the username, or `SYSTEM:{job}`. */
  readonly name: string;
  readonly doers: ReadonlySet<Doer>;
  /** Code of the vendor for users of a print vendor, who may only handle its cards. */
  readonly vendorCode: string | null;
  /** Offices whose cards the actor may handle; `null` for all. */
  readonly offices: { readonly branches: ReadonlySet<string>; readonly mras: ReadonlySet<string> } | null;
}

/** The system as actor, for a job or the effect of a decision. */
export const systemCardActor = (job: string): CardActor => ({
  name: `SYSTEM:${job}`,
  doers: new Set<Doer>(['SYSTEM']),
  vendorCode: null,
  offices: null,
});

function doersOf({ isAdmin, mappingType, roles }: Caller, vendorCode: string | null, approves: boolean): Set<Doer> {
  const doers = new Set<Doer>(approves ? ['APPROVER'] : []);
  // A vendor's user may handle only the vendor's cards, whatever other mapping he has (docs/model/cards.md#who-acts).
  if (vendorCode !== null && !isAdmin) return isAdminOrPrintVendor(roles) ? doers.add('PRINT_VENDOR') : doers;
  if (isAdmin) doers.add('ADMIN');
  if (isHeadOffice(mappingType, isAdmin)) doers.add('HO');
  if (mappingType === 'MRA') doers.add('MRA_USER');
  if (mappingType === 'BRANCH') doers.add('BRANCH_USER');
  return doers;
}

/**
 * The caller as card actor.
 * @param approves the document has checked that the caller may approve it and has not edited it
 */
export async function cardActor(tx: Tx, caller: Caller, { approves = false } = {}): Promise<CardActor> {
  const { scope } = caller;
  const user = await tx
    .selectFrom('app_user_view')
    .select('print_vendor_code')
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  const vendorCode = caller.isAdmin ? null : (user?.print_vendor_code ?? null);
  const base = { name: caller.username, doers: doersOf(caller, vendorCode, approves), vendorCode };
  if (scope.type === 'all') return { ...base, offices: null };
  if (scope.type === 'none') return { ...base, offices: { branches: new Set(), mras: new Set() } };
  return {
    ...base,
    offices: { branches: new Set(scope.officeBranchIds ?? scope.branchIds), mras: new Set(scope.mraIds) },
  };
}

/** Whether the actor may handle cards of the office. */
export const actsFor = ({ offices }: CardActor, office: Office | null): boolean =>
  offices === null || (office !== null && (office.kind === 'BRANCH' ? offices.branches : offices.mras).has(office.id));
