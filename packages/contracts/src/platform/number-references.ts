import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/** Longest text that is kept: a search, or the card numbers that a page brings to another. */
const longest = 12_000;

export const numberReferenceCalls = {
  keep: call({
    name: 'number-reference.keep',
    method: 'POST',
    base: 'middle',
    path: 'number-reference',
    access: 'session',
    reads: true,
    summary: 'Keeps a text with a full personal number under an id made by the client, for use in addresses',
    body: z.object({ id: z.uuid(), number: z.string().check(z.minLength(8), z.maxLength(longest)) }),
  }),
  read: call({
    name: 'number-reference.read',
    method: 'GET',
    base: 'middle',
    path: 'number-reference/{numberId}',
    access: 'session',
    summary: 'An own kept text; those of others are not told',
    result: z.object({ number: z.string() }),
  }),
} as const;
