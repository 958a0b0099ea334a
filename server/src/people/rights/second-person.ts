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

/** Whether a maker can no longer sign in. Names that belong to no user, such as those of jobs, are skipped. */
async function someGone(tx: Tx, usernames: readonly string[], now: Date): Promise<boolean> {
  if (usernames.length === 0) return false;
  const makers = await tx
    .selectFrom('app_user_view')
    .select(['status', 'deleted_at', 'valid_from', 'valid_to'])
    .where('username', 'in', usernames)
    .execute();
  return makers.some((maker) => maker.status !== 'active' || maker.deleted_at || !isWithinValidity(maker, now));
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
  if (secondPerson === 'independent' && !makersMayBeGone && (await someGone(tx, makers, now)))
    throw new Refusal('MAKER_RIGHTS_LOST');
}
