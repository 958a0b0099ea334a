// Long: a change is one declaration, with its calls.
import * as z from 'zod/mini';
import type { Base } from './bases.ts';
import { call } from './call.ts';
import { elsewhere } from './elsewhere.ts';
import { bulkLimit } from './list-limits.ts';
import { options } from './fields.ts';

/**
 * PENDING → APPROVED, REJECTED, WITHDRAWN (by its maker), EXPIRED (after 30 days) or OUTDATED (the record has a newer
 * version).
 */
export const changeStates = options({
  PENDING: ['Menunggu persetujuan', 'Awaiting approval'],
  APPROVED: ['Disetujui', 'Approved'],
  REJECTED: ['Ditolak', 'Rejected'],
  WITHDRAWN: ['Ditarik', 'Withdrawn'],
  EXPIRED: ['Kedaluwarsa', 'Expired'],
  OUTDATED: ['Tidak berlaku', 'Outdated'],
});
export type ChangeState = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'OUTDATED';

export const changeActions = ['create', 'update', 'delete', 'activate', 'deactivate'] as const;
export type ChangeAction = (typeof changeActions)[number];

type Values = Readonly<Record<string, unknown>>;
/** A requested change: the current record (`null` for a create) and the new values (`null` for a delete). */
export interface AwaitedChange {
  readonly action: ChangeAction;
  readonly before: Values | null;
  readonly values: Values | null;
  /** The maker is an admin. */
  readonly byAdmin?: boolean;
}

/** Lengths of reason and note in characters; minutes of a claim, in which only its holder can decide. */
export const changeRules = {
  reason: { minimum: 10, maximum: 500 },
  note: { minimum: 5, maximum: 255 },
  claimMinutes: 30,
} as const;

/**
 * What speaks against a change, without refusing it: the approver ticks each, and the ticks are stored with the
 * decision.
 */
export const changeWarning = z.object({
  code: z.string(),
  text: z.object({ id: z.string(), en: z.string() }),
  /** Stands for the code and what the warning says: a tick is for these figures. None of what was ticked long ago. */
  tick: z.optional(z.string()),
});
export type ChangeWarning = z.infer<typeof changeWarning>;

/** Ticks of warnings. */
export const acknowledged = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20));

/** The ticks of all these warnings. */
export const ticksOf = (warnings: readonly Pick<ChangeWarning, 'code' | 'tick'>[] = []): string[] =>
  warnings.map(({ code, tick }) => tick ?? code);

/** The result of the refusal WARNINGS_NOT_TICKED: all that is to be ticked as it is now. */
export const untickedWarnings = z.object({ warnings: z.array(changeWarning) });
export type UntickedWarnings = z.infer<typeof untickedWarnings>;

/** When the effects and warnings of a pending change were judged, and whether what they rest on has moved since. */
export const judgedWhen = z.object({ at: z.string(), hasMoved: z.boolean() });

/** A change request, pending or decided (docs/model/platform.md#change-requests). */
export const changeRequest = z.object({
  secureId: z.uuid(),
  module: z.string(),
  action: z.enum(changeActions),
  /** null: the approval creates the record. */
  recordId: z.nullable(z.uuid()),
  /** Of a batch its title. */
  recordLabel: z.string(),
  /** Of changes that were proposed together: how many. They are decided as one, by any of their ids. */
  batch: z.optional(z.object({ count: z.int() })),
  baseVersion: z.nullable(z.int()),
  /** Field by field, only those that differ; personal data masked, secrets as "***". */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  maker: z.string(),
  makerName: z.string(),
  madeAt: z.string(),
  reason: z.string(),
  state: z.enum(changeStates.map(({ value }) => value) as [ChangeState, ...ChangeState[]]),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Usernames of the people on leave that the decider represented. */
  decidedFor: z.optional(z.array(z.string())),
  /** User who holds the claim now. */
  claimedBy: z.nullable(z.string()),
  claimedUntil: z.nullable(z.string()),
  expiresAt: z.string(),
  /** What the approval also does, in the language of the caller; of a decided change what was seen at the decision. */
  consequence: z.optional(z.nullable(z.string())),
  /** Of a pending change what an approval has to tick, of an approved one what was ticked. */
  warnings: z.optional(z.array(changeWarning)),
  /** Of a pending change whose effects are judged: lists say what was judged then, a decision judges again. */
  judged: z.optional(judgedWhen),
  /** Of a rejected successor the record whose place it was to take. */
  replaces: z.optional(z.uuid()),
  /** Error code why the caller cannot decide on this change although the level allows it. */
  hindrance: z.optional(z.string()),
  /** Error code why only an admin may approve it. Pending changes only. */
  needsAdmin: z.optional(z.string()),
  /** Actions that the caller may take now. */
  actions: z.array(z.enum(['claim', 'release', 'approve', 'reject', 'withdraw'])),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** Answer of a write that created a change request instead of changing the record. */
export const proposed = z.object({ change: changeRequest });

const ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit));
const note = z.string().check(z.minLength(changeRules.note.minimum), z.maxLength(changeRules.note.maximum));
/** One page of changes, newest first. */
export const changePage = z.object({
  rows: z.array(changeRequest),
  total: z.int(),
  page: z.int(),
  size: z.int(),
  /** With `whole`. */
  elsewhere: z.optional(elsewhere),
});
const decided = z.object({ rows: z.array(changeRequest) });

