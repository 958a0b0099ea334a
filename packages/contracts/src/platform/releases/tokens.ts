import * as z from 'zod/mini';
import { reasonLength } from './changes.ts';
import { remoteId } from './record.ts';

const reason = z.string().check(z.minLength(reasonLength.minimum), z.maxLength(reasonLength.maximum));

/** Public half of a team's Ed25519 key (JWK): if set, only records signed with the private half are published. */
export const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
});
export type PublicKey = z.infer<typeof publicKey>;

/** Days that a token may live. */
export const tokenDays = { minimum: 1, maximum: 366, standard: 180 } as const;

export const newToken = z.object({
  remote: remoteId,
  /** Its user, e.g. "CI Tim Kartu"; the publisher in lists and in the audit trail. */
  name: z.string().check(z.minLength(3), z.maxLength(60), z.regex(/^[\p{L}\p{N} ._-]+$/u)),
  days: z.int().check(z.gte(tokenDays.minimum), z.lte(tokenDays.maximum)),
  publicKey: z.nullish(publicKey),
  reason,
});

export const revokedToken = z.object({ secureId: z.uuid(), reason });

/** A token as lists show it: its secret is stored as a hash only. */
export const releaseToken = z.object({
  secureId: z.uuid(),
  remote: z.string(),
  name: z.string(),
  /** Id of the team's key, if only signed records are published. */
  kid: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type ReleaseToken = z.infer<typeof releaseToken>;

/** The answer to the making of a token, the only one that ever holds the secret. */
export const createdToken = z.object({ ...releaseToken.shape, token: z.string() });

export const keyRotation = z.object({ reason });

/** A public key of the registry. `signs`: the one in use; the others are checked with only. */
export const releaseKey = z.object({
  kid: z.string(),
  x: z.string(),
  createdAt: z.string(),
  signs: z.boolean(),
  retiresAt: z.nullable(z.string()),
});
export type ReleaseKey = z.infer<typeof releaseKey>;
