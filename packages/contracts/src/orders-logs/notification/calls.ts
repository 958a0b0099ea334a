// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { businessLines } from '../../core/business-lines.ts';
import { call, type Call } from '../../core/call.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, choices, date, image, instant, integer, line, paragraph, references } from '../../core/fields.ts';
import { holdsLongNumber, linksIn, placeholderErrors } from '../../core/message-text.ts';
import { cardType } from '../../core/referables/cards.ts';
import { branch } from '../../core/referables/organisation.ts';
import { role } from '../../core/referables/people.ts';
import {
  memberScreens,
  memberStatuses,
  notificationAudiences,
  notificationPlaceholders,
  notificationRules,
  notificationStates,
  notificationTargets,
  type AudienceKind,
  type NotificationTarget,
} from '../notification-words.ts';

export const module = 'notification';
const privilege = `${module}:browse`;
export const optional = { required: false } as const;
const day = 86_400_000;

/** Which audiences a target can have. */
export const audiencesOf = (target: NotificationTarget | null): readonly AudienceKind[] =>
  target === 'CONSOLE' ? ['ALL', 'ROLE', 'BRANCH'] : ['ALL', 'SEGMENT', 'UPLOAD'];

export const fields = {
  target: choice(notificationTargets),
  title: line({ minimum: 3, maximum: 65 }),
  body: paragraph({ minimum: 3, maximum: notificationRules.consoleBody }),
  imageFileId: image(
    {
      width: 1024,
      height: 512,
      tolerance: 0.02,
      maximumBytes: 1_000_000,
      types: ['image/jpeg', 'image/png', 'image/webp'],
    },
    optional,
  ),
  link: line({ maximum: 200, ...optional }),
  audienceKind: choice(notificationAudiences),
  lines: choices(businessLines, { minimum: 0 }),
  // An office once, whatever its lines: people and members belong to offices.
  branchIds: references(branch, { lovParameters: { line: 'SPEKTRA' } }),
  cardTypeIds: references(cardType),
  memberStatuses: choices(memberStatuses, { minimum: 0 }),
  lastOrderFrom: date(optional),
  lastOrderTo: date(optional),
  uploadId: line({ maximum: 36, pattern: /^[0-9a-f-]{36}$/, ...optional }),
  roleIds: references(role),
  scheduleAt: instant(optional),
  expiresAt: instant(optional),
};
type Values = {
  readonly [Name in keyof typeof fields]: (typeof fields)[Name] extends { readonly schema: z.ZodMiniType<infer Value> }
    ? Value
    : never;
};

export function textErrors({ target, title, body }: Values): FieldError[] {
  const long =
    target !== 'CONSOLE' && body.length > notificationRules.memberBody
      ? [{ field: 'body', code: 'TOO_LONG', parameters: { maximum: notificationRules.memberBody } }]
      : [];
  const unsafe = Object.entries({ title, body })
    .filter(([, value]) => linksIn(value).length > 0 || holdsLongNumber(value))
    .map(([field]) => ({ field, code: 'NOT_ALLOWED' }));
  return [
    ...long,
    ...unsafe,
    ...placeholderErrors('title', title, notificationPlaceholders),
    ...placeholderErrors('body', body, notificationPlaceholders),
  ];
}

export function linkErrors({ target, link }: Values): FieldError[] {
  if (link === null) return [];
  const fits = target === 'CONSOLE' ? /^\/[a-z0-9/-]*$/.test(link) : memberScreens.some(({ value }) => value === link);
  return fits ? [] : [{ field: 'link', code: 'PATTERN' }];
}

export function audienceErrors({ target, audienceKind, uploadId, roleIds, branchIds }: Values): FieldError[] {
  if (!audiencesOf(target).includes(audienceKind)) return [{ field: 'audienceKind', code: 'NOT_ALLOWED' }];
  const missing =
    audienceKind === 'UPLOAD' && uploadId === null
      ? 'uploadId'
      : audienceKind === 'ROLE' && roleIds.length === 0
        ? 'roleIds'
        : audienceKind === 'BRANCH' && branchIds.length === 0
          ? 'branchIds'
          : null;
  if (missing) return [{ field: missing, code: 'REQUIRED' }];
  return [];
}

