import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { text, type Text } from '../core/text.ts';
import { lineResults, relations } from './card-issuance/vocabulary.ts';
import { cardDocument, cardMovement } from './history.ts';
import { holdCodes, isMemberHold, type HoldCode } from './lifecycle/holds.ts';
import { cardStatuses, placeKinds, type CardStatus, type PlaceKind } from './lifecycle/statuses.ts';

const module = 'card-tracking';

/** Numbers that are looked up at once. */
export const mostTracked = 20;
/** Cards of a document that are listed. */
export const mostOfDocument = 200;

const oneOf = <V extends string>(all: readonly { readonly value: V }[]) =>
  z.enum(all.map(({ value }) => value) as [V, ...V[]]);
/** What a courier did with a card, as it was typed into a receipt or came in his file. */
const courierEvent = z.object({
  date: z.string(),
  result: oneOf(lineResults),
  courierCode: z.string(),
  awbNo: z.nullable(z.string()),
  delivery: cardDocument,
  receivedBy: z.nullable(z.string()),
  relation: z.nullable(oneOf(relations)),
  reason: z.nullable(z.string()),
  remark: z.nullable(z.string()),
});
export type CourierEvent = z.infer<typeof courierEvent>;

/** What is known of a card to those whose business it is. */
const known = z.object({
  cardType: z.string(),
  placeKind: z.enum(Object.keys(placeKinds) as [PlaceKind, ...PlaceKind[]]),
  placeName: z.nullable(z.string()),
  lastMovementAt: z.string(),
  days: z.int(),
  document: z.nullable(cardDocument),
  awbNo: z.nullable(z.string()),
  holderName: z.nullable(z.string()),
  holderNo: z.nullable(z.string()),
  holderMemberId: z.nullable(z.uuid()),
  holds: z.array(z.enum(holdCodes)),
  movements: z.array(cardMovement),
  courierEvents: z.array(courierEvent),
});

/** A card that was looked up. Outside the viewer's scope only status and office are shown, with a masked number. */
const tracked = z.object({
  secureId: z.nullable(z.uuid()),
  cardNo: z.string(),
  cardStatus: z.enum(cardStatuses),
  office: z.string(),
  known: z.nullable(known),
});
export type TrackedCard = z.infer<typeof tracked>;

const found = z.object({
  asked: z.string(),
  /** Why there is nothing: no number of a card, or one that nobody has. */
  fault: z.nullable(z.enum(['CARD_NO_CHECK_DIGIT', 'NOT_FOUND'])),
  /** The document, when a document number was looked up. */
  document: z.nullable(cardDocument),
  /** Cards found, of which the first are listed. */
  total: z.int(),
  cards: z.array(tracked),
});
export type Tracked = z.infer<typeof found>;

export const trackingCalls = {
  track: call({
    name: `${module}.track`,
    method: 'GET',
    base: 'middle',
    path: module,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary:
      'Card tracking: where cards are, by their numbers or those of documents and waybills; each look-up is kept',
    query: z.object({
      number: z
        .array(z.string().check(z.minLength(3), z.maxLength(40)))
        .check(z.minLength(1), z.maxLength(mostTracked)),
    }),
    result: z.array(found),
  }),
} as const;

interface Step {
  readonly step: Text;
  readonly by: Text;
}
const step = (id: string, en: string, byId: string, byEn: string): Step => ({
  step: text(id, en),
  by: text(byId, byEn),
});

const office = ['Kantor pemegang', 'The office that has it'] as const;
const steps: Readonly<Partial<Record<CardStatus, Step>>> = {
  Issued: step(
    'Masuk batch cetak',
    'Into a print batch',
    'Kantor pusat dan vendor cetak',
    'Head office and print vendor',
  ),
  Printing: step('Dicetak dan dikirim', 'Printed and dispatched', 'Vendor cetak', 'Print vendor'),
  delivered_to_branch: step(
    'Diterima kantor tujuan',
    'Received by its office',
    'Kantor tujuan',
    'The office it heads for',
  ),
  delivered_to_customer: step(
    'Bukti terima diunggah',
    'Proof of delivery uploaded',
    'Kurir dan vendor cetak',
    'Courier and print vendor',
  ),
  MRA: step('Ditugaskan ke cabang', 'Assigned to a branch', 'MRA', 'MRA'),
  Lost: step(
    'Ditemukan, diganti, atau ditutup setelah 90 hari',
    'Found, replaced, or closed after 90 days',
    'Kantor pelapor',
    'The office that reported it',
  ),
};
const waiting = step('Diambil member', 'Collected by the member', 'Cabang', 'Branch');
const free = step('Diserahkan ke member atau dipindahkan', 'Handed to a member or moved', 'Cabang', 'Branch');
const held = step('Dokumen yang menahan diselesaikan', 'The document that holds it is settled', ...office);

/** What is expected to happen to a card next, and who owes it; nothing once it has arrived or is dead. */
export function nextStep({
  cardStatus,
  isBound,
  holds,
}: {
  readonly cardStatus: CardStatus;
  readonly isBound: boolean;
  readonly holds: readonly HoldCode[];
}): Step | null {
  if (
    cardStatus !== 'Lost' &&
    cardStatus !== 'Cancelled' &&
    holds.some((code) => code !== 'PICKUP_OPEN' && !isMemberHold(code))
  )
    return held;
  return cardStatus === 'Branch' ? (isBound ? waiting : free) : (steps[cardStatus] ?? null);
}
