import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { lineLimit, reservationModule as module } from './vocabulary.ts';
import { quantity, lineInput, item, reason, moved, access, base, openRange, openLine } from './records.ts';

export {
  officeKinds,
  lineInput,
  type ReservationLineInput,
  lineRow,
  type ReservationLineRow,
  type OpenRange,
  type OpenLine,
} from './records.ts';

/** The module's own calls besides operations and simple steps. */
export const reservationCalls = {
  approve: call({
    name: `${module}.approve`,
    method: 'PUT',
    base,
    path: `${module}/approve`,
    access: access('approve'),
    summary: 'Approves with a quantity per line; a lower one needs a reason',
    body: z.object({
      ...item,
      lines: z
        .array(z.object({ lineId: z.uuid(), qtyApproved: z.int().check(z.gte(0), z.lte(lineLimit)) }))
        .check(z.minLength(1), z.maxLength(500)),
      reason: z.nullish(reason),
    }),
    result: moved,
    secondPerson: 'independent',
    errors: ['INVALID_STATE', 'STALE_VERSION', 'NOTHING_APPROVED', 'ONLY_LOWER', 'TYPE_NOT_FOR_BRANCH'],
  }),
  addLine: call({
    name: `${module}.line-create`,
    audit: 'UPDATE',
    method: 'POST',
    base,
    path: `${module}/line`,
    access: access('update'),
    summary: 'Adds a line to a draft',
    body: z.object({ ...item, line: lineInput }),
    result: moved,
    idempotent: true,
    errors: ['INVALID_STATE', 'STALE_VERSION', 'DUPLICATE_LINE'],
  }),
  // The approver may lower the quantity while deciding, so the `view` action is enough for this call.
  changeLine: call({
    name: `${module}.line-update`,
    audit: 'UPDATE',
    method: 'PUT',
    base,
    path: `${module}/line`,
    access: access('view'),
    summary: 'Changes a line: its requester before the decision, whoever decides by lowering it',
    body: z.object({
      lineId: z.uuid(),
      version: z.int(),
      cardDesignId: z.nullable(z.uuid()),
      qtyRequested: quantity,
      viaMra: z.boolean(),
    }),
    result: moved,
    errors: ['INVALID_STATE', 'STALE_VERSION', 'ONLY_LOWER', 'FORBIDDEN'],
  }),
  removeLine: call({
    name: `${module}.line-delete`,
    audit: 'UPDATE',
    method: 'DELETE',
    base,
    path: `${module}/line`,
    access: access('update'),
    summary: 'Removes a line from a draft',
    body: z.object({ lineId: z.uuid(), version: z.int() }),
    result: moved,
    errors: ['INVALID_STATE', 'STALE_VERSION', 'LAST_LINE'],
  }),
  stock: call({
    name: `${module}.stock`,
    method: 'GET',
    base,
    path: `${module}/stock`,
    access: access('view'),
    summary: 'Stock of an office and what it has given out in three months, beside the quantity asked for',
    query: z.object({ destinationId: z.uuid(), cardTypeId: z.uuid() }),
    result: z.object({ free: z.int(), inTransit: z.int(), usage: z.int() }),
  }),
  ranges: call({
    name: `${module}.ranges`,
    method: 'GET',
    base,
    path: `${module}/allotment/ranges`,
    access: access('view'),
    summary: 'Active stock ranges whose type has approved lines without numbers',
    result: z.array(openRange),
  }),
  openLines: call({
    name: `${module}.open-lines`,
    method: 'GET',
    base,
    path: `${module}/allotment/lines`,
    access: access('view'),
    summary: "Approved lines of a range's type that lack numbers",
    query: z.object({ sequenceId: z.uuid() }),
    result: z.object({ range: openRange, lines: z.array(openLine) }),
  }),
  allot: call({
    name: `${module}.allot`,
    method: 'POST',
    base,
    path: `${module}/allotment`,
    access: access('update'),
    summary: 'Allots numbers of a range to lines, one after the other',
    idempotent: 'required',
    body: z.object({
      sequenceId: z.uuid(),
      items: z
        .array(z.object({ lineId: z.uuid(), version: z.int(), quantity }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    result: z.object({ allotted: z.int(), firstNumber: z.string(), lastNumber: z.string() }),
    errors: ['RANGE_INSUFFICIENT', 'OVER_ALLOTMENT', 'TYPE_NOT_FOR_BRANCH', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  release: call({
    name: `${module}.release`,
    method: 'DELETE',
    base,
    path: `${module}/allotment`,
    access: access('update'),
    summary: 'Gives the numbers of an allotment back to the range',
    body: z.object({ secureId: z.uuid(), reason }),
    result: moved,
    errors: ['ALLOTMENT_GENERATED', 'ALLOTMENT_NOT_LAST', 'INVALID_STATE'],
  }),
} as const;
