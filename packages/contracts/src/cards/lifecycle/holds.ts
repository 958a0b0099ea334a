import type { TransitionCode } from './transitions.ts';

/** Reasons for which a card is held; at most one open hold per code and card (docs/model/cards.md#holds). */
export const holdCodes = [
  'DAMAGED',
  'LOSS_PENDING',
  'WRITE_OFF_PENDING',
  'ASSIGNMENT_DRAFT',
  'PICKUP_OPEN',
  'REPLACEMENT_PENDING',
  'MEMBER_INACTIVE',
  'MEMBER_BLOCKED',
] as const;
export type HoldCode = (typeof holdCodes)[number];

export const isMemberHold = (hold: HoldCode): boolean => hold.startsWith('MEMBER_');

interface HoldRule {
  /** Transitions of other documents that are still allowed. `all but`: only these are refused. */
  readonly passes: readonly TransitionCode[] | { readonly allBut: readonly TransitionCode[] };
  /** Holds that may be placed beside it by another document. */
  readonly beside: readonly HoldCode[];
}

const memberHolds: readonly HoldCode[] = ['MEMBER_INACTIVE', 'MEMBER_BLOCKED'];
const document: HoldRule = { passes: [], beside: memberHolds };
/** What brings a card nearer to its member stops; the recording of a fact never does. */
const member: HoldRule = { passes: { allBut: ['P2', 'P3', 'D1', 'D2', 'D9', 'U1'] }, beside: holdCodes };

/** What an open hold lets through besides its own document (docs/model/cards.md#holds). */
export const holdRules: Readonly<Record<HoldCode, HoldRule>> = {
  DAMAGED: { passes: ['L1', 'X3'], beside: ['LOSS_PENDING', 'WRITE_OFF_PENDING', 'PICKUP_OPEN', ...memberHolds] },
  PICKUP_OPEN: {
    passes: ['L1', 'X3', 'D9', 'S2'],
    beside: ['DAMAGED', 'LOSS_PENDING', 'WRITE_OFF_PENDING', 'ASSIGNMENT_DRAFT', ...memberHolds],
  },
  LOSS_PENDING: document,
  WRITE_OFF_PENDING: document,
  ASSIGNMENT_DRAFT: document,
  REPLACEMENT_PENDING: document,
  MEMBER_INACTIVE: member,
  MEMBER_BLOCKED: member,
};

/** A hold as open on a card. */
export interface OpenHold {
  readonly code: HoldCode;
  readonly documentId: string | null;
}

/** Whether an open hold refuses a transition of the given document. */
export function holdStops(hold: OpenHold, transition: TransitionCode, documentId: string): boolean {
  if (hold.documentId === documentId) return false;
  const { passes } = holdRules[hold.code];
  return 'allBut' in passes ? passes.allBut.includes(transition) : !passes.includes(transition);
}

const isOfDocument = (hold: HoldCode): boolean => holdRules[hold] === document;

/**
 * Whether an open hold refuses that another one is placed beside it. A document has one hold on a card, of one kind:
 * the database refuses a second, whatever document places it.
 */
export function holdStopsHold(hold: OpenHold, placed: HoldCode, documentId: string | null): boolean {
  if (isOfDocument(hold.code) && isOfDocument(placed)) return true;
  return !(documentId !== null && hold.documentId === documentId) && !holdRules[hold.code].beside.includes(placed);
}

/** How a card in an office's safe counts in its stock (docs/model/cards.md#stock). */
export type StockClass = 'free' | 'waiting' | 'held';

/** A card that a pick-up at the counter has picked counts as waiting, bound or not. */
export function stockClassOf(isBound: boolean, holds: readonly Pick<OpenHold, 'code'>[]): StockClass {
  if (holds.some(({ code }) => code !== 'PICKUP_OPEN' && !isMemberHold(code))) return 'held';
  return isBound || holds.some(({ code }) => code === 'PICKUP_OPEN') ? 'waiting' : 'free';
}
