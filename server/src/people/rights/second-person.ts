import type { SecondPerson } from '@console/contracts/core/call';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isWithinValidity } from '../accounts/validity.ts';
import { absentOf } from '../stand-in/absent.ts';
import { dependentAmong } from './dependence.ts';

export interface Decision {
  /** As the call declares it: `independent` where the decision takes effect. */
  readonly secondPerson: SecondPerson;
  /** Usernames of everyone who edited what is decided on. */
  readonly makers: readonly string[];
  readonly decider: Pick<Caller, 'userId' | 'username'>;
  /** Set where the decider is known to be a maker by more than the name. Default: compares usernames. */
  readonly isMaker?: boolean;
  /** Refuses a maker, in place of SELF_APPROVAL. */
  readonly ownRefusal?: Refusal | undefined;
  /** Set where the decision does not rest on the makers: they may have left. */
  readonly makersMayBeGone?: boolean;
  readonly now: Date;
}

/** Why somebody does not count as a second person; `null`: may decide. */
export type SecondPersonRefusal = 'SELF_APPROVAL' | 'STAND_IN_OF_MAKER' | 'APPROVER_DEPENDENT' | null;

/**
 * Why the decider does not count as a second person to those who made one of many, asked at once for all of them.
 * @param all the makers of each that will be asked for
 * @example
 * const refusalFor = await secondPersonRefusals(db, { secondPerson: 'independent', all, decider: caller, now });
 * refusalFor(['HARGA01']);
 */
export async function secondPersonRefusals(
  tx: Db | Tx,
  {
    secondPerson,
    all,
    decider,
    now,
  }: Pick<Decision, 'secondPerson' | 'decider' | 'now'> & { readonly all: readonly (readonly string[])[] },
): Promise<(makers: readonly string[]) => SecondPersonRefusal> {
  // A stand-in decides for two people: neither may have made what is decided on, nor depend on who did.
  const absent = await absentOf(tx, decider.userId, now);
  const dependent = new Set<string>();
  const names = [...new Set(all.flat())];
  if (secondPerson === 'independent')
    for (const each of [decider, ...absent])
      for (const name of await dependentAmong(tx, now, names, each)) dependent.add(name);
  return (makers) => {
    if (makers.includes(decider.username)) return 'SELF_APPROVAL';
    if (absent.some(({ username }) => makers.includes(username))) return 'STAND_IN_OF_MAKER';
    return makers.some((name) => dependent.has(name)) ? 'APPROVER_DEPENDENT' : null;
  };
}

/** Why the decider does not count as a second person; `null`: may decide. */
export async function secondPersonRefusal(
  tx: Db | Tx,
  { secondPerson, makers, decider, isMaker = makers.includes(decider.username), now }: Decision,
): Promise<SecondPersonRefusal> {
  if (isMaker) return 'SELF_APPROVAL';
  const refusalFor = await secondPersonRefusals(tx, { secondPerson, all: [makers], decider, now });
  return refusalFor(makers);
}

/** Makers who can no longer sign in. Names that belong to no user, such as those of jobs, are skipped. */
async function goneAmong(tx: Tx, usernames: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const makers = await tx
    .selectFrom('app_user_view')
    .select(['username', 'status', 'deleted_at', 'valid_from', 'valid_to'])
    .where('username', 'in', usernames)
    .execute();
  const gone = makers.filter((maker) => maker.status !== 'active' || maker.deleted_at || !isWithinValidity(maker, now));
  return new Set(gone.map(({ username }) => username));
}

/**
 * Why the decider may not decide on each of many, asked at once for all of them; MAKER_RIGHTS_LOST included.
 * @param all the makers of each
 * @example
 * const refusalFor = await guardSecondPersons(tx, { secondPerson: 'independent', all, decider: caller, now });
 */
export async function guardSecondPersons(
  tx: Tx,
  {
    makersMayBeGone = false,
    ...of
  }: Pick<Decision, 'secondPerson' | 'decider' | 'now' | 'makersMayBeGone'> & {
    readonly all: readonly (readonly string[])[];
  },
): Promise<(makers: readonly string[]) => SecondPersonRefusal | 'MAKER_RIGHTS_LOST'> {
  const refusalFor = await secondPersonRefusals(tx, of);
  const names = of.secondPerson === 'independent' && !makersMayBeGone ? [...new Set(of.all.flat())] : [];
  const gone = await goneAmong(tx, names, of.now);
  return (makers) => refusalFor(makers) ?? (makers.some((name) => gone.has(name)) ? 'MAKER_RIGHTS_LOST' : null);
}

/**
 * Asked by every decision on what somebody else requested (docs/model/shell.md#who-may-make-whom-into-what), each call
 * that declares `secondPerson`, inside the transaction of the decision.
 * @throws Refusal SELF_APPROVAL or its own for a maker, STAND_IN_OF_MAKER for their stand-in; where it takes effect,
 *   APPROVER_DEPENDENT, and MAKER_RIGHTS_LOST for a maker who can no longer sign in
 * @example
 * await guardSecondPerson(tx, { secondPerson: 'independent', makers: row.editors, decider: caller, now });
 */
export async function guardSecondPerson(tx: Tx, decision: Decision): Promise<void> {
  const refusal = await secondPersonRefusal(tx, decision);
  if (refusal === 'SELF_APPROVAL' && decision.ownRefusal) throw decision.ownRefusal;
  if (refusal) throw new Refusal(refusal);
  const { secondPerson, makersMayBeGone = false, makers, now } = decision;
  if (secondPerson === 'independent' && !makersMayBeGone && (await goneAmong(tx, makers, now)).size > 0)
    throw new Refusal('MAKER_RIGHTS_LOST');
}
