import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { reasonLength } from '../platform/releases/changes.ts';
import { emailPattern } from '../core/fields.ts';
import { text } from '../core/text.ts';

const module = 'token-management';
const access = (action: 'view' | 'create' | 'update') => ({ privilege: `${module}:browse`, action }) as const;
const reason = z.string().check(z.minLength(reasonLength.minimum), z.maxLength(reasonLength.maximum));

/** Services that other systems may be let into, by the module that serves them. */
export const sourceServices = ['blacklist-phone-number'] as const;
export type SourceService = (typeof sourceServices)[number];

/** An address or a range of them, such as `10.20.0.0/16`; never all of them. */
const range = z.string().check(z.maxLength(43), z.regex(/^[0-9a-f.:]{2,39}(\/([1-9]|[1-9]\d|1[01]\d|12[0-8]))?$/i));

const newSource = z.object({
  code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,19}$/)),
  name: z.string().check(z.minLength(3), z.maxLength(60)),
  ownerName: z.string().check(z.minLength(3), z.maxLength(60)),
  ownerEmail: z.string().check(z.maxLength(100), z.regex(emailPattern)),
  allowedServices: z.array(z.enum(sourceServices)).check(z.minLength(1)),
  ipAllowList: z.array(range).check(z.minLength(1), z.maxLength(20)),
  ratePerMinute: z.int().check(z.gte(1), z.lte(6000)),
});
export type NewSource = z.infer<typeof newSource>;

/** ACTIVE is the token in use; GRACE one that a newer replaces, for some hours more. */
export const tokenStates = ['ACTIVE', 'GRACE', 'REVOKED', 'EXPIRED'] as const;

const sourceToken = z.object({
  secureId: z.uuid(),
  tokenPrefix: z.string(),
  state: z.enum(tokenStates),
  issuedAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  lastIp: z.nullable(z.string()),
});
export type SourceToken = z.infer<typeof sourceToken>;

const source = z.object({
  ...newSource.shape,
  secureId: z.uuid(),
  clientId: z.string(),
  callsToday: z.int(),
  tokens: z.array(sourceToken),
});
export type ExternalSource = z.infer<typeof source>;

const days = z.int().check(z.gte(1), z.lte(365));
const issued = z.object({ ...sourceToken.shape, token: z.string() });

/** Errors of this module; SOURCE_DENIED says nothing more to a caller without a valid token. */
export const tokenManagementErrors = {
  SOURCE_DENIED: {
    status: 401,
    text: text('Kredensial aplikasi tidak berlaku', 'The credentials of the application are not valid'),
  },
  TOKEN_LIMIT: {
    text: text(
      'Sumber ini sudah memiliki token aktif: gantikan atau cabut token itu',
      'This source has an active token: rotate or revoke it',
    ),
  },
} as const;

/** Tokens by which other systems call us (docs/model/membership.md#external-source-tokens). */
export const tokenManagementCalls = {
  list: call({
    name: `${module}.list`,
    method: 'GET',
    base: 'middle',
    path: module,
    access: access('view'),
    summary: 'External sources with their tokens, without what would let anybody in',
    result: z.array(source),
  }),
  create: call({
    name: `${module}.create`,
    method: 'POST',
    base: 'middle',
    path: module,
    access: access('create'),
    stepUp: 'always',
    idempotent: true,
    summary: 'A further external source; it is let in with its first token',
    body: newSource,
    result: source,
  }),
  issue: call({
    name: `${module}.issue`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/issue`,
    access: access('update'),
    stepUp: 'always',
    secret: true,
    summary: 'The token of a source that has none; told in this answer alone',
    body: z.object({ days, reason }),
    result: issued,
    errors: ['TOKEN_LIMIT'],
  }),
  rotate: call({
    name: `${module}.rotate`,
    audit: 'ROTATE_KEY',
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/rotate`,
    access: access('update'),
    stepUp: 'always',
    secret: true,
    summary: 'A new token; the one before works for some hours more',
    body: z.object({ days, graceHours: z.int().check(z.gte(1), z.lte(72)), reason }),
    result: issued,
  }),
  revoke: call({
    name: `${module}.revoke`,
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/revoke`,
    access: access('update'),
    stepUp: 'always',
    summary: 'Ends all tokens of a source at once',
    body: z.object({ reason }),
    result: z.object({ revoked: z.int() }),
  }),
} as const;
