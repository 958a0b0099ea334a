import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { integer, options } from '../../core/fields.ts';
import { holdCodes } from '../lifecycle/holds.ts';

export const stockModule = 'card-stock';
export const stockPrivilege = `${stockModule}:browse`;

export const officeKinds = options({ BRANCH: ['Cabang', 'Branch'], MRA: ['MRA'] });
/** How much of a type an office has, the most urgent first. */
export const stockLevels = options({
  OUT: ['Habis', 'Out', 'error'],
  LOW: ['Menipis', 'Low', 'warning'],
  OK: ['Cukup', 'OK', 'success'],
  HIGH: ['Berlebih', 'High', 'info'],
});
export type StockLevel = (typeof stockLevels)[number]['value'];

export const count = integer({ minimum: 0, maximum: 10_000_000 });
export const bound = integer({ minimum: 0, maximum: 10_000 });
const view = { access: { privilege: stockPrivilege, action: 'view' }, method: 'GET', base: 'middle' } as const;
const figures = z.object({
  free: z.int(),
  waiting: z.int(),
  held: z.int(),
  total: z.int(),
  inTransitIn: z.int(),
  inTransitOut: z.int(),
});
export type StockFigures = z.infer<typeof figures>;

const stockedCard = z.object({
  secureId: z.uuid(),
  cardNo: z.string(),
  reason: z.enum(['free', 'waiting', 'held']),
  design: z.nullable(z.string()),
  receivedAt: z.string(),
  days: z.int(),
  holderName: z.nullable(z.string()),
  holds: z.array(z.enum(holdCodes)),
});
export type StockedCard = z.infer<typeof stockedCard>;
/** Cards of a page of a safe. */
export const stockedPage = 50;
/** Days of movements that are shown. */
export const stockDays = 60;

const officeStock = z.object({
  secureId: z.uuid(),
  officeKind: z.enum(['BRANCH', 'MRA']),
  office: z.string(),
  mra: z.string(),
  minimum: z.int(),
  maximum: z.int(),
  level: z.enum(['OUT', 'LOW', 'OK', 'HIGH']),
  ...figures.shape,
});
export type OfficeStock = z.infer<typeof officeStock>;

/** Stock of which an office has too little. */
export const isShort = ({ level }: { readonly level: string }): boolean => level === 'OUT' || level === 'LOW';
/** Rows that one press proposes for at most. */
export const mostProposed = 100;

const proposal = z.object({
  secureId: z.uuid(),
  reservationNo: z.string(),
  requester: z.string(),
  lines: z.int(),
  cards: z.int(),
});
export type Proposal = z.infer<typeof proposal>;
const leftOut = z.object({
  office: z.string(),
  cardType: z.string(),
  code: z.enum(['PROPOSAL_NOT_NEEDED', 'OPEN_RESERVATION_EXISTS', 'PROPOSAL_NOT_POSSIBLE', 'TYPE_NOT_FOR_BRANCH']),
  reservationId: z.nullable(z.uuid()),
  reservationNo: z.nullable(z.string()),
});
export type LeftOut = z.infer<typeof leftOut>;

/** The module's own calls besides the operations. */
export const stockCalls = {
  totals: call({
    ...view,
    name: `${stockModule}.totals`,
    path: `${stockModule}/totals`,
    summary: 'Card stock: the sum of what a list shows',
    query: z.object({
      search: z.optional(z.string()),
      officeKind: z.optional(z.string()),
      mraId: z.optional(z.uuid()),
      branchId: z.optional(z.uuid()),
      cardTypeId: z.optional(z.uuid()),
      level: z.optional(z.string()),
      mismatch: z.optional(z.boolean()),
    }),
    result: figures,
  }),
  map: call({
    ...view,
    name: `${stockModule}.map`,
    path: `${stockModule}/map`,
    summary: 'Card stock: offices with their stock of a card type, by MRA',
    query: z.object({ cardTypeId: z.uuid() }),
    result: z.array(officeStock),
  }),
  cards: call({
    ...view,
    name: `${stockModule}.cards`,
    path: `${stockModule}/{secureId}/cards`,
    summary: 'Card stock: cards in the safe, those that came first before the others',
    query: z.object({
      page: z.optional(z.int().check(z.gte(1))),
      reason: z.optional(z.enum(['free', 'waiting', 'held'])),
    }),
    result: z.object({ rows: z.array(stockedCard), total: z.int(), page: z.int() }),
  }),
  movements: call({
    ...view,
    name: `${stockModule}.movements`,
    path: `${stockModule}/{secureId}/movements`,
    summary: 'Card stock: cards in and out of the safe by day',
    result: z.array(z.object({ day: z.string(), in: z.int(), out: z.int() })),
  }),
  propose: call({
    name: `${stockModule}.propose`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${stockModule}/propose-reservation`,
    access: { privilege: stockPrivilege, action: 'create' },
    idempotent: true,
    summary:
      'Card stock: drafts of reservations up to the maximum, one per requester; what needs none is left out and named',
    body: z.object({ stockIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostProposed)) }),
    result: z.object({ made: z.array(proposal), leftOut: z.array(leftOut) }),
    errors: [
      'PROPOSAL_NOT_NEEDED',
      'PROPOSAL_NOT_POSSIBLE',
      'TYPE_NOT_FOR_BRANCH',
      'OPEN_RESERVATION_EXISTS',
      'FORBIDDEN',
    ],
  }),
  branches: call({
    ...view,
    name: `${stockModule}.branches`,
    path: `${stockModule}/mra/{secureId}`,
    summary: 'Card stock: the branches under an MRA in the same type',
    result: z.array(officeStock),
  }),
} as const;
