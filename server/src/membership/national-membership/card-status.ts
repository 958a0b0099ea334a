import type { CardPreference } from '@console/contracts/membership/card-preferences';
import type { MemberCard, MemberVerification } from '@console/contracts/membership/membership/calls';
import type { MemberStatus } from '@console/contracts/membership/membership/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** What the domain of cards knows of one member. */
export interface CardsOf {
  readonly cards: readonly MemberCard[];
  readonly verifications: readonly MemberVerification[];
  readonly openVerifications: number;
}

/** A card that a new member applies for with the registration. */
export interface CardRequest {
  readonly memberId: string;
  readonly preference: CardPreference;
  /** Code of the application in which the member was registered. */
  readonly source: string;
  /** Files of the KTP and the selfie. */
  readonly photos: { readonly '1': string; readonly '2': string };
  /** The domicile on one line, for a delivery to it. */
  readonly address: string;
  readonly zipCode: string;
  readonly actor: Actor;
  readonly at: Date;
}

/** The live card of members, by their ids; and the member who holds a card. */
export interface MemberCards {
  /** `select` of the ids of the members who hold or held a card. */
  readonly holders: (cardNo: string) => RawBuilder<unknown>;
  /** Numbers of the live cards, by member. */
  readonly numbers: (db: Db | Tx, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Cards and verifications of a member, the latest first; card numbers in clear. */
  readonly of: (db: Db, memberId: string) => Promise<CardsOf>;
  readonly statuses: (db: Db, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly holderOf: (db: Db, cardNo: string) => Promise<string | null>;
  /** Opens a verification. @returns its number, null where no card fits program, branch and preference */
  readonly apply: (tx: Tx, request: CardRequest) => Promise<string | null>;
  /** Members have another status: their cards are held, released or cancelled, in the same transaction. */
  readonly followStatus: (tx: Tx, memberIds: readonly string[], status: MemberStatus, at: Date) => Promise<void>;
}

const nothing: MemberCards = {
  holders: () => sql`select null::uuid where false`,
  numbers: () => Promise.resolve(new Map()),
  of: () => Promise.resolve({ cards: [], verifications: [], openVerifications: 0 }),
  statuses: () => Promise.resolve(new Map()),
  holderOf: () => Promise.resolve(null),
  apply: () => Promise.resolve(null),
  followStatus: () => Promise.resolve(),
};

/**
 * What the domain of cards says of members; it sets this, because it comes after membership.
 * @example memberCards(app).current = { statuses, holderOf };
 */
export const memberCards = part((): { current: MemberCards } => ({ current: nothing }));
