import type { Caller } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/**
 * Access rules of a module whose files do not belong to a resource; by default every signed-in user may upload for it.
 */
export interface FileOwner {
  /** Whether the caller may see the file of this record. */
  readonly maySee: (recordId: string, caller: Caller) => Promise<boolean>;
  readonly mayUpload?: (caller: Caller) => boolean;
}

/**
 * The owners that are not resources, by module.
 * @example fileOwners(app).set('profile', { maySee: async (userId, caller) => userId === caller.userId });
 */
export const fileOwners = part(() => new Map<string, FileOwner>());
