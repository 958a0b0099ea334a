import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { counters, decided, desk, documentType, figures, note, place, reasonIds, seen } from './records.ts';
import { module } from './vocabulary.ts';

export { type OtherPhoto, type PhotoCounters, type PhotoDesk, type PhotoFigures } from './records.ts';

const privilege = `${module}:browse`;

const act = <Body>(
  name: 'approve' | 'reject' | 'escalate',
  summary: string,
  body: z.ZodMiniType<Body>,
  errors: readonly string[],
) =>
  call({
    name: `${module}.${name}`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/${name}`,
    access: { privilege, action: 'update' },
    secondPerson: 'other',
    summary,
    body,
    result: decided,
    errors: ['STALE_VERSION', 'ALREADY_DECIDED', 'CLAIM_EXPIRED', 'PHOTO_UNSEEN', 'SELF_APPROVAL', ...errors],
  });

/** Calls of the photos of members besides the operations (docs/model/membership.md#photos-of-members). */
export const photoCalls = {
  desk: call({
    name: `${module}.desk`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/desk`,
    access: { privilege, action: 'view' },
    summary: 'A photo that the caller has taken, with the data of the member in clear; audited once for each photo',
    result: desk,
    reveals: true,
    errors: ['CLAIM_EXPIRED', 'PHOTO_UNDECIDED_LIMIT'],
  }),
  photo: call({
    name: `${module}.photo`,
    audit: 'OPEN_PHOTO',
    method: 'POST',
    base: 'direct',
    path: `${module}/{secureId}/photo`,
    access: { privilege, action: 'view' },
    download: true,
    summary:
      'The picture with watermark, or that of another photo of the member, for the person who has taken the photo',
    body: z.object({ of: z.optional(z.uuid()) }),
    errors: ['CLAIM_EXPIRED', 'PHOTO_UNDECIDED_LIMIT'],
  }),
  approve: act(
    'approve',
    'Approves a photo; that of an identity card confirms that NIK and name are the same',
    z.object({ ...seen, identityConfirmed: z.optional(z.boolean()) }),
    ['IDENTITY_UNCONFIRMED', 'MEMBER_CLOSED'],
  ),
  reject: act(
    'reject',
    'Rejects a photo with reasons; the member is asked for another',
    z.object({ ...seen, reasonIds }),
    ['PHOTO_REASONS'],
  ),
  escalate: act('escalate', 'Hands a photo on that may be a fraud', z.object({ ...seen, note }), []),
  settle: call({
    name: `${module}.settle`,
    audit: 'SETTLE',
    method: 'PUT',
    base: 'middle',
    path: `${module}/settle`,
    access: { privilege, action: 'approve' },
    secondPerson: 'independent',
    summary: 'Decides an escalated photo; never the person who escalated it',
    body: z.object({
      ...seen,
      verdict: z.enum(['APPROVED', 'REJECTED']),
      identityConfirmed: z.optional(z.boolean()),
      reasonIds: z.optional(reasonIds),
    }),
    result: decided,
    errors: [
      'STALE_VERSION',
      'ALREADY_DECIDED',
      'CLAIM_EXPIRED',
      'PHOTO_UNSEEN',
      'IDENTITY_UNCONFIRMED',
      'PHOTO_REASONS',
      'MEMBER_CLOSED',
    ],
  }),
  counters: call({
    name: `${module}.counters`,
    method: 'GET',
    base: 'middle',
    path: `${module}/counters`,
    access: { privilege, action: 'view' },
    summary: 'How many photos wait, of each kind, and since when; within the scope',
    result: counters,
  }),
  figures: call({
    name: `${module}.figures`,
    method: 'GET',
    base: 'middle',
    path: `${module}/figures`,
    access: { privilege, action: 'view' },
    summary: 'What each screener decided a day, and how second looks agreed; at most 92 days, within the scope',
    query: z.object({ from: plainDate(), to: plainDate() }),
    result: figures,
    errors: ['PHOTO_PERIOD_TOO_LONG'],
  }),
  submit: call({
    name: `${module}.submit`,
    audit: 'CREATE',
    method: 'POST',
    base: 'direct',
    path: module,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Takes a photo of a member from an application; it becomes the current document of its kind and waits',
    body: z.object({
      memberNo: z.string().check(z.regex(/^\d{10}$/)),
      documentType,
      fileId: z.uuid(),
      takenAt: z.iso.datetime({ offset: true }),
      place: z.optional(z.nullable(place)),
    }),
    result: decided,
    errors: ['MEMBER_CLOSED'],
  }),
} as const;
