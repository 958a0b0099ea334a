import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';

/** A module whose files follow rules of their own; anyone signed in may upload for it unless it says otherwise. */
export interface FileOwner {
  /** Whether the caller may see the file of this record. */
  readonly maySee: (recordId: string, caller: Caller) => Promise<boolean>;
  readonly mayUpload?: (caller: Caller) => boolean;
}

const known = new WeakMap<Application, Map<string, FileOwner>>();

/** The owners that are no resources, by module. */
export function fileOwners(app: Application): Map<string, FileOwner> {
  const owners = known.get(app) ?? new Map<string, FileOwner>();
  known.set(app, owners);
  return owners;
}
