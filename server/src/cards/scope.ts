import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../platform/context.ts';
import { inMras } from '../people/scope/predicate.ts';

type Predicate = RawBuilder<boolean>;

type Branches = Extract<Scope, { type: 'branches' }>;

/** Branches that stand for the offices of a scope, whatever line of theirs it names. */
export const officeBranches = ({ branchIds, officeBranchIds = branchIds }: Branches) => sql`${officeBranchIds}::uuid[]`;

/** Branches of the scope as cards know them: the one an office has in the line SPEKTRA stands for all its lines. */
const inCardBranches = (scope: Scope, column: RawBuilder<unknown>): Predicate =>
  scope.type === 'branches'
    ? sql<boolean>`${column} = any(${officeBranches(scope)})`
    : sql<boolean>`${scope.type === 'all'}`;

/** Ids of the offices of a scope, as cards know them: its branches and its MRAs. */
export const officesOf = (scope: Scope): RawBuilder<unknown> =>
  scope.type === 'branches'
    ? sql`select unnest(${officeBranches(scope)} || ${scope.mraIds}::uuid[])`
    : sql`select null::uuid where false`;

/** Ids of the branches under an MRA, as an array. */
export const branchesUnder = (mra: string) =>
  sql`array(select b.id from branch_view b join mro_view mro on mro.id = b.mro_id where mro.mra_id = ${mra})`;

/** The vendor whose user it is; admins see all whatever they carry. */
export const vendorOf = ({ viewer }: Scope): string | null =>
  viewer && !viewer.isAdmin ? (viewer.vendorCode ?? null) : null;

/** Records of an office: a branch or an MRA of the scope. Users of a print vendor have none. */
export function inCardOffices(scope: Scope, branch: RawBuilder<unknown>, mra: RawBuilder<unknown>): Predicate {
  if (vendorOf(scope) !== null) return sql<boolean>`false`;
  return scope.type === 'branches'
    ? sql<boolean>`(${inCardBranches(scope, branch)} or ${inMras(scope, mra)})`
    : sql<boolean>`${scope.type === 'all'}`;
}

/**
 * Which cards a person sees: those of the offices of the scope, where an office's are those in its safe, heading for
 * it, held by its members, or lost or cancelled there last; of a card in transit also those that the office sent. Users
 * of a print vendor see the cards of its code alone (docs/model/cards.md#scope-of-cards).
 * @param card alias of the table of cards
 */
export function visibleCards(scope: Scope, card = 't'): Predicate {
  const column = (name: string) => sql.ref(`${card}.${name}`);
  const vendor = vendorOf(scope);
  if (vendor !== null) return sql<boolean>`${column('vendor_code')} = ${vendor}`;
  if (scope.type !== 'branches') return sql<boolean>`${scope.type === 'all'}`;
  // One array for either kind of office, as the index of senders has one column for both.
  const sent = sql`${column('place_kind')} = 'TRANSIT'
    and coalesce(${column('sender_branch_id')},
    ${column('sender_mra_id')}) = any(${officeBranches(scope)} || ${scope.mraIds}::uuid[])`;
  return sql<boolean>`(${inCardBranches(scope, column('office_branch_id'))} or ${inMras(scope, column('office_mra_id'))}
    or (${sent}))`;
}
