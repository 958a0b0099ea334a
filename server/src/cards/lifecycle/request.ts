import type { DocumentKind, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import type { CardActor, Office } from './actor.ts';

/** The document that a movement names. */
export interface CardDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly no: string;
}

/** Who does it, when, why, by which document: the same for all cards of one request. */
export interface Deed {
  readonly document: CardDocument;
  readonly actor: CardActor;
  readonly at: Date;
  readonly reasonId?: string | null;
  /** At most 250 characters. */
  readonly remark?: string | null;
}

/** Where a card goes. What a transition does not need is left out. */
export interface Target {
  /** The office it goes to or arrives at; without it the one it heads for, or came from. */
  readonly office?: Office;
  /** The line of the delivery or assignment it travels on. */
  readonly lineId?: string;
  readonly vendorCode?: string;
  readonly issuanceId?: string;
  /** Whom a stock card is handed to, or whose card it must be. */
  readonly memberId?: string;
  /** The dead card whose place it takes. */
  readonly replacesCardId?: string;
  /** Last day of its validity where it is bound now; without it reckoned from now. */
  readonly expiryDate?: string;
}

export interface CardMove extends Target {
  readonly cardId: string;
  /** The version the person saw; another one refuses with STALE_VERSION. */
  readonly version?: number;
  /** The office where the person has the card; elsewhere refuses with CARD_NOT_IN_PLACE. */
  readonly at?: Office;
}

/** Codes that make a card; they have an executor of their own in `create.ts`. */
export type CreatingCode = 'C1' | 'C2' | 'C3' | 'C4';
export type MovingCode = Exclude<TransitionCode, CreatingCode>;

export interface TransitionRequest extends Deed {
  readonly code: MovingCode;
  /** For all cards that do not say otherwise. */
  readonly to?: Target;
  readonly cards: readonly CardMove[];
}

/** What came of a request. */
export interface Moved {
  /** Cards moved now. */
  readonly moved: readonly string[];
  /** Cards that the same document had moved by the same transition before. */
  readonly repeated: readonly string[];
}

/** Cards per statement. */
export const batchSize = 500;

/** Cuts a list into batches. */
export const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
