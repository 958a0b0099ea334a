import * as z from 'zod/mini';
import { options } from '../../core/fields.ts';
import { lineLimit, reservationPrivilege as privilege } from './vocabulary.ts';

export const officeKinds = options({ MRA: ['MRA'], BRANCH: ['Cabang', 'Branch'] });
const officeKind = z.enum(['MRA', 'BRANCH']);
export const quantity = z.int().check(z.gte(1), z.lte(lineLimit));

/** A line as requested. */
export const lineInput = z.object({
  destinationKind: officeKind,
  destinationId: z.uuid(),
  cardTypeId: z.uuid(),
  cardDesignId: z.nullable(z.uuid()),
  qtyRequested: quantity,
  viaMra: z.boolean(),
});
export type ReservationLineInput = z.infer<typeof lineInput>;

const allotment = z.object({
  secureId: z.uuid(),
  sequence: z.string(),
  firstNumber: z.string(),
  lastNumber: z.string(),
  quantity: z.int(),
  issuanceId: z.nullable(z.uuid()),
  issuanceNo: z.nullable(z.string()),
  /** The last of its range, which alone can give its numbers back. */
  isLast: z.boolean(),
  by: z.string(),
  at: z.string(),
});
/** A line with what came of it. */
export const lineRow = z.object({
  lineId: z.uuid(),
  version: z.int(),
  destination: z.string(),
  cardType: z.string(),
  cardDesign: z.nullable(z.string()),
  ...lineInput.shape,
  qtyApproved: z.nullable(z.int()),
  qtyAllotted: z.int(),
  qtyIssued: z.int(),
  qtyReceived: z.int(),
  allotments: z.array(allotment),
});
export type ReservationLineRow = z.infer<typeof lineRow>;

export const item = { secureId: z.uuid(), version: z.int() };
export const reason = z.string().check(z.minLength(5), z.maxLength(255));
export const moved = z.object({ secureId: z.uuid(), version: z.int(), state: z.string() });
export const access = (action: 'view' | 'update' | 'approve') => ({ privilege, action }) as const;
export const base = 'middle';

export const openRange = z.object({
  sequenceId: z.uuid(),
  code: z.string(),
  cardTypeId: z.uuid(),
  cardType: z.string(),
  nextNumber: z.string(),
  free: z.int(),
  open: z.int(),
  lines: z.int(),
});
export type OpenRange = z.infer<typeof openRange>;
export const openLine = z.object({
  lineId: z.uuid(),
  version: z.int(),
  reservationId: z.uuid(),
  reservationNo: z.string(),
  requester: z.string(),
  destination: z.string(),
  neededBy: z.string(),
  approved: z.int(),
  allotted: z.int(),
  rest: z.int(),
});
export type OpenLine = z.infer<typeof openLine>;
