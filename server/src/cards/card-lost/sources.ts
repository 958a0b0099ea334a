import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { part } from '../../platform/http/part.ts';

/** What became of cards that were missing from a document. */
export interface LossOutcome {
  readonly sourceId: string;
  readonly cards: readonly { readonly cardId: string; readonly lineId: string }[];
  readonly actor: CardActor;
  readonly at: Date;
}

/** A kind of document whose lines may be missing. */
export interface LossSource {
  /** The loss is confirmed: lines become LOST. */
  readonly lost: (tx: Tx, outcome: LossOutcome) => Promise<void>;
  /** The report is rejected, for the cards turned up: lines are PENDING again and received late. */
  readonly turnedUp: (tx: Tx, outcome: LossOutcome) => Promise<void>;
}

/** The documents that answer for courier losses, by kind. */
export const lossSources = part(() => new Map<string, LossSource>());

/** Lets deliveries or assignments hear what became of their missing cards, in the transaction that decides it. */
export function registerLossSource(app: Application, kind: 'delivery' | 'assignment', source: LossSource): void {
  lossSources(app).set(kind, source);
}
