import type { Caller } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** A module whose files follow rules of their own; anyone signed in may upload for it unless it says otherwise. */
export interface FileOwner {
  /** Whether the caller may see the file of this record. */
  readonly maySee: (recordId: string, caller: Caller) => Promise<boolean>;
  readonly mayUpload?: (caller: Caller) => boolean;
}

/** The owners that are no resources, by module. */
export const fileOwners = part(() => new Map<string, FileOwner>());
