import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { HeldFrom, OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { memberStatusOf, officeOf, seedOfficeCodes } from '../../../membership/index.ts';
import { inLine } from '../../../people/organisation/offices.ts';

export const seededOrders = 600;
/** Those bought more than 90 days ago: archived, but for five that were restored. */
const older = 185;
const restored = 5;
const days = { first: 120, archived: 91, live: 89 } as const;
/** The order of member 210, who still owes 200,000 and whose loan from family is ending. */
export const owingOrder = 527;

/** Where seeded order n stands, and how it came there. */
export interface SeedCourse {
  readonly n: number;
  readonly line: BusinessLine;
  readonly member: number;
  /** Days before the seed date. */
  readonly age: number;
  readonly status: OrderState;
  /** The state that it was in before a hold, a refusal or an end. */
  readonly before: OrderState;
  readonly isArchived: boolean;
  readonly isRestored: boolean;
}

/** Newer orders are more, as they would be. */
const ageOf = (n: number): number =>
  n <= older
    ? days.first - ((n - 1) * (days.first - days.archived)) / older
    : 0.02 + days.live * ((seededOrders - n + 0.5) / (seededOrders - older)) ** 2;

/** Members 200 to 223 have or ask for a loan from family in NMC, where they must not have a limit of their own. */
const borrowsFromFamily = (member: number): boolean => member >= 200 && member <= 223;

const mayOrder = (member: number, line: BusinessLine): boolean =>
  memberStatusOf(member) === 'active' && inLine(seedOfficeCodes[officeOf(member) - 1]!, line);

/** Who orders: the member of the rule, or the next who may. */
function memberOf(n: number, line: BusinessLine): number {
  let member = ((7 * n) % 290) + 1;
  while (!mayOrder(member, line)) member = (member % 290) + 1;
  return member;
}

type Quota = readonly (readonly [BusinessLine, number])[];
const quotas: { readonly older: Quota; readonly newer: Quota } = {
  older: [
    ['SPEKTRA', 125],
    ['NMC', 60],
  ],
  newer: [
    ['SPEKTRA', 205],
    ['NMC', 150],
    ['UFI', 60],
  ],
};

/** Lines mixed evenly: of those that may, the one that is furthest behind its share. */
function linesOf(from: number, to: number, quota: Quota): BusinessLine[] {
  const given = new Map(quota.map(([line]) => [line, 0]));
  return Array.from({ length: to - from }, (_, index) => {
    const n = from + index + 1;
    const share = (index + 1) / (to - from);
    const possible = quota.filter(
      ([line, count]) =>
        given.get(line)! < count &&
        (line === 'NMC' ? n === owingOrder || !borrowsFromFamily(memberOf(n, line)) : n !== owingOrder),
    );
    const [line] = possible.toSorted(
      ([a, most], [b, more]) => more * share - given.get(b)! - (most * share - given.get(a)!),
    )[0]!;
    given.set(line, given.get(line)! + 1);
    return line;
  });
}

/** What orders of an age have come to, in turn; the last word of a pair is the state before. */
const courses: Readonly<Record<'day' | 'days' | 'weeks' | 'long', Readonly<Record<'NMC' | 'other', string>>>> = {
  day: {
    NMC: 'ENTRY VERIFYING SURVEY CONFIRMING SURVEY ENTRY ON_HOLD:VERIFYING APPROVED',
    other: 'ENTRY VERIFYING CONFIRMING ENTRY VERIFYING CONFIRMING ON_HOLD:ENTRY APPROVED',
  },
  days: {
    NMC: `INDENT APPROVED INDENT CONFIRMING ON_HOLD:INDENT PO_ISSUED INDENT REJECTED:SURVEY DELIVERED
      CANCELLED:APPROVED`,
    other: `CONFIRMING APPROVED PO_ISSUED ON_HOLD:CONFIRMING PO_ISSUED REJECTED:VERIFYING DELIVERED
      CANCELLED:CONFIRMING ON_HOLD:APPROVED`,
  },
  weeks: {
    NMC: 'PO_ISSUED DISBURSED DELIVERED DISBURSED REJECTED:CONFIRMING DISBURSED CANCELLED:ENTRY EXPIRED:ENTRY',
    other: 'PO_ISSUED DISBURSED DELIVERED DISBURSED REJECTED:CONFIRMING DISBURSED CANCELLED:PO_ISSUED EXPIRED:ENTRY',
  },
  long: {
    NMC: `DISBURSED DISBURSED REJECTED:SURVEY DISBURSED DISBURSED CANCELLED:PO_ISSUED DISBURSED EXPIRED:ENTRY
      DISBURSED`,
    other: `DISBURSED DISBURSED DISBURSED REJECTED:CONFIRMING DISBURSED CANCELLED:VERIFYING DISBURSED EXPIRED:ENTRY
      DISBURSED`,
  },
};
/** Age in days up to which an order is of the first three kinds. */
const upTo = { day: 0.9, days: 4, weeks: 12 } as const;
/** Age above which a purchase order that nobody fetched is over. */
const lapsed: Readonly<Record<BusinessLine, number>> = { SPEKTRA: 17, NMC: 33, UFI: 33 };

const words = (text: string) => text.trim().split(/\s+/);

/** The course of every seeded order (docs/model/orders-logs.md#seeded-orders). */
export function seedCourses(): SeedCourse[] {
  const lines = [...linesOf(0, older, quotas.older), ...linesOf(older, seededOrders, quotas.newer)];
  const turns = new Map<string, number>();
  const inTurn = (key: string) => {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn;
  };
  let restoredSoFar = 0;
  return lines.map((line, index) => {
    const n = index + 1;
    const age = ageOf(n);
    const kind = age < upTo.day ? 'day' : age < upTo.days ? 'days' : age < upTo.weeks ? 'weeks' : 'long';
    const cycle = words(courses[kind][line === 'NMC' ? 'NMC' : 'other']);
    const word = n === owingOrder ? 'DISBURSED' : cycle[inTurn(`${kind} ${line}`) % cycle.length]!;
    const [status, before] = word.split(':') as [OrderState, OrderState?];
    const isLapsed = status === 'EXPIRED' && age > lapsed[line] && inTurn(`EXPIRED ${line}`) % 2 === 0;
    const isOlder = n <= older;
    const isRestored = isOlder && line === 'SPEKTRA' && restoredSoFar < restored;
    if (isRestored) restoredSoFar += 1;
    return {
      n,
      line,
      member: memberOf(n, line),
      age,
      status,
      before: isLapsed ? 'PO_ISSUED' : (before ?? status),
      isArchived: isOlder && !isRestored,
      isRestored,
    };
  });
}

/** Hours after the entry at which an order comes to a state. */
const hours: Readonly<Partial<Record<OrderState, number>>> = {
  ENTRY: 0,
  VERIFYING: 0.2,
  SURVEY: 5,
  CONFIRMING: 9,
  APPROVED: 27,
  INDENT: 30,
  PO_ISSUED: 50,
  DELIVERED: 98,
  DISBURSED: 146,
};
const road = Object.keys(hours) as OrderState[];

/** The states of an order in their order, with the share of its way at which each began. */
export function roadOf({ status, before, line, n }: SeedCourse): { readonly to: OrderState; readonly hour: number }[] {
  const isOnTheWay = road.includes(status);
  const end = isOnTheWay ? status : before;
  const passed = road
    .slice(0, road.indexOf(end) + 1)
    .filter((state) => state === end || state !== 'SURVEY' || (line === 'NMC' && n % 3 === 0))
    .filter((state) => state === end || state !== 'INDENT' || (line === 'NMC' && n % 4 === 0))
    .map((to) => ({ to, hour: hours[to]! }));
  if (isOnTheWay) return passed;
  const waited = status === 'EXPIRED' ? (before === 'ENTRY' ? 25 : (lapsed[line] - 2.5) * 24) : 3;
  return [...passed, { to: status, hour: passed.at(-1)!.hour + waited }];
}

export const heldFromOf = ({ status, before }: SeedCourse): HeldFrom | null =>
  status === 'ON_HOLD' ? (before as HeldFrom) : null;
