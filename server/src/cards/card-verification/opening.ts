import { cardVerifications } from '@console/contracts/cards/card-verification';
import { actorOf } from '../../platform/audit/actor.ts';
import { wasRecorded } from '../../platform/audit/once.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { refund, spend } from '../../people/budgets/spend.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Verification } from './locked.ts';

type Opened = Pick<Verification, 'id' | 'attempt' | 'verification_no'>;
type Who = Pick<Context, 'caller' | 'request'>;

const dataOf = ({ attempt }: Opened): string => `data ${attempt}`;
const undecided = ({ id, attempt }: Opened): string => `verification ${id} ${attempt}`;

const wasOpened = (tx: Tx, { id }: Opened, username: string, part: string): Promise<boolean> =>
  wasRecorded(tx, { entityId: id, username, actions: ['OPEN', 'OPEN_PHOTO'], part });

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
 * Allows a user to read the applicant's data of an attempt unmasked, to compare it with the KTP. Audited, and counted
 * once per user and attempt. The number of opened applications without a decision is limited.
 * @throws BudgetRefusal OPENING_LIMIT, UNDECIDED_LIMIT
 */
export async function openData(tx: Tx, row: Opened, who: Who, at: Date): Promise<void> {
  if (await wasOpened(tx, row, who.caller.username, dataOf(row))) return;
  await spend(tx, who.caller, 'opening', { now: at });
  await spend(tx, who.caller, 'undecided', { now: at, about: undecided(row) });
  await record(tx, row, who, 'OPEN', dataOf(row), at);
}

/** Records that the user has decided on an opened application. */
export const decidedOn = (tx: Tx, row: Opened, caller: Caller): Promise<void> =>
  refund(tx, caller, 'undecided', undecided(row));

const photoOf = (attempt: number, documentType: string): string => `photo ${documentType}/${attempt}`;

/** Records that a user has opened a photo, once per user and attempt. */
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

/** Photos of the attempt to compare with the KTP that the user has not opened. */
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
