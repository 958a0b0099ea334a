import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { changeRules, proposed } from '../../core/changes.ts';
import { integer, options, paragraph } from '../../core/fields.ts';
import { text } from '../../core/text.ts';
import { reasonLength } from '../../platform/releases/changes.ts';

export const module = 'token-management';
const access = (action: 'view' | 'update') => ({ privilege: `${module}:browse`, action }) as const;
const reason = z.string().check(z.minLength(reasonLength.minimum), z.maxLength(reasonLength.maximum));
/** The reason of what a second person may have to approve. */
const approvedReason = { minimum: changeRules.reason.minimum, maximum: reasonLength.maximum } as const;
const askedReason = z.string().check(z.minLength(approvedReason.minimum), z.maxLength(approvedReason.maximum));

/** ACTIVE is the token in use; GRACE one that a newer replaces, for some hours more. */
export const tokenStates = options({
  ACTIVE: ['Aktif', 'Active', 'success'],
  GRACE: ['Masa tenggang', 'Grace', 'warning'],
  REVOKED: ['Dicabut', 'Revoked', 'error'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'neutral'],
});
export type TokenState = (typeof tokenStates)[number]['value'];

/** Why a call of a known source was refused. */
export const refusalCauses = options({
  EXPIRED: ['Token berakhir', 'Token ended'],
  IP: ['Alamat IP', 'IP address'],
  SCOPE: ['Layanan', 'Service'],
  RATE: ['Terlalu sering', 'Too often'],
  INACTIVE: ['Sumber nonaktif', 'Inactive source'],
});
export type RefusalCause = (typeof refusalCauses)[number]['value'];

const sourceToken = z.object({
  secureId: z.uuid(),
  tokenPrefix: z.string(),
  state: z.enum(['ACTIVE', 'GRACE', 'REVOKED', 'EXPIRED']),
  issuedAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  lastIp: z.nullable(z.string()),
});
export type SourceToken = z.infer<typeof sourceToken>;

const usage = z.object({
  tokens: z.array(sourceToken),
  /** Calls of the last 30 days, the earliest first; days without calls are there too. */
  days: z.array(z.object({ day: z.string(), calls: z.int() })),
  /** Refusals of the last 30 days. */
  refusals: z.array(z.object({ cause: z.enum(['EXPIRED', 'IP', 'SCOPE', 'RATE', 'INACTIVE']), count: z.int() })),
});
export type SourceUsage = z.infer<typeof usage>;

const days = z.int().check(z.gte(1), z.lte(365));
const issued = z.object({ ...sourceToken.shape, token: z.string() });
export type IssuedToken = z.infer<typeof issued>;
/** The token, or what waits for a second person. */
const issuedOrAsked = z.union([issued, proposed]);
export type IssuedOrAsked = z.infer<typeof issuedOrAsked>;

/** What was approved and is fetched by who asked for it. */
export const issueKinds = options({
  ISSUE: ['Terbitkan token', 'Issue token', 'info'],
  ROTATE: ['Ganti token', 'Rotate token', 'info'],
});
export type IssueKind = (typeof issueKinds)[number]['value'];

/** Hours in which an approved token is fetched. */
export const fetchHours = 24;

/** What is asked for when a token is made or ended. */
export const tokenFields = {
  days: integer({ minimum: 1, maximum: 365, title: text('Berlaku (hari)', 'Valid for (days)') }),
  graceHours: integer({
    minimum: 1,
    maximum: 72,
    title: text('Token lama berlaku (jam)', 'Earlier token works for (hours)'),
  }),
  askedReason: paragraph({ ...approvedReason, title: text('Alasan', 'Reason') }),
  reason: paragraph({ ...reasonLength, title: text('Alasan', 'Reason') }),
} as const;

/** Calls of the tokens of a source (docs/model/membership.md#external-source-tokens). */
export const tokenManagementCalls = {
  usage: call({
    name: `${module}.usage`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/usage`,
    access: access('view'),
    summary: 'Tokens of a source, without what would let anybody in; its calls and refusals of 30 days',
    result: usage,
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
    summary: 'The token of a source that has none; told in this answer alone. With data of members it waits',
    body: z.object({ days, reason: askedReason }),
    result: issuedOrAsked,
    errors: ['TOKEN_LIMIT', 'SOURCE_INACTIVE', 'CHANGE_PENDING'],
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
    summary: 'A new token; the one before works for some hours more. With more data of members it waits',
    body: z.object({ days, graceHours: z.int().check(z.gte(1), z.lte(72)), reason: askedReason }),
    result: issuedOrAsked,
    errors: ['SOURCE_INACTIVE', 'CHANGE_PENDING'],
  }),
  fetch: call({
    name: `${module}.fetch`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/fetch`,
    access: access('update'),
    stepUp: 'always',
    secret: true,
    summary: 'Makes the token that was approved, for who asked for it; told in this answer alone',
    result: issued,
    errors: ['TOKEN_NOT_APPROVED', 'TOKEN_LIMIT', 'SOURCE_INACTIVE'],
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
