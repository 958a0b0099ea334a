// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import {
  acknowledged,
  changeActions,
  changeRequest,
  changeRules,
  changeWarning,
  type ChangeRequest,
} from '../core/changes.ts';
import { difference, fact } from '../core/differences.ts';
import { text, type Text } from '../core/text.ts';
import { approvalStanding } from './approval-standing.ts';

const one = z.object({ secureId: z.uuid() });
const base = 'middle';
const access = 'session';
const texts: z.ZodMiniType<Text> = z.object({ id: z.string(), en: z.string() });

/** Rows of a page of changes. */
export const changePageSize = 50;
/** Maximum changes that are decided in one call. */
export const decideLimit = 100;
/** Hours in which a change is to be decided; after them the page marks it. It expires much later. */
export const decideTargetHours = 24;

export { fact, type Difference, type Fact, type ShownField } from '../core/differences.ts';

/** What waits, in the list over all modules: a change of a record, or a document, an import or a proposal. */
export const approvalRow = z.object({
  ...changeRequest.shape,
  /** `decide`: a document, which waits for {@link approvalRow.shape.step}. */
  action: z.enum([...changeActions, 'decide']),
  /** null: a document does not expire. */
  expiresAt: z.nullable(z.string()),
  moduleTitle: texts,
  /** What a document waits for; null of a change. */
  step: z.nullable(texts),
  /** Address of the record or document; of one that an approval creates the list in which it will stand. */
  page: z.string(),
  /** The version of a document that a decision names; null of a change, which names its own. */
  version: z.nullable(z.int()),
  /** What changes in short: the fields that tell most. Empty of a batch and of a document. */
  gist: z.array(difference),
  /** When it is to be decided, {@link decideTargetHours} after it was made. */
  targetAt: z.string(),
});
export type ApprovalRow = z.infer<typeof approvalRow>;

/** A claim of a change, or its release. */
const claimStep = z.object({
  at: z.string(),
  username: z.string(),
  name: z.string(),
  step: z.enum(['claim', 'release']),
});

/** All that a decision rests on: what the record is, what changes, what follows from it, who looked into it. */
export const approvalDetail = z.object({
  ...approvalRow.shape,
  facts: z.array(fact),
  differences: z.array(difference),
  claims: z.array(claimStep),
  /** Why the caller cannot decide although the level allows it, in his language. */
  hindranceText: z.optional(z.string()),
  /** Whether it writes many rows, which `approval.rows` shows. */
  isBatch: z.boolean(),
  /** Why only an admin may approve, in the language of the caller; for all but admins. */
  needsAdminText: z.optional(z.string()),
});
export type ApprovalDetail = z.infer<typeof approvalDetail>;

/** Rows of a page of what a batch writes. */
export const batchPageSize = 25;

/** A row that the approval of a batch writes, in the language of the caller. */
const batchRow = z.object({
  key: z.string(),
  /** What it is about, such as a branch and a band of tenors. */
  about: z.string(),
  /** What happens to it. */
  result: z.string(),
  values: z.array(difference),
  /** Of a row that is applied to several targets: each of them, with what it replaces there. */
  replaces: z.array(z.string()),
  /** Further effects, such as on an instalment. */
  consequence: z.nullable(z.string()),
  warnings: z.array(z.string()),
});
export type BatchRow = z.infer<typeof batchRow>;
const batchRows = z.object({ rows: z.array(batchRow), total: z.int(), page: z.int(), size: z.int() });
export type BatchRows = z.infer<typeof batchRows>;

/** Whether it is the change of a record. */
export const isChange = <Row extends ApprovalRow>(row: Row): row is Row & ChangeRequest => row.action !== 'decide';

/** Decisions on many requests; each is judged by itself. */
const decision = z.object({
  decision: z.enum(['approve', 'reject', 'withdraw']),
  secureIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(decideLimit)),
  /** The version of each document that the caller saw, by its id. */
  versions: z.optional(z.record(z.string(), z.int())),
  /** Ticks of the warnings of each, by its id. */
  acknowledged: z.optional(z.record(z.string(), acknowledged)),
  /** Required for a rejection. */
  note: z.nullish(z.string().check(z.maxLength(changeRules.note.maximum))),
});
export type ManyDecisions = z.infer<typeof decision>;

