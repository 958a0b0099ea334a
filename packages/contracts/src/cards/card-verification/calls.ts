import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { checklist } from './checklist.ts';
import {
  module,
  privilege,
  one,
  seen,
  note,
  documentType,
  claimed,
  decided,
  act,
  desk,
  documents,
  submitted,
  application,
} from './records.ts';

export {
  type VerificationStepResult,
  type VerificationAttempt,
  type VerificationDesk,
  application,
  type CardApplication,
} from './records.ts';

/** The module's own calls besides the operations. */
export const verificationCalls = {
  claim: act('claim', 'update', 'Takes an application for 30 minutes, or takes it again', z.object(one), claimed, {
    secondPerson: 'other',
    onlyOwnModule: true,
  }),
  claimNext: act(
    'claim-next',
    'update',
    'Takes the oldest application that nobody has; none: null',
    z.object({ after: z.nullish(z.uuid()) }),
    z.object({ secureId: z.nullable(z.uuid()) }),
    { audit: 'CLAIM', onlyOwnModule: true },
  ),
  release: act(
    'release',
    'update',
    'Drops the own claim; with a key, only the one that this page took',
    z.object({ ...one, claimKey: z.nullish(z.uuid()) }),
    z.object({ released: z.boolean() }),
    { onlyOwnModule: true },
  ),
  checklist: act(
    'checklist',
    'update',
    'Keeps the findings so far, and the claim for another 30 minutes',
    z.object({ ...one, checklist, note }),
    z.object({ claimedUntil: z.string() }),
    { audit: 'UPDATE' },
  ),
  approve: act(
    'approve',
    'view',
    'Approves: the verifier whose checklist is in order, or a second person what was sent for approval',
    z.object({ ...seen, note }),
    decided,
    { secondPerson: 'independent' },
  ),
  override: act(
    'override',
    'update',
    'Sends for approval in spite of a failed step',
    z.object({ ...seen, note: z.string().check(z.minLength(20), z.maxLength(500)) }),
    decided,
    { audit: 'REQUEST', secondPerson: 'other' },
  ),
  return: act(
    'return',
    'view',
    'Returns to the applicant with reasons, or to the verifier with a note',
    z.object({ ...seen, reasonIds: z.nullish(z.array(z.uuid()).check(z.maxLength(10))), note }),
    decided,
    { secondPerson: 'other' },
  ),
  reject: act(
    'reject',
    'update',
    'Refuses for good',
    z.object({ ...seen, reasonIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)), note }),
    decided,
    { secondPerson: 'other' },
  ),
  cancel: act(
    'cancel',
    'update',
    'Withdraws an approval without a card; head office only',
    z.object({ ...seen, reason: z.string().check(z.minLength(5), z.maxLength(255)) }),
    decided,
  ),
  desk: call({
    name: `${module}.desk`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/desk`,
    access: { privilege, action: 'view' },
    summary:
      'Steps, attempts, findings and history of an application; the applicant in clear to whoever ' +
      'decides on it, which is audited and counted',
    result: desk,
    reveals: true,
    errors: ['OPENING_LIMIT', 'UNDECIDED_LIMIT'],
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
      'A photo with watermark: without a reason for whoever has claimed the application or decides on ' +
      'it, else as a reveal',
    body: z.object({
      attempt: z.int(),
      documentType,
      reason: z.nullish(z.string().check(z.minLength(10), z.maxLength(255))),
    }),
    errors: ['REVEAL_LIMIT', 'OPENING_LIMIT', 'UNDECIDED_LIMIT'],
  }),
  submit: call({
    name: `${module}.submit`,
    audit: 'REQUEST',
    method: 'POST',
    base: 'direct',
    path: module,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Takes an application from an application form; its photos are uploaded before',
    body: application,
    result: submitted,
  }),
  resubmit: call({
    name: `${module}.resubmit`,
    audit: 'CREATE',
    method: 'POST',
    base: 'direct',
    path: `${module}/{secureId}/resubmit`,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Takes a returned application again, with new photos in place of those named',
    body: z.object({ nameOnCard: z.nullish(z.string().check(z.maxLength(24))), documents }),
    result: submitted,
  }),
} as const;
