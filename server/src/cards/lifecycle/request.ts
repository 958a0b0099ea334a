import type { DocumentKind, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import type { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { CardActor, Office } from './actor.ts';

/** The document of a movement. */
export interface CardDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly no: string;
}

/** Actor, time, reason and document of a request, the same for all its cards. */
export interface ActionContext {
  readonly document: CardDocument;
  readonly actor: CardActor;
  readonly at: Date;
  readonly reasonId?: string | null;
  /** At most 250 characters. */
  readonly remark?: string | null;
}

/** Destination of a card. Only the fields that the transition needs are set. */
export interface Target {
  /** Destination or arrival office; default the one the card is heading for, or came from. */
  readonly office?: Office;
  /** Line of the delivery or assignment. */
  readonly lineId?: string;
  readonly vendorCode?: string;
  readonly issuanceId?: string;
  /** Member who receives a stock card, or the expected holder. */
  readonly memberId?: string;
  /** The cancelled card that this one replaces. */
  readonly replacesCardId?: string;
  /** Last day of validity when the card gets its holder now; default computed from now. */
  readonly expiryDate?: string;
}

export interface CardMove extends Target {
  readonly cardId: string;
  /** The version the user saw; another one is refused with STALE_VERSION. */
  readonly version?: number;
  /** The office where the user has the card; elsewhere it is refused with CARD_NOT_IN_PLACE. */
  readonly at?: Office;
}

/** Transitions that create a card; `create.ts` executes them. */
export type CreatingCode = (typeof transitionCode)[
  | 'createStock'
  | 'createPersonal'
  | 'createDigital'
  | 'createPwaDigital'];
export type MovingCode = Exclude<TransitionCode, CreatingCode>;

export interface TransitionRequest extends ActionContext {
  readonly code: MovingCode;
  /** Default for cards without their own values. */
  readonly to?: Target;
  readonly cards: readonly CardMove[];
}

/** Result of a request. */
export interface Moved {
  /** Cards moved by this call. */
  readonly moved: readonly string[];
  /** Cards that the same document had already moved by the same transition. */
  readonly repeated: readonly string[];
}

/** Cards per statement. */
export const batchSize = 500;

/** Splits a list into batches. */
export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
