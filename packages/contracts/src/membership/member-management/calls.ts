import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { module } from './vocabulary.ts';

const privilege = `${module}:browse`;
const path = (rest: string) => `${module}/${rest}`;
const update = { privilege, action: 'update' } as const;
const deviceId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/));
const channel = z.enum(['APP', 'PWA']);
const way = z.enum(['OTP', 'MAIDEN_NAME', 'KTP']);
/** Six digits, neither all the same nor in a row. */
const pin = z.string().check(z.regex(/^(?!(\d)\1{5})(?!012345|123456|234567|345678|456789|987654|876543)\d{6}$/));

const activity = z.object({
  devices: z.array(z.object({ deviceId: z.string(), model: z.string(), boundAt: z.string(), lastSeenAt: z.string() })),
  /** Sessions that are open. */
  sessions: z.int(),
  /** The last attempts, the newest first. */
  signIns: z.array(
    z.object({
      at: z.string(),
      channel,
      device: z.nullable(z.string()),
      result: z.enum(['OK', 'WRONG_PIN', 'LOCKED', 'NOT_ACTIVE', 'CHANNEL', 'DEVICE_LIMIT']),
    }),
  ),
  /** Links of the last days, the newest first. */
  links: z.array(
    z.object({
      purpose: z.enum(['ACTIVATION', 'RESET']),
      createdAt: z.string(),
      createdBy: z.string(),
      expiresAt: z.string(),
      sentAt: z.nullable(z.string()),
      usedAt: z.nullable(z.string()),
    }),
  ),
  /** Ways in which the caller has identified the member in the last 30 minutes. */
  identifiedBy: z.array(way),
  /** Whether the member has another phone than the username. */
  phoneChanged: z.boolean(),
});
export type AccountActivity = z.infer<typeof activity>;

const matched = z.object({ matched: z.boolean() });

/** Calls of accounts besides the operations, of staff and of the member's applications. */
export const accountCalls = {
  activity: call({
    name: `${module}.activity`,
    method: 'GET',
    base: 'middle',
    path: path('{secureId}/activity'),
    access: { privilege, action: 'view' },
    summary: 'Devices, sessions, the last 100 attempts to sign in, links, and how the caller identified the member',
    result: activity,
  }),
  otp: call({
    name: `${module}.otp`,
    audit: 'SEND',
    method: 'POST',
    base: 'middle',
    path: path('{secureId}/otp'),
    access: update,
    summary: 'Sends a one-time code to the registered phone of the member',
    result: z.object({ sentTo: z.string(), seconds: z.int() }),
    errors: ['OTP_TOO_SOON', 'OTP_UNAVAILABLE', 'PHONE_BLACKLISTED'],
  }),
  verify: call({
    name: `${module}.verify`,
    audit: 'COMPARE',
    method: 'POST',
    base: 'middle',
    path: path('{secureId}/verify'),
    access: update,
    summary: 'Identifies the member by the code',
    body: z.object({ otp: z.string().check(z.regex(/^\d{6}$/)) }),
    result: z.object({ verifiedAt: z.string() }),
    errors: ['OTP_FAILED'],
  }),
  compareName: call({
    name: `${module}.compare-name`,
    audit: 'COMPARE',
    method: 'POST',
    base: 'middle',
    path: path('{secureId}/compare-name'),
    access: update,
    summary: "Compares a typed name with the mother's maiden name, which is never shown",
    body: z.object({ name: z.string().check(z.minLength(3), z.maxLength(60)) }),
    result: matched,
    errors: ['EXACT_MATCH_LIMIT'],
  }),
  compareNik: call({
    name: `${module}.compare-nik`,
    audit: 'COMPARE',
    method: 'POST',
    base: 'middle',
    path: path('{secureId}/compare-nik'),
    access: update,
    summary: 'Compares the NIK of the identity card at the desk with that of the member',
    body: z.object({ nik: z.string().check(z.regex(/^\d{16}$/)) }),
    result: matched,
    errors: ['EXACT_MATCH_LIMIT'],
  }),
  setPin: call({
    name: `${module}.set-pin`,
    method: 'POST',
    base: 'publish',
    path: path('set-pin'),
    access: 'public',
    token: { service: 'member-management' },
    summary: 'The application of a member sets the PIN by the link that the member was sent, once',
    body: z.object({ link: z.string().check(z.regex(/^[0-9a-f-]{36}\.[\w-]{22,64}$/)), pin }),
    result: z.object({ state: z.string() }),
    errors: ['LINK_OVER', 'MEMBER_NOT_ACTIVE'],
  }),
  signIn: call({
    name: `${module}.sign-in`,
    method: 'POST',
    base: 'publish',
    path: path('sign-in'),
    access: 'public',
    token: { service: 'member-management' },
    secret: true,
    summary: 'A member signs in with phone and PIN on a device; five wrong PINs lock the account for 30 minutes',
    body: z.object({
      phone: z.string().check(z.regex(/^08\d{8,12}$/)),
      pin: z.string().check(z.regex(/^\d{6}$/)),
      channel,
      deviceId,
      model: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
    result: z.object({ session: z.string(), memberNo: z.string(), expiresAt: z.string() }),
    errors: ['SIGN_IN_FAILED', 'CHANNEL_CLOSED', 'DEVICE_LIMIT'],
  }),
  session: call({
    name: `${module}.session`,
    method: 'POST',
    base: 'publish',
    path: path('session'),
    access: 'public',
    token: { service: 'member-management' },
    summary: 'Whether a session of a member still stands',
    body: z.object({ session: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    result: z.object({ memberNo: z.string(), expiresAt: z.string() }),
    errors: ['SESSION_OVER'],
  }),
} as const;
