import { choice, options, type Colour } from '../../core/fields.ts';
import { text, type Text } from '../../core/text.ts';

/**
 * The twelve statuses of a card, spelled and ordered as every filter shows them
 * (docs/model/specification.md#card-statuses).
 */
export const cardStatuses = [
  'Issued',
  'Printing',
  'delivered_to_branch',
  'Branch',
  'MRA',
  'delivered_to_customer',
  'Customer',
  'Lost',
  'Cancelled',
  'Digital',
  'digital_pwa',
  'Picked_Up',
] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** How a number was born; never changes. */
export const cardKinds = ['STOCK', 'PERSONAL', 'DIGITAL'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Kinds of place a card can be in. An id goes with those that have several. */
export const placeKinds = {
  NONE: { hasId: false },
  VENDOR: { hasId: true },
  TRANSIT: { hasId: true },
  MRA: { hasId: true },
  BRANCH: { hasId: true },
  MEMBER: { hasId: true },
  ONLINE: { hasId: false },
  UNKNOWN: { hasId: false },
} as const;
export type PlaceKind = keyof typeof placeKinds;

export interface StatusRule {
  readonly meaning: Text;
  /** A card of the status is in a place of this kind and in no other. */
  readonly place: PlaceKind;
  /** `born`: personal and digital cards have a holder, stock has one when it was bound. */
  readonly holder: 'born' | 'none' | 'required';
  readonly colour: Colour;
}

/** What each status means for a card's place and holder (docs/model/cards.md#statuses). */
export const statusRules: Readonly<Record<CardStatus, StatusRule>> = {
  Issued: {
    meaning: text('Nomor sudah terbit, belum ada kartu fisik', 'Number exists in an issuance, no plastic'),
    place: 'NONE',
    holder: 'born',
    colour: 'info',
  },
  Printing: {
    meaning: text('Di vendor cetak, dalam batch cetak', 'With the print vendor, in a print batch'),
    place: 'VENDOR',
    holder: 'born',
    colour: 'info',
  },
  delivered_to_branch: {
    meaning: text('Dalam perjalanan ke kantor', 'In transit to an office'),
    place: 'TRANSIT',
    holder: 'born',
    colour: 'info',
  },
  Branch: {
    meaning: text('Di brankas cabang', 'In the safe of a branch'),
    place: 'BRANCH',
    holder: 'born',
    colour: 'info',
  },
  MRA: { meaning: text('Di brankas MRA', 'In the safe of an MRA'), place: 'MRA', holder: 'none', colour: 'info' },
  delivered_to_customer: {
    meaning: text('Dibawa kurir ke alamat member', "With the courier, to the member's address"),
    place: 'TRANSIT',
    holder: 'required',
    colour: 'info',
  },
  Customer: {
    meaning: text('Diterima di rumah, bukti terima tersimpan', 'Received at home, proof of delivery stored'),
    place: 'MEMBER',
    holder: 'required',
    colour: 'success',
  },
  Lost: {
    meaning: text('Keberadaan tidak diketahui, nomor diblokir', 'Whereabouts unknown, number blocked'),
    place: 'UNKNOWN',
    holder: 'born',
    colour: 'error',
  },
  Cancelled: {
    meaning: text('Nomor mati selamanya', 'Number dead for ever'),
    place: 'NONE',
    holder: 'born',
    colour: 'error',
  },
  Digital: {
    meaning: text('E-card di aplikasi', 'E-card in the mobile application'),
    place: 'ONLINE',
    holder: 'required',
    colour: 'success',
  },
  digital_pwa: {
    meaning: text('E-card dari sumber PWA Browser', 'E-card issued through the PWA Browser source'),
    place: 'ONLINE',
    holder: 'required',
    colour: 'success',
  },
  Picked_Up: {
    meaning: text('Diserahkan di konter cabang', 'Handed over at a branch counter'),
    place: 'MEMBER',
    holder: 'required',
    colour: 'success',
  },
};

/** Statuses whose cards no longer count as their holder's card (docs/model/cards.md#one-live-card). */
export const deadStatuses: readonly CardStatus[] = ['Lost', 'Cancelled'];
export const isLive = (status: CardStatus): boolean => !deadStatuses.includes(status);

/** The statuses as values to choose from: spelled the same in every language. */
export const cardStatusOptions = options(
  Object.fromEntries(
    cardStatuses.map((status) => [status, [status, status, statusRules[status].colour]]),
  ) as unknown as Record<CardStatus, readonly [string, string, Colour]>,
);
/**
 * The filter of every list by the status of a card: "All" and the twelve statuses, or those that the list can have
 * (docs/model/specification.md#card-statuses).
 */
export const cardStatusFilter = (offered = cardStatusOptions) => choice(offered, { all: text('All') });
export const cardKindOptions = options({ STOCK: ['Stok', 'Stock'], PERSONAL: ['Personal'], DIGITAL: ['Digital'] });
