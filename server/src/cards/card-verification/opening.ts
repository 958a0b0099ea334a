import { cardVerifications } from '@console/contracts/cards/card-verification';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { giveBack, spend } from '../../people/budgets/spend.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Verification } from './locked.ts';

type Opened = Pick<Verification, 'id' | 'attempt' | 'verification_no'>;
type Who = Pick<Context, 'caller' | 'request'>;

const dataOf = ({ attempt }: Opened): string => `data ${attempt}`;
const undecided = ({ id, attempt }: Opened): string => `verification ${id} ${attempt}`;

async function wasOpened(tx: Tx, { id }: Opened, username: string, what: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('audit_entry_view')
    .select('id')
    .where('entity_id', '=', id)
    .where('username', '=', username)
    .where('action', 'in', ['OPEN', 'OPEN_PHOTO'])
    .where('outcome', '=', 'success')
    .where('filter', '=', JSON.stringify(what))
    .executeTakeFirst();
  return entry !== undefined;
}

const record = (tx: Tx, row: Opened, who: Who, action: 'OPEN' | 'OPEN_PHOTO', filter: string, at: Date) =>
  recordEntry(tx, {
    actor: actorOf(who),
    module: cardVerifications.module,
    action,
    entityId: row.id,
    entityLabel: row.verification_no,
    filter,
    at,
  });

/**
 * Lets somebody read the applicant's data of an attempt in clear, to compare them with the KTP: kept in the audit trail
 * and counted once per person and attempt. What is opened must be decided on: only so many stay open without a
 * decision.
 * @throws BudgetRefusal OPENING_LIMIT, UNDECIDED_LIMIT
 */
export async function openData(tx: Tx, row: Opened, who: Who, at: Date): Promise<void> {
  if (await wasOpened(tx, row, who.caller.username, dataOf(row))) return;
  await spend(tx, who.caller, 'opening', { now: at });
  await spend(tx, who.caller, 'undecided', { now: at, about: undecided(row) });
  await record(tx, row, who, 'OPEN', dataOf(row), at);
}

/** The person has decided on what was opened. */
export const decidedOn = (tx: Tx, row: Opened, caller: Caller): Promise<void> =>
  giveBack(tx, caller, 'undecided', undecided(row));

const photoOf = (attempt: number, documentType: string): string => `photo ${documentType}/${attempt}`;

/** Keeps that whoever decides on it has opened a photo, once per person and attempt. */
export async function openedPhoto(
  tx: Tx,
  row: Opened,
  who: Who,
  { attempt, documentType }: { readonly attempt: number; readonly documentType: string },
  at: Date,
): Promise<void> {
  const what = photoOf(attempt, documentType);
  if (!(await wasOpened(tx, row, who.caller.username, what))) await record(tx, row, who, 'OPEN_PHOTO', what, at);
}

/** Photos of the attempt that the person has not opened, of those that the KTP is compared with. */
export async function unopenedPhotos(tx: Tx, row: Opened, { username }: Caller): Promise<string[]> {
  const documents = await tx
    .selectFrom('card_verification_document')
    .select('document_type')
    .where('verification_id', '=', row.id)
    .where('attempt', '=', row.attempt)
    .where('document_type', 'in', ['1', '2'])
    .orderBy('document_type')
    .execute();
  const unopened: string[] = [];
  for (const { document_type: type } of documents)
    if (!(await wasOpened(tx, row, username, photoOf(row.attempt, type)))) unopened.push(type);
  return unopened;
}
