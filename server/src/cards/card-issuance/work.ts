import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry, type Entry } from '../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { cardActor, type CardActor } from '../lifecycle/actor.ts';
import { lockCards, type LockedCard } from '../lifecycle/locked.ts';
import { inBatches } from '../lifecycle/request.ts';

/** Dependencies of this module's actions. */
export interface Work {
  readonly app: Application;
  readonly issuances: RegisteredResource;
  readonly batches: RegisteredResource;
  readonly deliveries: RegisteredResource;
}

/** Refuses a record outside the caller's scope. @throws Refusal NOT_FOUND */
export async function seen(
  tx: Tx | Db,
  registered: RegisteredResource,
  { caller }: Pick<Context, 'caller'>,
  secureId: string,
): Promise<void> {
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller });
  if (!row) throw notFound();
}

/** Locks cards before any other row, in id order. */
export async function lockAll(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedCard>> {
  const cards = new Map<string, LockedCard>();
  for (const batch of inBatches([...ids].toSorted()))
    for (const card of await lockCards(tx, batch)) cards.set(card.id, card);
  return cards;
}

/** The acting user and time. */
export async function actionContext(
  tx: Tx,
  { app }: Pick<Work, 'app'>,
  { caller }: Pick<Context, 'caller'>,
  approves = false,
): Promise<{ readonly actor: CardActor; readonly at: Date }> {
  return { actor: await cardActor(tx, caller, { approves }), at: app.services.now() };
}

/** Allows admins and users of the print vendor. @throws Refusal FORBIDDEN */
export function guardVendor({ doers }: CardActor, action: string): void {
  if (!doers.has('ADMIN') && !doers.has('PRINT_VENDOR')) throw new Refusal('FORBIDDEN', { action });
}

/** Allows head office. @throws Refusal FORBIDDEN */
export function guardHeadOffice({ doers }: CardActor, action: string): void {
  if (!doers.has('HO')) throw new Refusal('FORBIDDEN', { action });
}

/** Writes an audit entry for the module. */
export const audit = (
  tx: Tx,
  context: Pick<Context, 'caller' | 'request'>,
  entry: Omit<Entry, 'actor' | 'module'>,
): Promise<string> => recordEntry(tx, { actor: actorOf(context), module: 'card-issuance', ...entry });
