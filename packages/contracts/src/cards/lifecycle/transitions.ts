// Long: one table of one state machine, one entry a transition.
import { text, type Text } from '../../core/text.ts';
import type { HoldCode } from './holds.ts';
import type { CardKind, CardStatus } from './statuses.ts';

export const transitionCodes = [
  'C1',
  'C2',
  'C3',
  'C4',
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'S1',
  'S2',
  'S3',
  'U1',
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
  'L7',
  'X1',
  'X2',
  'X3',
  'X4',
  'X5',
] as const;
export type TransitionCode = (typeof transitionCodes)[number];

/**
 * What happens to a card without a change of its status; each leaves a movement too (docs/model/cards.md#movements).
 */
export const cardEvents = ['REPRINT', 'HOLD', 'RELEASE', 'EXTEND', 'DESIGN'] as const;
export type CardEvent = (typeof cardEvents)[number];

/** Documents that a movement names. */
export const documentKinds = [
  'issuance',
  'batch',
  'delivery',
  'assignment',
  'pickup',
  'loss',
  'writeoff',
  'replacement',
  'verification',
  'job',
  'change',
  'member',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Who may carry a transition out: by mapping, by role, or the program itself. `APPROVER` is proved by the document. */
export type Doer = 'HO' | 'ADMIN' | 'PRINT_VENDOR' | 'MRA_USER' | 'BRANCH_USER' | 'APPROVER' | 'SYSTEM';

export interface Transition {
  readonly from: readonly (CardStatus | 'new')[];
  readonly to: CardStatus;
  readonly screen: string;
  readonly action: Text;
  readonly doers: readonly Doer[];
  readonly documents: readonly DocumentKind[];
  /**
   * Whose scope must cover the card: the office it is at, heads for or belongs to (default), the one it left, or
   * either.
   */
  readonly covers?: 'sender' | 'either';
  /** Kinds of card it is for; all when missing. */
  readonly kinds?: readonly CardKind[];
  /** Whether the card must or must not have a holder. */
  readonly bound?: boolean;
  /** The status the card was made with, or had when it was lost. */
  readonly born?: CardStatus;
  readonly lostFrom?: CardStatus;
  /** Refused once another number has taken the card's place. */
  readonly notReplaced?: true;
  /** Sets the holder where there is none yet; he must be active. */
  readonly binds?: true;
  /** The office whose branch must be allowed to stock this card type: the destination, or the present place. */
  readonly typeSuits?: 'destination' | 'place';
  /** Makes the number usable. */
  readonly activates?: true;
  /** Added to the count of plastic cards printed for the number. */
  readonly prints?: 1 | -1;
  /** Open holds that it releases, in addition to those of its document. */
  readonly ends?: readonly HoldCode[] | 'all';
}

const physical = ['STOCK', 'PERSONAL'] as const;
const vendor = { doers: ['ADMIN', 'PRINT_VENDOR'] } as const;
const office = ['HO', 'BRANCH_USER'] as const;
const anyOffice = ['HO', 'MRA_USER', 'BRANCH_USER'] as const;
const detail = '/card-issuance/{detailId}';
const delivery = '/card-issuance/{detailId}/delivery-page/{deliveryId}';
const generate = text('Buat nomor', 'Generate');
const approve = text('Setujui', 'Approve');
const recall = text('Tarik kiriman', 'Recall dispatch');

/** Every legal change of a card's status; there is no other (docs/model/cards.md#transitions). */
export const transitions: Readonly<Record<TransitionCode, Transition>> = {
  C1: {
    from: ['new'],
    to: 'Issued',
    screen: '/card-generator/branch',
    action: generate,
    doers: ['HO', 'SYSTEM'],
    documents: ['issuance'],
    kinds: ['STOCK'],
    bound: false,
    typeSuits: 'destination',
  },
  C2: {
    from: ['new'],
    to: 'Issued',
    screen: '/card-generator/customer',
    action: generate,
    doers: ['HO', 'SYSTEM'],
    documents: ['issuance'],
    kinds: ['PERSONAL'],
    bound: true,
    typeSuits: 'destination',
  },
  C3: {
    from: ['new'],
    to: 'Digital',
    screen: '/card-verification',
    action: approve,
    doers: ['SYSTEM'],
    documents: ['verification', 'replacement'],
    kinds: ['DIGITAL'],
    bound: true,
    activates: true,
    typeSuits: 'destination',
  },
  C4: {
    from: ['new'],
    to: 'digital_pwa',
    screen: '/card-verification',
    action: approve,
    doers: ['SYSTEM'],
    documents: ['verification', 'replacement'],
    kinds: ['DIGITAL'],
    bound: true,
    activates: true,
    typeSuits: 'destination',
  },
  P1: {
    from: ['Issued'],
    to: 'Printing',
    screen: detail,
    action: text('Mulai cetak', 'Start printing'),
    ...vendor,
    documents: ['batch'],
    kinds: physical,
    prints: 1,
  },
  P2: {
    from: ['Digital'],
    to: 'Printing',
    screen: '/ecard-printing/select-for-printing',
    action: text('Pilih untuk dicetak', 'Select for printing'),
    ...vendor,
    documents: ['batch'],
    kinds: ['DIGITAL'],
    prints: 1,
  },
  P3: {
    from: ['digital_pwa'],
    to: 'Printing',
    screen: '/ecard-printing/select-for-printing',
    action: text('Pilih untuk dicetak', 'Select for printing'),
    ...vendor,
    documents: ['batch'],
    kinds: ['DIGITAL'],
    prints: 1,
  },
  P4: {
    from: ['Printing'],
    to: 'Issued',
    screen: detail,
    action: text('Tarik batch', 'Withdraw batch'),
    doers: ['HO'],
    documents: ['batch'],
    kinds: physical,
    prints: -1,
  },
  P5: {
    from: ['Printing'],
    to: 'Digital',
    screen: '/ecard-printing',
    action: text('Tarik kembali', 'Withdraw'),
    doers: ['HO'],
    documents: ['batch'],
    kinds: ['DIGITAL'],
    born: 'Digital',
  },
  P6: {
    from: ['Printing'],
    to: 'digital_pwa',
    screen: '/ecard-printing',
    action: text('Tarik kembali', 'Withdraw'),
    doers: ['HO'],
    documents: ['batch'],
    kinds: ['DIGITAL'],
    born: 'digital_pwa',
  },
  D1: {
    from: ['Printing'],
    to: 'delivered_to_branch',
    screen: `${detail}/branch-deliver`,
    action: text('Kirim', 'Dispatch'),
    ...vendor,
    documents: ['delivery'],
    kinds: physical,
    typeSuits: 'destination',
  },
  D2: {
    from: ['Printing'],
    to: 'delivered_to_customer',
    screen: `${detail}/customer-deliver`,
    action: text('Kirim', 'Dispatch'),
    ...vendor,
    documents: ['delivery'],
    bound: true,
  },
  D3: {
    from: ['delivered_to_branch'],
    to: 'Branch',
    screen: `${delivery}/upload-receipt`,
    action: text('Terima', 'Receive'),
    doers: office,
    documents: ['delivery', 'assignment'],
  },
  D4: {
    from: ['delivered_to_branch'],
    to: 'MRA',
    screen: `${delivery}/upload-receipt`,
    action: text('Terima, tolak, atau tarik', 'Receive, reject or recall'),
    doers: anyOffice,
    documents: ['delivery', 'assignment'],
    covers: 'either',
    bound: false,
  },
  D5: {
    from: ['delivered_to_branch'],
    to: 'Printing',
    screen: delivery,
    action: recall,
    ...vendor,
    documents: ['delivery'],
  },
  D6: {
    from: ['delivered_to_customer'],
    to: 'Customer',
    screen: `${delivery}/upload-receipt`,
    action: text('Unggah bukti terima', 'Upload receipt'),
    doers: ['ADMIN', 'PRINT_VENDOR', 'MRA_USER'],
    documents: ['delivery'],
    activates: true,
  },
  D7: {
    from: ['delivered_to_customer'],
    to: 'Branch',
    screen: `${delivery}/upload-receipt`,
    action: text('Konfirmasi sudah di tangan', 'Confirm in hand'),
    doers: office,
    documents: ['delivery'],
  },
  D8: {
    from: ['delivered_to_customer'],
    to: 'Printing',
    screen: delivery,
    action: recall,
    ...vendor,
    documents: ['delivery'],
  },
  D9: {
    from: ['Branch'],
    to: 'delivered_to_customer',
    screen: `${detail}/customer-deliver`,
    action: text('Kirim dari cabang', 'Dispatch from the branch'),
    doers: office,
    documents: ['delivery'],
    kinds: ['PERSONAL', 'DIGITAL'],
    ends: ['PICKUP_OPEN'],
  },
  S1: {
    from: ['MRA'],
    to: 'delivered_to_branch',
    screen: '/card-assignment',
    action: text('Kirim', 'Send'),
    doers: ['HO', 'MRA_USER'],
    documents: ['assignment'],
    bound: false,
    typeSuits: 'destination',
  },
  S2: {
    from: ['Branch'],
    to: 'delivered_to_branch',
    screen: '/card-assignment',
    action: text('Kirim', 'Send'),
    doers: office,
    documents: ['assignment'],
    ends: ['PICKUP_OPEN'],
    typeSuits: 'destination',
  },
  S3: {
    from: ['delivered_to_branch'],
    to: 'Branch',
    screen: '/card-assignment',
    action: text('Tolak atau tarik', 'Reject or recall'),
    doers: anyOffice,
    documents: ['assignment'],
    covers: 'either',
  },
  U1: {
    from: ['Branch'],
    to: 'Picked_Up',
    screen: '/card-pickup/{pickUpId}',
    action: text('Selesaikan', 'Complete'),
    doers: ['BRANCH_USER'],
    documents: ['pickup'],
    binds: true,
    activates: true,
    typeSuits: 'place',
  },
  L1: {
    from: ['Printing', 'MRA', 'Branch'],
    to: 'Lost',
    screen: '/card-lost',
    action: text('Setujui laporan kantor', 'Approve an office report'),
    doers: ['APPROVER'],
    documents: ['loss'],
    ends: ['DAMAGED', 'PICKUP_OPEN'],
  },
  L2: {
    from: ['delivered_to_branch', 'delivered_to_customer'],
    to: 'Lost',
    screen: '/card-lost',
    action: text('Konfirmasi laporan kurir', 'Confirm a courier report'),
    doers: ['APPROVER'],
    documents: ['loss'],
    covers: 'either',
  },
  L3: {
    from: ['Customer', 'Picked_Up'],
    to: 'Lost',
    screen: '/card-lost/create',
    action: text('Blokir sekarang', 'Block now'),
    doers: office,
    documents: ['loss'],
  },
  L4: {
    from: ['Lost'],
    to: 'MRA',
    screen: '/card-lost/{lostId}',
    action: text('Ditemukan', 'Found'),
    doers: ['HO', 'MRA_USER'],
    documents: ['loss'],
    bound: false,
    notReplaced: true,
  },
  L5: {
    from: ['Lost'],
    to: 'Branch',
    screen: '/card-lost/{lostId}',
    action: text('Ditemukan', 'Found'),
    doers: office,
    documents: ['loss'],
    notReplaced: true,
  },
  L6: {
    from: ['Lost'],
    to: 'Customer',
    screen: '/card-lost/{lostId}',
    action: text('Ditemukan oleh member', 'Found by member'),
    doers: office,
    documents: ['loss'],
    lostFrom: 'Customer',
    notReplaced: true,
  },
  L7: {
    from: ['Lost'],
    to: 'Picked_Up',
    screen: '/card-lost/{lostId}',
    action: text('Ditemukan oleh member', 'Found by member'),
    doers: office,
    documents: ['loss'],
    lostFrom: 'Picked_Up',
    notReplaced: true,
  },
  X1: {
    from: ['Issued'],
    to: 'Cancelled',
    screen: `${detail}/card-page/{cardId}`,
    action: text('Batalkan', 'Cancel'),
    doers: ['HO'],
    documents: ['issuance'],
    ends: 'all',
  },
  X2: {
    from: ['Printing'],
    to: 'Cancelled',
    screen: `${detail}/card-page/{cardId}`,
    action: text('Batalkan kartu rusak', 'Cancel spoiled card'),
    doers: ['APPROVER'],
    documents: ['batch'],
    kinds: physical,
    ends: 'all',
  },
  X3: {
    from: ['MRA', 'Branch'],
    to: 'Cancelled',
    screen: '/card-stock',
    action: text('Hapus buku', 'Write off'),
    doers: ['APPROVER'],
    documents: ['writeoff'],
    ends: 'all',
  },
  X4: {
    from: ['Customer', 'Picked_Up', 'Digital', 'digital_pwa'],
    to: 'Cancelled',
    screen: '/replace-card-number',
    action: text('Ganti nomor atau batalkan', 'Replace or cancel'),
    doers: ['HO', 'BRANCH_USER', 'APPROVER', 'SYSTEM'],
    documents: ['replacement', 'pickup', 'change', 'member', 'job'],
    ends: 'all',
  },
  X5: {
    from: ['Lost'],
    to: 'Cancelled',
    screen: '/replace-card-number',
    action: text('Ganti nomor atau tutup', 'Replace or close'),
    doers: ['HO', 'BRANCH_USER', 'SYSTEM'],
    documents: ['replacement', 'member', 'job'],
    ends: 'all',
  },
};
