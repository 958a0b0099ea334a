import * as z from 'zod/mini';
import { cardStatuses, placeKinds, type PlaceKind } from './lifecycle/statuses.ts';
import { holdCodes } from './lifecycle/holds.ts';
import { documentKinds } from './lifecycle/transitions.ts';
import { options } from '../core/fields.ts';

/** Kinds of place as screens call them. */
export const placeKindOptions = options<PlaceKind>({
  NONE: ['Tanpa kartu fisik', 'No plastic'],
  VENDOR: ['Vendor cetak', 'Print vendor'],
  TRANSIT: ['Dalam perjalanan', 'In transit'],
  MRA: ['Brankas MRA', 'Safe of the MRA'],
  BRANCH: ['Brankas cabang', 'Safe of the branch'],
  MEMBER: ['Dipegang member', 'With the member'],
  ONLINE: ['Aplikasi', 'Application'],
  UNKNOWN: ['Tidak diketahui', 'Unknown'],
});

export const holdCodeOptions = options({
  DAMAGED: ['Rusak', 'Damaged'],
  LOSS_PENDING: ['Laporan hilang', 'Loss reported'],
  WRITE_OFF_PENDING: ['Usulan hapus buku', 'Write-off proposed'],
  ASSIGNMENT_DRAFT: ['Draf penugasan', 'Assignment draft'],
  PICKUP_OPEN: ['Menunggu pengambilan', 'Pick-up open'],
  REPLACEMENT_PENDING: ['Penggantian nomor', 'Replacement pending'],
  MEMBER_INACTIVE: ['Member tidak aktif', 'Member inactive'],
  MEMBER_BLOCKED: ['Member diblokir', 'Member blocked'],
});

export const documentKindOptions = options({
  issuance: ['Penerbitan', 'Issuance'],
  batch: ['Batch cetak', 'Print batch'],
  delivery: ['Pengiriman', 'Delivery'],
  assignment: ['Penugasan', 'Assignment'],
  pickup: ['Pengambilan', 'Pick-up'],
  loss: ['Laporan hilang', 'Loss'],
  writeoff: ['Hapus buku', 'Write-off'],
  replacement: ['Penggantian nomor', 'Replacement'],
  verification: ['Verifikasi', 'Verification'],
  job: ['Tugas terjadwal', 'Job'],
  change: ['Perubahan', 'Change'],
  member: ['Member'],
});

/** A place in a card's past: its kind, and its name where it has one ("13060 Depok"). */
const place = z.object({
  kind: z.enum(Object.keys(placeKinds) as [PlaceKind, ...PlaceKind[]]),
  name: z.nullable(z.string()),
});
export type CardPlace = z.infer<typeof place>;

/** A document that moved or holds a card. */
export const cardDocument = z.object({
  kind: z.enum(documentKinds),
  no: z.string(),
  /** Its page, where the viewer may open it. */
  path: z.nullable(z.string()),
});
export type CardDocumentView = z.infer<typeof cardDocument>;

/** One movement as the timeline of a card shows it. */
export const cardMovement = z.object({
  seqNo: z.int(),
  code: z.string(),
  fromStatus: z.nullable(z.enum(cardStatuses)),
  toStatus: z.enum(cardStatuses),
  fromPlace: z.nullable(place),
  toPlace: place,
  document: z.nullable(cardDocument),
  reason: z.nullable(z.string()),
  actor: z.string(),
  actedAt: z.string(),
  remark: z.nullable(z.string()),
});
export type CardMovementView = z.infer<typeof cardMovement>;

/** A hold, open or released. */
export const cardHold = z.object({
  code: z.enum(holdCodes),
  document: z.nullable(cardDocument),
  placedAt: z.string(),
  placedBy: z.string(),
  releasedAt: z.nullable(z.string()),
  releasedBy: z.nullable(z.string()),
});
export type CardHoldView = z.infer<typeof cardHold>;

/** What happened to a card, the latest first. */
export const cardHistory = z.object({
  movements: z.array(cardMovement),
  holds: z.array(cardHold),
  /** The numbers that replaced one another, the oldest first; empty where there is only one. */
  chain: z.array(
    z.object({ secureId: z.uuid(), cardNo: z.string(), cardStatus: z.enum(cardStatuses), createdAt: z.string() }),
  ),
});
export type CardHistory = z.infer<typeof cardHistory>;
