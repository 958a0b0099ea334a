import * as z from 'zod/mini';
import type { Call } from '../../core/call.ts';
import { releaseVersion } from './record.ts';
import { canary, type changeNames } from './state.ts';

/** Characters of the reason of a change. */
export const reasonLength = { minimum: 5, maximum: 255 } as const;
const reason = z.string().check(z.minLength(reasonLength.minimum), z.maxLength(reasonLength.maximum));

/** Every change names the state it was decided on. */
const decided = { stateVersion: z.int(), reason };
/** Takes a release into use that the console has stepped back from. */
const again = z.optional(z.boolean());

/** Characters of the name and of the contact of an owner. */
export const ownerLength = { minimum: 3, maximum: 200 } as const;
const ownerName = z.string().check(z.minLength(ownerLength.minimum), z.maxLength(ownerLength.maximum));

/** The bodies of the changes, the same for staff and for a team's token, which makes {@link teamChanges} only. */
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
  /** Whether what everybody gets needs a second person. */
  policy: z.object({ ...decided, secondPerson: z.boolean() }),
  /** Who owns the remote: a release that names another owner is refused. */
  owner: z.object({ ...decided, team: ownerName, contact: ownerName }),
} as const satisfies Record<(typeof changeNames)[number], z.ZodMiniObject>;

/** The action that each change needs: `status` for what stops harm, `operate` for everything else. */
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
  policy: 'operate',
  owner: 'operate',
} as const satisfies Record<keyof typeof changeBodies, string>;
export type Change = keyof typeof changeBodies;
export const allChanges = Object.keys(changeBodies) as readonly Change[];
/** What the rules of a remote are, its team cannot change. */
export type TeamChange = Exclude<Change, 'policy' | 'owner'>;
export const teamChanges = allChanges.filter((name): name is TeamChange => name !== 'policy' && name !== 'owner');

/** Changes that can release to all users or lower the required approval: they may need a second person. */
const madeByTwo: ReadonlySet<Change> = new Set(['canary', 'promote', 'rollback', 'pin', 'undo', 'policy']);
/** What a call of the change declares of it. */
export const secondPersonOf = (change: Change): Pick<Call, 'secondPerson'> =>
  madeByTwo.has(change) ? { secondPerson: 'independent' } : {};

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
  'RELEASE_NEVER_STABLE',
  'RELEASE_UNSIGNED',
] as const;

/** Path of a change below the remote. */
export const changePath = (change: Change): string => (change === 'canaryEnd' ? 'canary-end' : change);

/** The answer to an offer: promoting it accepts it. */
export const dismissedOffer = z.object({ version: releaseVersion, reason });
