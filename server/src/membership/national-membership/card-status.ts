import type { Db } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** Status of the live card of members, by their ids; and the member who holds a card. */
export interface MemberCards {
  readonly statuses: (db: Db, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly holderOf: (db: Db, cardNo: string) => Promise<string | null>;
}

const nothing: MemberCards = {
  statuses: () => Promise.resolve(new Map()),
  holderOf: () => Promise.resolve(null),
};

/**
 * What the domain of cards says of members; it sets this, because it comes after membership.
 * @example memberCards(app).current = { statuses, holderOf };
 */
export const memberCards = part((): { current: MemberCards } => ({ current: nothing }));
