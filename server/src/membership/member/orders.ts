import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Db, Tx } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** An order that was paid out. */
export interface OrderContract {
  readonly memberId: string;
  readonly line: BusinessLine;
  readonly contractNo: string;
  readonly orderId: string;
  readonly applNo: string;
  readonly branch: string;
  readonly financed: number;
  readonly tenor: number;
  readonly disbursedAt: string;
}

/** What the domain of orders says of members. */
export interface MemberOrders {
  /** Orders that are not final, by member. Members without any may be left out. */
  readonly countOpen: (db: Db | Tx, memberIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Contracts of a member, the latest first. */
  readonly contracts: (db: Db | Tx, memberId: string) => Promise<readonly OrderContract[]>;
}

const none: MemberOrders = { countOpen: () => Promise.resolve(new Map()), contracts: () => Promise.resolve([]) };

/**
 * Orders of members; the domain of orders sets this, because it comes after membership.
 * @example (await memberOrders(app).current.countOpen(tx, [memberId])).get(memberId) ?? 0
 */
export const memberOrders = part((): { current: MemberOrders } => ({ current: none }));
