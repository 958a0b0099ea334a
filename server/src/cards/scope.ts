import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../platform/context.ts';
import { inMras } from '../people/scope/predicate.ts';

type Predicate = RawBuilder<boolean>;

type Branches = Extract<Scope, { type: 'branches' }>;

/** Branches of the offices in a scope, whatever line of the office the scope names. */
export const officeBranches = ({ branchIds, officeBranchIds = branchIds }: Branches) => sql`${officeBranchIds}::uuid[]`;

/** Condition on a branch column. Cards use the SPEKTRA branch of an office for all its lines. */
const inCardBranches = (scope: Scope, column: RawBuilder<unknown>): Predicate =>
  scope.type === 'branches'
    ? sql<boolean>`${column} = any(${officeBranches(scope)})`
    : sql<boolean>`${scope.type === 'all'}`;

/** Ids of the branches and MRAs of a scope, as cards use them. */
export const officesOf = (scope: Scope): RawBuilder<unknown> =>
  scope.type === 'branches'
    ? sql`select unnest(${officeBranches(scope)} || ${scope.mraIds}::uuid[])`
    : sql`select null::uuid where false`;

/** Ids of the branches under an MRA, as an array. */
export const branchesUnder = (mra: string) =>
  sql`array(select b.id from branch_view b join mro_view mro on mro.id = b.mro_id where mro.mra_id = ${mra})`;

/** The vendor code of the viewer; null for admins. */
export const vendorOf = ({ viewer }: Scope): string | null =>
  viewer && !viewer.isAdmin ? (viewer.vendorCode ?? null) : null;

/** Condition for records of a branch or an MRA in scope. Users of a print vendor see none. */
export function inCardOffices(scope: Scope, branch: RawBuilder<unknown>, mra: RawBuilder<unknown>): Predicate {
  if (vendorOf(scope) !== null) return sql<boolean>`false`;
  return scope.type === 'branches'
    ? sql<boolean>`(${inCardBranches(scope, branch)} or ${inMras(scope, mra)})`
    : sql<boolean>`${scope.type === 'all'}`;
}

/**
 * Condition for the cards a user may see: those in the safe of an office in scope, in transit to it, held by its
 * members, or last there when lost or cancelled; for cards in transit also those the office sent. Users of a print
 * vendor see only cards with its code (docs/model/cards.md#scope-of-cards).
 * @param card alias of the table of cards
 */
export function visibleCards(scope: Scope, card = 't'): Predicate {
  const column = (name: string) => sql.ref(`${card}.${name}`);
  const vendor = vendorOf(scope);
  if (vendor !== null) return sql<boolean>`${column('vendor_code')} = ${vendor}`;
  if (scope.type !== 'branches') return sql<boolean>`${scope.type === 'all'}`;
  // One array for both kinds of office, because the index has one column for the sender.
  const sent = sql`${column('place_kind')} = 'TRANSIT'
    and coalesce(${column('sender_branch_id')},
    ${column('sender_mra_id')}) = any(${officeBranches(scope)} || ${scope.mraIds}::uuid[])`;
  return sql<boolean>`(${inCardBranches(scope, column('office_branch_id'))} or ${inMras(scope, column('office_mra_id'))}
    or (${sent}))`;
}
