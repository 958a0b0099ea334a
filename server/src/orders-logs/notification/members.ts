import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { StoredNotification } from './table.ts';
import { part } from '../../platform/http/part.ts';

/** What a message to a member is filled from. */
export interface ReachedMember {
  readonly custNo: string;
  readonly memberName: string;
  readonly branchName: string;
  /** Members who declined promotion are skipped and counted. */
  readonly declined: boolean;
}

/** What notifications ask of the register of members, by the audience of the notification. */
export interface MemberDirectory {
  count(db: Db | Tx, notification: StoredNotification): Promise<number>;
  /** The next members in the order of their numbers. @param after the number of the last one, or `null` to begin. */
  page(
    db: Db | Tx,
    notification: StoredNotification,
    after: string | null,
    limit: number,
  ): Promise<readonly ReachedMember[]>;
  one(db: Db | Tx, custNo: string): Promise<ReachedMember | null>;
  /** Numbers of an uploaded file that no member has: how many, and the first of them. */
  unknown(
    db: Db | Tx,
    uploadId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly first: readonly string[] }>;
}

const directoryOf = part((): { members: MemberDirectory | null } => ({ members: null }));

/** Lets the module that keeps members answer for them. Without it no message to members can be counted or sent. */
export function registerMembers(app: Application, directory: MemberDirectory): void {
  directoryOf(app).members = directory;
}

/** Who answers for members, once registered. */
export const membersOf = (app: Application): MemberDirectory | null => directoryOf(app).members;
