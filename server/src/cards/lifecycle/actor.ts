import type { Doer } from '@console/contracts/cards/lifecycle/transitions';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { isAdminOrPrintVendor } from '@console/contracts/shell/profile';
import type { Caller, Tx } from '../../platform/context.ts';

/** A branch or an MRA. A branch is the SPEKTRA branch of its office, whatever line its members buy in. */
export interface Office {
  readonly kind: 'BRANCH' | 'MRA';
  readonly id: string;
}

/** Who moves cards. */
export interface CardActor {
  /** As movements name him: the username, or `SYSTEM:{job}`. */
  readonly name: string;
  readonly doers: ReadonlySet<Doer>;
  /** Set for users of a print vendor: only its cards are theirs. */
  readonly vendorCode: string | null;
  /** The offices whose cards are his; `null`: all. */
  readonly offices: { readonly branches: ReadonlySet<string>; readonly mras: ReadonlySet<string> } | null;
}

/** The program itself, acting by a job or as the outcome of a decision. */
export const systemCardActor = (job: string): CardActor => ({
  name: `SYSTEM:${job}`,
  doers: new Set<Doer>(['SYSTEM']),
  vendorCode: null,
  offices: null,
});

function doersOf({ isAdmin, mappingType, roles }: Caller, vendorCode: string | null, approves: boolean): Set<Doer> {
  const doers = new Set<Doer>(approves ? ['APPROVER'] : []);
  // Whatever else a vendor's user is mapped to, cards are its vendor's only (docs/model/cards.md#who-acts).
  if (vendorCode !== null && !isAdmin) return isAdminOrPrintVendor(roles) ? doers.add('PRINT_VENDOR') : doers;
  if (isAdmin) doers.add('ADMIN');
  if (isHeadOffice(mappingType, isAdmin)) doers.add('HO');
  if (mappingType === 'MRA') doers.add('MRA_USER');
  if (mappingType === 'BRANCH') doers.add('BRANCH_USER');
  return doers;
}

/**
 * The caller as one who moves cards.
 * @param approves the document has proved that the caller may approve it and has not edited it
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

/** Whether an office's cards are the actor's. */
export const actsFor = ({ offices }: CardActor, office: Office | null): boolean =>
  offices === null || (office !== null && (office.kind === 'BRANCH' ? offices.branches : offices.mras).has(office.id));
