import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { StoredNotification } from './table.ts';
import { part } from '../../platform/http/part.ts';

/** Values for the placeholders of a message to a member. */
export interface ReachedMember {
  readonly custNo: string;
  readonly memberName: string;
  readonly branchName: string;
  /** Members who declined promotion are skipped and counted. */
  readonly declined: boolean;
}

/** The queries of notifications on members, by the audience of the notification. */
export interface MemberDirectory {
  count(db: Db | Tx, notification: StoredNotification): Promise<number>;
  /**
   * The next members in the order of their numbers. @param after the number of the last one, or `null` at the start.
   */
  page(
    db: Db | Tx,
    notification: StoredNotification,
    after: string | null,
    limit: number,
  ): Promise<readonly ReachedMember[]>;
  one(db: Db | Tx, custNo: string): Promise<ReachedMember | null>;
  /** Numbers of an uploaded file that belong to no member: their count, and the first of them. */
  unknown(
    db: Db | Tx,
    uploadId: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly first: readonly string[] }>;
}

const directoryOf = part((): { members: MemberDirectory | null } => ({ members: null }));

/** Registers the module that stores members. Without it no message to members can be counted or sent. */
export function registerMembers(app: Application, directory: MemberDirectory): void {
  directoryOf(app).members = directory;
}

/** The member directory, once registered. */
export const membersOf = (app: Application): MemberDirectory | null => directoryOf(app).members;
