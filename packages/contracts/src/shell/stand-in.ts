import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { text } from '../core/text.ts';

const base = 'middle';
const access = 'session';

/** Longest time of a stand-in in days, both ends included. */
export const standInDays = 90;

/** Codes of naming a stand-in. */
export const standInErrors = {
  STAND_IN_NOT_ABLE: {
    status: 409,
    text: text(
      'Pengganti harus memegang sendiri semua persetujuan dan cakupan Anda',
      'A stand-in must hold all your approvals and your scope himself',
    ),
  },
  STAND_IN_EXISTS: {
    status: 409,
    text: text('Sudah ada pengganti dalam waktu itu', 'There is a stand-in for that time already'),
  },
} as const;

const person = z.object({ username: z.string(), name: z.string() });
/** Someone who decides for somebody absent, from one day to another, both included. */
export const standIn = z.object({
  secureId: z.uuid(),
  absent: person,
  standIn: person,
  from: z.string(),
  until: z.string(),
});
export type StandIn = z.infer<typeof standIn>;

/** Stand-ins during leave (docs/model/shell.md#stand-in-during-leave). */
export const standInCalls = {
  own: call({
    name: 'auth.me.stand-in',
    method: 'GET',
    base,
    access,
    path: 'auth/me/stand-in',
    summary: 'Who stands in for the caller, and for whom the caller stands in, now or later',
    result: z.object({ approves: z.boolean(), own: z.array(standIn), ofOthers: z.array(standIn) }),
  }),
  choices: call({
    name: 'auth.me.stand-in.lov',
    method: 'GET',
    base,
    access,
    path: 'auth/me/stand-in/lov',
    summary: 'People who hold all approvals and the scope of the caller, at most 50',
    query: z.object({ search: z.optional(z.string()), secureId: z.optional(z.array(z.uuid())) }),
    result: z.array(z.object({ secureId: z.uuid(), code: z.string(), name: z.string() })),
  }),
  create: call({
    name: 'auth.me.stand-in.create',
    method: 'POST',
    base,
    access,
    path: 'auth/me/stand-in',
    summary: 'Names who decides while the caller is absent; nobody gains rights by it',
    idempotent: true,
    body: z.object({ standInId: z.uuid(), from: z.iso.date(), until: z.iso.date() }),
    result: standIn,
    errors: ['STAND_IN_NOT_ABLE', 'STAND_IN_EXISTS'],
  }),
  end: call({
    name: 'auth.me.stand-in.end',
    audit: 'UPDATE',
    method: 'PUT',
    base,
    access,
    path: 'auth/me/stand-in/end',
    summary: 'Ends a stand-in early',
    body: z.object({ secureId: z.uuid() }),
    result: z.object({ ended: z.boolean() }),
  }),
} as const;
