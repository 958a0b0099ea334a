import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { text } from '../core/text.ts';

/** Ways to prove the identity of a signed-in user again. `identity`: a sign-in at the identity service. */
export const proofKinds = ['password', 'totp', 'passkey', 'identity'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** `result` of a PROOF_REQUIRED: what proves the caller, and how long that is good for. */
export const proofRequired = z.object({ proofs: z.array(z.enum(proofKinds)), minutes: z.int() });
export type ProofRequired = z.infer<typeof proofRequired>;

/** Answer of a passkey as the browser gives it (WebAuthn, `AuthenticationResponseJSON`); the library checks it. */
export const passkeyAnswer = z.record(z.string(), z.unknown());

/** What is offered as a proof. */
const offer = z.union([
  z.object({ kind: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ kind: z.literal('totp'), code: z.string().check(z.maxLength(20)) }),
  z.object({ kind: z.literal('passkey'), answer: passkeyAnswer }),
  z.object({ kind: z.literal('identity'), idToken: z.string(), nonce: z.string() }),
]);
export type ProofOffer = z.infer<typeof offer>;

/** Codes of a proof besides the shared ones. */
export const proofErrors = {
  PROOF_WRONG: { status: 422, text: text('Konfirmasi tidak cocok', 'That is not right') },
  PROOF_KIND: {
    status: 409,
    text: text('Cara konfirmasi ini tidak tersedia untuk sesi ini', 'This session cannot be confirmed that way'),
  },
} as const;

/** The call that makes the proof of the own session fresh (issue of STEP_UP_MINUTES). */
export const proofCalls = {
  prove: call({
    name: 'auth.me.prove',
    base: 'middle',
    access: 'session',
    method: 'PUT',
    path: 'auth/me/prove',
    summary: 'Proves again who the signed-in user is, for calls that answer PROOF_REQUIRED',
    body: offer,
    result: z.object({ provenAt: z.string() }),
    errors: ['PROOF_WRONG', 'PROOF_KIND', 'IDENTITY_UNAVAILABLE'],
  }),
} as const;