const decidedOne = z.object({
  secureId: z.uuid(),
  module: z.string(),
  moduleTitle: texts,
  label: z.string(),
  /** What the approval also does, in the language of the caller, as it is judged now. */
  consequence: z.optional(z.string()),
  /** What an approval has to tick, as it is judged now; with WARNINGS_NOT_TICKED what it had to. */
  warnings: z.optional(z.array(changeWarning)),
});
const refusedOne = z.object({ ...decidedOne.shape, code: z.string(), message: z.string() });
/** What became of many changes, or would become of them: those that pass, and those that do not with their reason. */
export const decisions = z.object({ passed: z.array(decidedOne), refused: z.array(refusedOne) });
export type Decisions = z.infer<typeof decisions>;

/** Codes of deciding on many. */
export const approvalErrors = {
  DECIDED_ON_ITS_PAGE: {
    status: 409,
    text: text(
      'Keputusan ini memerlukan isian lain; ambil di halamannya',
      'This decision needs more than a note; make it on its page',
    ),
  },
} as const;

const claims = ['me', 'others', 'none'] as const;

/** The inbox of approvers over all modules: what the caller may decide or has made. */
export const approvalCalls = {
  list: call({
    name: 'approval.list',
    method: 'GET',
    base,
    access,
    path: 'approval',
    summary: 'Changes that the caller may decide or has made',
    query: z.object({
      box: z.optional(z.enum(['decide', 'made'])),
      module: z.optional(z.string()),
      state: z.optional(z.array(z.string())),
      claimed: z.optional(z.enum(claims)),
      /** Default: the newest first. */
      order: z.optional(z.enum(['newest', 'oldest'])),
      page: z.optional(z.int().check(z.gte(1))),
    }),
    result: z.object({ rows: z.array(approvalRow), total: z.int(), page: z.int(), size: z.int() }),
  }),
  standing: approvalStanding,
  detail: call({
    name: 'approval.detail',
    method: 'GET',
    base,
    access,
    path: 'approval/{secureId}',
    summary: 'One change, with the facts of its record and its differences in words',
    result: approvalDetail,
  }),
  rows: call({
    name: 'approval.rows',
    method: 'GET',
    base,
    access,
    path: 'approval/{secureId}/rows',
    summary:
      'What the approval of an import, a copy, a reset or a batch of changes writes, row by row, before and after',
    query: z.object({ page: z.optional(z.int().check(z.gte(1))) }),
    result: batchRows,
  }),
  claim: call({
    name: 'approval.claim',
    method: 'PUT',
    base,
    access,
    path: 'approval/claim',
    onlyOwnModule: true,
    summary: 'Keeps others from deciding for 30 minutes',
    body: one,
    result: changeRequest,
    secondPerson: 'other',
    errors: ['NOT_PENDING', 'CHANGE_CLAIMED'],
  }),
  release: call({
    name: 'approval.release',
    method: 'PUT',
    base,
    access,
    path: 'approval/release',
    onlyOwnModule: true,
    summary: 'Lets others decide again',
    body: one,
    result: changeRequest,
    errors: ['NOT_PENDING'],
  }),
  preview: call({
    name: 'approval.preview',
    method: 'POST',
    base,
    access,
    path: 'approval/preview',
    summary: 'What would become of many changes, without deciding them',
    reads: true,
    body: decision,
    result: decisions,
  }),
  decideMany: call({
    name: 'approval.decide-many',
    audit: 'APPROVE',
    method: 'POST',
    base,
    access,
    path: 'approval/decide-many',
    summary: 'Decides on many changes of any modules, each by itself: those that refuse are named',
    idempotent: true,
    stepUp: 'by-change',
    body: decision,
    result: decisions,
    secondPerson: 'independent',
  }),
} as const;
