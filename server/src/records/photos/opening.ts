import { refund, spend } from '../../people/budgets/spend.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordOnce, wasRecorded } from '../../platform/audit/once.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AnyPhoto, PhotoKind } from './kind.ts';

type Who = Pick<Context, 'caller' | 'request'>;

type OfKind = Pick<PhotoKind, 'resource'>;

const about = ({ id }: AnyPhoto): string => `photo ${id}`;
const pictureOf = (id: string): string => `picture ${id}`;

const entryOf = (
  { resource }: OfKind,
  photo: AnyPhoto,
  who: Who,
  action: 'OPEN' | 'OPEN_PHOTO',
  part: string,
  at: Date,
) => ({
  actor: actorOf(who as Context),
  module: resource.module,
  action,
  entityId: photo.id,
  entityLabel: `${photo.document_type} ${photo.id}`,
  filter: part,
  at,
});

/**
 * Lets a screener read the data and photos of a subject, once recorded for each photo. How many are opened without a
 * decision is limited.
 * @throws Refusal FORBIDDEN without the right to reveal personal data; BudgetRefusal PHOTO_UNDECIDED_LIMIT
 */
export async function openPhoto(tx: Tx, kind: OfKind, photo: AnyPhoto, who: Who, at: Date): Promise<void> {
  if (!(await mayReveal(tx, who.caller)))
    throw new Refusal('FORBIDDEN', { privilege: kind.resource.privilege, action: 'reveal' });
  if (await recordOnce(tx, entryOf(kind, photo, who, 'OPEN', 'data', at)))
    await spend(tx, who.caller, 'photosUndecided', { now: at, about: about(photo) });
}

/** Records that a screener has seen a picture, once for each. */
export const sawPicture = (
  tx: Tx,
  kind: OfKind,
  photo: AnyPhoto,
  who: Who,
  shown: string,
  at: Date,
): Promise<boolean> => recordOnce(tx, entryOf(kind, photo, who, 'OPEN_PHOTO', pictureOf(shown), at));

/** Nobody decides on a picture that they have not opened. @throws Refusal PHOTO_UNSEEN */
export async function requireSeen(tx: Tx, photo: AnyPhoto, { username }: Caller): Promise<void> {
  const seen = { entityId: photo.id, username, actions: ['OPEN_PHOTO'], part: pictureOf(photo.id) };
  if (!(await wasRecorded(tx, seen))) throw new Refusal('PHOTO_UNSEEN');
}

/** The photo was decided on and counts no more as opened only. */
export const wasDecided = (tx: Tx, photo: AnyPhoto, caller: Caller): Promise<void> =>
  refund(tx, caller, 'photosUndecided', about(photo));