interface Owner {
  readonly module: string;
  readonly base: Base;
  readonly path: string;
  readonly privilege: string;
  readonly title: { readonly en: string };
  readonly stepUp: object;
}

/** Parameters of the list of a module's change requests. */
export interface ChangesQuery {
  readonly recordId?: string | undefined;
  /** With `value`: a unique field that the record has, or would have once it is created. */
  readonly field?: string | undefined;
  readonly value?: string | undefined;
  /** With `withinId`: a filter of the list that names a record, whose list is meant. */
  readonly within?: string | undefined;
  readonly withinId?: string | undefined;
  /** Also what waits in the lists below this one, and its files. */
  readonly whole?: boolean | undefined;
  /** With `whole`: with the warnings of what waits there, which takes longer. */
  readonly warned?: boolean | undefined;
  readonly state?: readonly string[] | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}
export type ChangesPage = z.infer<typeof changePage>;

/** Names of the decisions in the audit trail. */
const decisionVerbs = { approve: 'APPROVE', reject: 'REJECT', withdraw: 'WITHDRAW' } as const;

/**
 * The calls on the change requests of a four-eyes module: list, approve, reject, withdraw.
 * @example
 * changeCallsOf(blacklistPhoneNumbers).approveChange.path; // 'blacklist-phone-number/change/approve'
 */
export function changeCallsOf({ module, base, path, privilege, title, stepUp }: Owner) {
  const errors = ['NOT_PENDING', 'CHANGE_OUTDATED', 'CHANGE_CLAIMED'];
  const ofApproval = ['WARNINGS_NOT_TICKED', 'APPROVER_SCOPE'];
  const secondPerson = { approve: 'independent', reject: 'other', withdraw: null } as const;
  // Where the maker needs a fresh proof, the approver does too.
  const proof = Object.keys(stepUp).length > 0 ? ({ stepUp: 'always' } as const) : {};
  const decide = <Body>(
    name: 'approve' | 'reject' | 'withdraw',
    action: 'approve' | 'view',
    summary: string,
    body: z.ZodMiniType<Body>,
  ) =>
    call({
      name: `${module}.change/${name}`,
      audit: decisionVerbs[name],
      method: 'PUT',
      base,
      path: `${path}/change/${name}`,
      idempotent: true,
      access: { privilege, action },
      summary: `${title.en}: ${summary}`,
      body,
      result: decided,
      errors: name === 'approve' ? [...errors, ...ofApproval] : errors,
      ...(secondPerson[name] ? { secondPerson: secondPerson[name] } : {}),
      ...(action === 'approve' ? proof : {}),
    });
  return {
    changes: call<ChangesQuery, unknown, ChangesPage>({
      name: `${module}.change`,
      method: 'GET',
      base,
      path: `${path}/change`,
      access: { privilege, action: 'view' },
      summary: `${title.en}: changes and their decisions, newest first`,
      query: z.object({
        recordId: z.optional(z.uuid()),
        field: z.optional(z.string().check(z.maxLength(60))),
        value: z.optional(z.string().check(z.maxLength(255))),
        within: z.optional(z.string().check(z.maxLength(60))),
        withinId: z.optional(z.uuid()),
        whole: z.optional(z.boolean()),
        warned: z.optional(z.boolean()),
        state: z.optional(z.array(z.string())),
        page: z.optional(z.int().check(z.gte(1))),
      }),
      result: changePage,
    }),
    approveChange: decide(
      'approve',
      'approve',
      'approves changes, all or none',
      z.object({
        secureIds: ids,
        note: z.nullish(z.string().check(z.maxLength(changeRules.note.maximum))),
        /** Ticks of the warnings. */
        acknowledged: z.optional(acknowledged),
      }),
    ),
    rejectChange: decide('reject', 'approve', 'rejects changes, all or none', z.object({ secureIds: ids, note })),
    // The maker alone withdraws, also one whose level proposes without editing.
    withdrawChange: decide('withdraw', 'view', 'withdraws own changes', z.object({ secureIds: ids })),
  };
}
