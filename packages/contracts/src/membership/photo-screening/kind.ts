import * as z from 'zod/mini';
import { text } from '../../core/text.ts';
import { photoCallsOf } from '../../platform/photos/calls.ts';
import { oneOf, type PhotoDesk } from '../../platform/photos/records.ts';
import { documentTypes } from '../verification-steps.ts';

export const module = 'photos-screening-membership';

const member = z.object({
  memberNo: z.string(),
  name: z.string(),
  nik: z.string(),
  birthDate: z.string(),
  gender: z.enum(['M', 'F']),
  status: z.string(),
  branch: z.string(),
});
/** A photo of a member at the desk, with the data of the member in clear. */
export type MemberPhotoDesk = PhotoDesk & { readonly member: z.infer<typeof member> };

/** Calls of the photos of members besides the operations (docs/model/membership.md#photos-of-members). */
export const photoCalls = photoCallsOf({
  module,
  documentType: oneOf(documentTypes),
  reason: z.uuid(),
  facts: { member },
  proof: { identityConfirmed: z.optional(z.boolean()) },
  approves: ['IDENTITY_UNCONFIRMED'],
  bars: ['MEMBER_CLOSED'],
  subject: { memberNo: z.string().check(z.regex(/^\d{10}$/)) },
  summaries: {
    desk: 'A photo that the caller has taken, with the data of the member in clear; audited once for each photo',
    approve: 'Approves a photo; that of an identity card confirms that NIK and name are the same',
    reject: 'Rejects a photo with reasons; the member is asked for another',
    submit: 'Takes a photo of a member from an application; it becomes the current document of its kind and waits',
  },
});

/** Refusals of photos of members. */
export const memberPhotoErrors = {
  IDENTITY_UNCONFIRMED: {
    status: 422,
    text: text('Pastikan NIK dan nama pada KTP sama', 'Confirm that NIK and name on the identity card are the same'),
  },
  MEMBER_CLOSED: {
    text: text('Member {memberNo} sudah ditutup', 'Member {memberNo} is closed'),
  },
} as const;
