import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { text } from '../core/text.ts';

const base = 'middle';
const access = 'session';
const code = z.string().check(z.maxLength(40));

/** Minutes for which a record is taken unless its queue says otherwise; taking it again begins them again. */
export const leaseMinutes = 30;

/** Codes of taking work. */
export const queueErrors = {
  QUEUE_TAKEN: {
    status: 409,
    text: text('Sedang dikerjakan {username} sampai {until}', '{username} works on it until {until}'),
  },
  QUEUE_LEFT: {
    status: 409,
    text: text('Data ini tidak menunggu lagi dalam antrean ini', 'This record no longer waits in this queue'),
  },
} as const;

const lease = z.object({ secureId: z.uuid(), username: z.string(), name: z.string(), until: z.string() });
export type Lease = z.infer<typeof lease>;

/** Taking the records of the queues that declare `leased`, named by the code of the queue. */
export const queueCalls = {
  takeNext: call({
    name: 'queue.take-next',
    audit: 'CLAIM',
    method: 'POST',
    base,
    access,
    path: 'queue/take-next',
    summary:
      'Takes the record that has waited longest and that nobody works on, within filters of its list; none: null',
    body: z.object({
      code,
      /** Filters of the list, as in its address. */
      filter: z.optional(z.record(z.string(), z.unknown())),
      /** Records that are left to others. */
      skip: z.optional(z.array(z.uuid()).check(z.maxLength(200))),
    }),
    result: z.object({ secureId: z.nullable(z.uuid()), until: z.nullable(z.string()) }),
  }),
  lease: call({
    name: 'queue.lease',
    method: 'GET',
    base,
    access,
    path: 'queue/lease',
    summary: 'Who works on a record; null: nobody',
    query: z.object({ code, secureId: z.uuid() }),
    result: z.object({ lease: z.nullable(lease), mayTakeOver: z.boolean() }),
  }),
  take: call({
    name: 'queue.take',
    audit: 'CLAIM',
    method: 'PUT',
    base,
    access,
    path: 'queue/take',
    summary: 'Takes a record at the version that was seen; one that somebody works on only who approves takes over',
    body: z.object({ code, secureId: z.uuid(), version: z.int(), over: z.optional(z.boolean()) }),
    result: lease,
    errors: ['QUEUE_TAKEN', 'QUEUE_LEFT', 'STALE_VERSION'],
  }),
  release: call({
    name: 'queue.release',
    method: 'PUT',
    base,
    access,
    path: 'queue/release',
    summary: 'Lets others take a record; that of another person only who approves',
    body: z.object({ code, secureId: z.uuid() }),
    result: z.object({ released: z.boolean() }),
    errors: ['QUEUE_TAKEN'],
  }),
} as const;
