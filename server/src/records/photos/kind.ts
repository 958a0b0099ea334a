import type { Call } from '@console/contracts/core/call';
import type { Resource } from '@console/contracts/core/resource';
import type { PhotoCalls } from '@console/contracts/platform/photos/calls';
import type { PhotoDesk } from '@console/contracts/platform/photos/records';
import type { PhotoPlace, PhotoState } from '@console/contracts/platform/photos/vocabulary';
import type { Generated, RawBuilder, Selectable } from 'kysely';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/services.ts';
import type { Row } from '../resource/registered.ts';

/** Columns of every table of photos that screeners look at. */
export interface PhotoColumns extends RecordColumns {
  /** The branch of the subject when the photo came. */
  branch_id: string;
  document_type: string;
  file_id: string;
  /** The same for every copy of a picture. */
  file_hash: string;
  source: string;
  taken_at: Instant;
  /** Degrees, and metres. */
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  /** 0-100; null: not measured. */
  sharpness: number | null;
  state: Generated<PhotoState>;
  reason_ids: Generated<string[]>;
  note: string | null;
  escalated_by: string | null;
  decided_by: string | null;
  decided_at: OptionalInstant;
  /** Seconds from taking to deciding. */
  seconds: number | null;
  /** The approved photo that this one is a second look at. */
  recheck_of: string | null;
}
export type PhotoRow = Selectable<PhotoColumns>;

/** Why a photo is rejected. */
export interface PhotoReason {
  readonly id: string;
  readonly name: string;
  /** What the owner of the photo reads. */
  readonly message: string;
}

/** The reasons that a kind of photos offers. */
export interface PhotoReasons {
  /** Those in use for a kind of document, in their order. */
  readonly forType: (db: Db | Tx, documentType: string) => Promise<readonly PhotoReason[]>;
  /** Names by id, of those no longer in use too. */
  readonly names: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** What a sender says of a photo. */
export interface SentPhoto {
  readonly documentType: string;
  readonly fileId: string;
  readonly takenAt: string;
  readonly place?: PhotoPlace | null | undefined;
}

/** A photo as it comes, before it is stored. */
export interface Arriving {
  readonly fileId: string;
  /** Whether nobody can read it. */
  readonly tooBlurred: boolean;
  readonly by: string;
  readonly at: Date;
}

/** Whose photo comes: the columns that say so. */
export interface PhotoSubject {
  readonly branchId: string;
  readonly source: string;
  /** Names the subject in the audit trail. */
  readonly label: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** What a verdict tells a kind. */
export interface VerdictSaid {
  readonly reasonIds: readonly string[];
  readonly note: string | null;
  readonly by: string;
  readonly at: Date;
}

/** What a kind of photos that screeners look at one after another says of itself. */
export interface KindOf<Photo extends PhotoRow, Sent extends SentPhoto, Proof, Calls = Readonly<Record<string, Call>>> {
  readonly resource: Resource;
  readonly calls: Calls;
  readonly table: keyof Database;
  /** Column of the member or the order that a photo is of. */
  readonly subject: keyof Photo & string;
  /** Which rows `t` of the table are of this kind; all unless given. */
  readonly rows?: RawBuilder<boolean>;
  /** Which of those that have no verdict wait for one; all unless given. */
  readonly waits?: RawBuilder<boolean>;
  readonly reasons: () => PhotoReasons;
  /** Kinds of document that stand beside a photo. */
  readonly compared: (photo: Photo) => readonly string[];
  /** What a photo is compared with at the desk, in clear. */
  readonly facts: (db: Db, photo: Photo, row: Row) => Promise<object>;
  /** Others with the same picture, the newest first. */
  readonly duplicates: (db: Db, photo: Photo, most: number) => Promise<PhotoDesk['duplicates']>;
  /** Whose photo is sent, found within the scope. Throws. */
  readonly owner: (tx: Tx, sent: Sent, scope: Scope) => Promise<PhotoSubject>;
  /** Stores what goes with a new photo. @returns further columns of it */
  readonly arrived?: (
    tx: Tx,
    subject: PhotoSubject,
    sent: Sent,
    arriving: Arriving,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Refuses a verdict, whatever else it says. Throws. */
  readonly bars?: (tx: Tx, photo: Photo, to: PhotoState) => Promise<void>;
  /** Refuses an approval that does not say what it must. Throws. */
  readonly proves?: (tx: Tx, photo: Photo, proof: Proof) => Promise<void>;
  /** What follows from a verdict, in its transaction. */
  readonly follows: (tx: Tx, photo: Photo, to: PhotoState, said: VerdictSaid) => Promise<void>;
  /** Tells the owner of a rejected photo why, afterwards. */
  readonly tells?: (services: Services, photo: Photo, messages: readonly string[]) => Promise<void>;
}

/** A row with the columns of its subject. */
export type AnyPhoto = PhotoRow & Readonly<Record<string, unknown>>;

/** A kind of photos, as the mechanism knows all of them. */
export type PhotoKind = KindOf<AnyPhoto, SentPhoto, object, PhotoCalls>;

/**
 * A kind of photos that screeners look at one after another (docs/model/platform.md#photo-screening).
 * @example photoKind<Photo, { memberNo: string } & SentPhoto>({ resource: memberPhotos, calls, table, … })
 */
export const photoKind = <Photo extends PhotoRow, Sent extends SentPhoto = SentPhoto, Proof = object>(
  kind: KindOf<Photo, Sent, Proof>,
): PhotoKind => kind as never;

/** The queues of a kind by the states in which photos wait. */
export const codesOf = ({ resource: { queues } }: Pick<PhotoKind, 'resource'>) => ({
  WAITING: queues['waiting']!.code,
  ESCALATED: queues['escalated']!.code,
});
