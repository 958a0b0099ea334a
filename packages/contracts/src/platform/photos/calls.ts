// Long: every call of a desk of photos.
import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { counters, decided, deskShape, figures, note, place, seen } from './records.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What the calls of a kind of photos have of their own. */
export interface PhotoKindCalls<
  Facts extends Shape,
  Proof extends Shape,
  Subject extends Shape,
  Type extends z.ZodMiniType,
  Reason extends z.ZodMiniType,
> {
  readonly module: string;
  readonly documentType: Type;
  /** A reason of a rejection. */
  readonly reason: Reason;
  /** What photos are compared with at the desk, in clear. */
  readonly facts: Facts;
  /** What an approval says besides. */
  readonly proof: Proof;
  /** Codes of an approval. */
  readonly approves: readonly string[];
  /** Codes of every verdict, and of a photo that comes. */
  readonly bars: readonly string[];
  /** Whose photo comes. */
  readonly subject: Subject;
  readonly summaries: Readonly<Record<'desk' | 'approve' | 'reject' | 'submit', string>>;
}

/** The calls of a desk of photos besides the operations of its resource (docs/model/platform.md#photo-screening). */
export function photoCallsOf<
  Facts extends Shape,
  Proof extends Shape,
  Subject extends Shape,
  Type extends z.ZodMiniType,
  Reason extends z.ZodMiniType,
>(kind: PhotoKindCalls<Facts, Proof, Subject, Type, Reason>) {
  const { module, documentType, facts, proof, summaries, bars } = kind;
  const privilege = `${module}:browse`;
  const reasonIds = z.array(kind.reason).check(z.minLength(1), z.maxLength(10));
  const taken = ['STALE_VERSION', 'ALREADY_DECIDED', 'CLAIM_EXPIRED', 'PHOTO_UNSEEN', ...bars];
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
      errors: [...taken, 'SELF_APPROVAL', ...errors],
    });
  return {
    desk: call({
      name: `${module}.desk`,
      method: 'GET',
      base: 'middle',
      path: `${module}/{secureId}/desk`,
      access: { privilege, action: 'view' },
      summary: summaries.desk,
      result: z.object({ ...deskShape, ...facts }),
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
      summary: 'The picture with watermark, or that of a photo beside it, for the person who has taken the photo',
      body: z.object({ of: z.optional(z.uuid()) }),
      errors: ['CLAIM_EXPIRED', 'PHOTO_UNDECIDED_LIMIT'],
    }),
    approve: act('approve', summaries.approve, z.object({ ...seen, ...proof }), kind.approves),
    reject: act('reject', summaries.reject, z.object({ ...seen, reasonIds }), ['PHOTO_REASONS']),
    escalate: act(
      'escalate',
      'Hands a photo on that may be a fraud',
      z.object({ ...seen, note, reasonIds: z.optional(reasonIds) }),
      ['PHOTO_REASONS'],
    ),
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
        ...proof,
        reasonIds: z.optional(reasonIds),
      }),
      result: decided,
      errors: [...taken, 'PHOTO_REASONS', ...kind.approves],
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
      summary: summaries.submit,
      body: z.object({
        ...kind.subject,
        documentType,
        fileId: z.uuid(),
        takenAt: z.iso.datetime({ offset: true }),
        place: z.optional(z.nullable(place)),
      }),
      result: decided,
      errors: [...bars],
    }),
  } as const;
}

type None = Record<never, never>;
/** The calls of any kind of photos, as desks and services know them. */
export type PhotoCalls = ReturnType<
  typeof photoCallsOf<None, None, None, z.ZodMiniType<string>, z.ZodMiniType<string>>
>;
