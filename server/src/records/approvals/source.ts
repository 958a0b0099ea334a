import type { Call } from '@console/contracts/core/call';
import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import type { BatchRows, Fact } from '@console/contracts/platform/approvals';
import type { RawBuilder } from 'kysely';
import type { Caller, Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';

/** A document, an import or a proposal that waits for a second person. */
export interface Waiting {
  readonly id: string;
  /** The version that is decided on. */
  readonly version: number;
  readonly label: string;
  /** What it waits for. */
  readonly step: Text;
  /** Usernames of those who may not decide. */
  readonly makers: readonly string[];
  /** Who asked last, and when. */
  readonly by: { readonly username: string; readonly name: string; readonly at: string };
  readonly reason: string;
  /** Address of its page. */
  readonly page: string;
  /** The record, where it is one of a list. */
  readonly recordId: string | null;
}

/** A call as it is made for one document. */
export interface CallToMake {
  readonly call: Call;
  readonly body: object;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** How one decision is made: by a call of the module, so that no rule is written twice. */
export interface DocumentDecision {
  /** The calls that make it. */
  readonly calls: readonly Call[];
  /** The call for one document; left out: it needs more than a note, and is made on the page of the document. */
  readonly callFor?: (
    document: Waiting,
    note: string | null,
    db: Db,
    /** Codes of the warnings that were ticked. */
    acknowledged?: readonly string[],
  ) => CallToMake | Promise<CallToMake>;
}

/**
 * `decide`: what others ask of the caller; `made`: what the caller asked for; `waiting`: what waits for anybody; `any`:
 * also what waits no longer.
 */
export type Which = 'decide' | 'made' | 'waiting' | 'any';

/** What waits for a second person in one module, besides the changes of its records. */
export interface ApprovalSource {
  readonly module: string;
  readonly title: Text;
  /** Who holds it may read here. */
  readonly privilege: string;
  readonly decisions: Readonly<Partial<Record<'approve' | 'reject', DocumentDecision>>>;
  /** Whether the caller decides here. */
  readonly appliesTo: (caller: Caller) => boolean;
  /** `select id, at, module …` of what waits, at the time since which it does. */
  readonly select: (caller: Caller, which: Which) => RawBuilder<unknown>;
  /** What the approver has to tick, by the ids of the documents that have any; all are read at once. */
  readonly warnings?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly ChangeWarning[]>>;
  /** The codes that refuse an approval to all but admins, by the ids of the documents that have one. */
  readonly adminOnly?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly read: (db: Db, caller: Caller, ids: readonly string[]) => Promise<readonly Waiting[]>;
  /** Of what writes many rows: a page of those that an approval writes. */
  readonly rows?: (
    context: Pick<Context, 'caller' | 'language' | 'db'>,
    document: Waiting,
    page: number,
  ) => Promise<BatchRows>;
  /** What a decision rests on, to somebody who may read it; reading personal data is audited. */
  readonly facts: (context: Pick<Context, 'caller' | 'request' | 'db'>, document: Waiting) => Promise<readonly Fact[]>;
}

const sources = part((): ApprovalSource[] => []);

/** What waits for a second person besides changes, in the order of registration. */
export const approvalSources = (app: Application): readonly ApprovalSource[] => sources(app);

/**
 * Adds what waits for a second person to the page of approvals, its counter and the work list.
 * @example registerApprovals(app, waitingDocuments(app, registered, { states: ['REPORTED'], decisions }));
 */
export const registerApprovals = (app: Application, source: ApprovalSource): void => void sources(app).push(source);
