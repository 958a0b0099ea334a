import * as z from 'zod/mini';
import { releaseVersion } from './record.ts';
import { canary } from './state.ts';

/** Characters of the reason of a change. */
export const reasonLength = { minimum: 5, maximum: 255 } as const;
const reason = z.string().check(z.minLength(reasonLength.minimum), z.maxLength(reasonLength.maximum));

/** Every change names the state it was decided on. */
const decided = { stateVersion: z.int(), reason };
/** Takes a release into use that the console has stepped back from. */
const again = z.optional(z.boolean());

/** The bodies of the changes, the same for staff and for a team's token. */
export const changeBodies = {
  canary: z.object({ ...decided, ...canary.shape, version: releaseVersion, again }),
  canaryEnd: z.object(decided),
  /** `version`: default the canary. What was stable becomes the previous one. */
  promote: z.object({ ...decided, version: z.optional(releaseVersion), again }),
  /** `version`: default the previous one. Ends a canary too. */
  rollback: z.object({ ...decided, version: z.optional(releaseVersion) }),
  pin: z.object({ ...decided, version: releaseVersion }),
  unpin: z.object(decided),
  disable: z.object(decided),
  enable: z.object(decided),
  /** Brings back what the latest change changed. */
  undo: z.object(decided),
} as const;

/** What of a change is decided by whom: whoever may switch records may stop harm; all else is for those who operate. */
export const changeActions = {
  canary: 'operate',
  canaryEnd: 'status',
  promote: 'operate',
  rollback: 'status',
  pin: 'operate',
  unpin: 'operate',
  disable: 'status',
  enable: 'status',
  undo: 'status',
} as const satisfies Record<keyof typeof changeBodies, string>;
export type Change = keyof typeof changeBodies;

/** Codes that a change may be refused with. */
export const changeErrors = [
  'NOT_FOUND',
  'STALE_VERSION',
  'UNCHANGED',
  'RELEASE_UNKNOWN',
  'RELEASE_REMOVED',
  'RELEASE_CONTRACT',
  'RELEASE_STEPPED_BACK',
  'RELEASE_PINNED',
  'NO_PREVIOUS_RELEASE',
  'NO_CANARY',
  'CANARY_FOR_NOBODY',
  'NOTHING_TO_UNDO',
] as const;

/** Path of a change below the remote. */
export const changePath = (change: Change): string => (change === 'canaryEnd' ? 'canary-end' : change);