export function expiryErrors({ target, scheduleAt, expiresAt }: Values): FieldError[] {
  if (target !== 'MEMBER_INBOX' || scheduleAt === null || expiresAt === null) return [];
  const length = Date.parse(expiresAt) - Date.parse(scheduleAt);
  return length > notificationRules.expiryDays * day ? [{ field: 'expiresAt', code: 'EXPIRY_TOO_FAR' }] : [];
}

const item = { secureId: z.uuid(), version: z.int() };
const noted = z.string().check(z.minLength(5), z.maxLength(255));
export const state = z.enum(notificationStates.map(({ value }) => value) as [string, ...string[]]);
const moved = z.object({ secureId: z.uuid(), version: z.int(), state });

const estimate = z.object({
  /** People who would receive it; `null` while the console has no register of members to count. */
  count: z.nullable(z.int()),
  /** Whether the channel can deliver now. */
  channel: z.enum(['READY', 'NOT_CONNECTED', 'NO_MEMBERS']),
  /** Member numbers of the file that nobody has: how many, and the first of them. */
  unknownCount: z.int(),
  unknown: z.array(z.string()),
});
export type NotificationEstimate = z.infer<typeof estimate>;

const upload = z.object({ uploadId: z.uuid(), name: z.string(), rows: z.int(), repeated: z.int() });
export type NotificationUpload = z.infer<typeof upload>;

export const tally = z.object({ hour: z.string(), outcome: z.string(), cause: z.nullable(z.string()), count: z.int() });
export type NotificationTally = z.infer<typeof tally>;

const move = (
  name: string,
  action: 'create' | 'update' | 'approve',
  summary: string,
  body: z.ZodMiniType = z.object(item),
  rest: Pick<Call, 'audit' | 'secondPerson'> = {},
) =>
  call({
    name: `${module}.${name}`,
    ...rest,
    method: 'PUT',
    base: 'middle',
    path: `${module}/${name}`,
    access: { privilege, action },
    summary: `Notification: ${summary}`,
    body,
    result: moved,
    errors: ['INVALID_STATE', 'STALE_VERSION', 'AUDIENCE_EMPTY', 'CHANNEL_UNAVAILABLE'],
  });

/** The module's own calls besides the operations. */
export const notificationCalls = {
  submit: move('submit', 'create', 'asks for approval; a console notification is scheduled at once', z.object(item), {
    audit: 'REQUEST',
  }),
  approve: move('approve', 'approve', 'approves; a time that has passed becomes now', z.object(item), {
    secondPerson: 'independent',
  }),
  reject: move('reject', 'approve', 'rejects with a note', z.object({ ...item, note: noted }), {
    secondPerson: 'other',
  }),
  withdraw: move('withdraw', 'update', 'takes a waiting or scheduled one back to be edited'),
  cancel: move('cancel', 'update', 'cancels before it is sent'),
  stop: move('stop', 'update', 'stops while it is being sent'),
  copy: call({
    name: `${module}.copy`,
    method: 'POST',
    base: 'middle',
    path: `${module}/copy`,
    access: { privilege, action: 'create' },
    summary: 'Notification: a new draft with the same text and audience',
    body: z.object({ secureId: z.uuid() }),
    result: moved,
    idempotent: true,
  }),
  test: call({
    name: `${module}.test`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/test`,
    access: { privilege, action: 'create' },
    summary: 'Notification: sends it to oneself, or to one test member',
    body: z.object({ secureId: z.uuid(), custNo: z.nullish(z.string().check(z.maxLength(30))) }),
    result: z.object({ left: z.int() }),
    errors: ['TEST_LIMIT', 'CHANNEL_UNAVAILABLE', 'NOT_FOUND'],
  }),
  estimate: call({
    name: `${module}.estimate`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/estimate`,
    access: { privilege, action: 'view' },
    summary: 'Notification: how many it would reach',
    result: estimate,
  }),
  upload: call({
    name: `${module}.upload`,
    method: 'POST',
    base: 'middle',
    path: `${module}/upload`,
    access: { privilege, action: 'create' },
    upload: true,
    summary: 'Notification: keeps a CSV file of member numbers (column cust_no)',
    result: upload,
    errors: ['FILE_SEPARATOR', 'FILE_COLUMNS', 'FILE_EMPTY', 'FILE_ENCODING', 'IMPORT_TOO_MANY_ROWS'],
  }),
} as const;

export const count = integer({ minimum: 0, maximum: 10_000_000 });
