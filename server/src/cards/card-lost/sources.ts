import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { CardActor } from '../lifecycle/actor.ts';
import { part } from '../../platform/http/part.ts';

/** Decision on cards that were missing from a document. */
export interface LossOutcome {
  readonly sourceId: string;
  readonly cards: readonly { readonly cardId: string; readonly lineId: string }[];
  readonly actor: CardActor;
  readonly at: Date;
}

/** A kind of document whose lines can have missing cards. */
export interface LossSource {
  /** The loss was confirmed: lines become LOST. */
  readonly lost: (tx: Tx, outcome: LossOutcome) => Promise<void>;
  /** The report was rejected because the cards were found: lines are PENDING again and count as received late. */
  readonly turnedUp: (tx: Tx, outcome: LossOutcome) => Promise<void>;
}

/** Handlers of courier losses by kind of document. */
export const lossSources = part(() => new Map<string, LossSource>());

/** Registers the handler of missing cards of deliveries or assignments. It runs in the transaction of the decision. */
export function registerLossSource(app: Application, kind: 'delivery' | 'assignment', source: LossSource): void {
  lossSources(app).set(kind, source);
}
