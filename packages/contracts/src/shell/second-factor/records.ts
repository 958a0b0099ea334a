import * as z from 'zod/mini';
import { text } from '../../core/text.ts';
import { passkeyAnswer } from '../proof.ts';

/** A second factor of local sign-in: codes of an authenticator (RFC 6238), or a passkey (WebAuthn). */
export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Characters of the name that its owner gives a factor. */
export const factorName = { minimum: 3, maximum: 60 } as const;
/** Recovery codes that are given at a time. */
export const recoveryCodeCount = 10;

export const factor = z.object({
  secureId: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Factor = z.infer<typeof factor>;
/** The own factors. `required`: a role demands one; `passkeys`: the address of the console lets browsers make them. */
export const ownFactors = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
  passkeys: z.boolean(),
});

/** Signs of a code that is typed, a recovery code with its dashes among them. */
export const codeMaximum = 40;
const code = z.string().check(z.maxLength(codeMaximum));
export const options = z.record(z.string(), z.unknown());
/** What a browser is given to enrol: the secret with its address for a QR code, or the options of a passkey. */
export const enrolment = z.union([
  z.object({ kind: z.literal('TOTP'), secret: z.string(), address: z.string() }),
  z.object({ kind: z.literal('PASSKEY'), options }),
]);
export type Enrolment = z.infer<typeof enrolment>;
export const wish = z.object({ kind: z.enum(factorKinds) });
export const name = z.string().check(z.minLength(factorName.minimum), z.maxLength(factorName.maximum));
/** What finishes an enrolment: the first code, or the browser's answer. */
export const enrolled = z.union([
  z.object({ kind: z.literal('TOTP'), name, code }),
  z.object({ kind: z.literal('PASSKEY'), name, answer: passkeyAnswer }),
]);
export type Enrolled = z.infer<typeof enrolled>;
/** What is offered in the second step of a sign-in. */
export const offer = z.union([
  z.object({ kind: z.literal('TOTP'), code }),
  z.object({ kind: z.literal('PASSKEY'), answer: passkeyAnswer }),
  z.object({ kind: z.literal('RECOVERY'), code }),
]);
export type FactorOffer = z.infer<typeof offer>;

/** Body of the 401 `second_factor_required` and `second_factor_enrolment`, besides error and description. */
export interface SecondStep {
  /** Names this sign-in in the calls of its second step. */
  readonly ticket: string;
  /** What the person has; of an enrolment, what may be enrolled. */
  readonly kinds: readonly FactorKind[];
}

/** Codes of second factors besides the shared ones. */
export const factorErrors = {
  FACTOR_WRONG: { status: 422, text: text('Kode atau passkey tidak cocok', 'The code or passkey is not right') },
  FACTOR_EXPIRED: {
    status: 409,
    text: text('Langkah ini sudah kedaluwarsa, mulai lagi', 'This step has expired, begin again'),
  },
  FACTOR_LIMIT: { status: 409, text: text('Maksimal {limit} faktor kedua', 'At most {limit} second factors') },
  PASSKEYS_IMPOSSIBLE: {
    status: 409,
    text: text('Passkey tidak tersedia di alamat konsol ini', 'Passkeys cannot be used at the address of this console'),
  },
} as const;

export const ticket = z.string();
