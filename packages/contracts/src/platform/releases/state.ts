import * as z from 'zod/mini';
import { text, type Text } from '../../core/text.ts';
import { remoteId } from './record.ts';

const titled = z.object({ id: z.string(), en: z.string() });
const version = z.nullable(z.string());

/** Most users and roles that a canary names. */
export const canaryLimit = 200;

/**
 * Percent of the active users that a canary may reach without a second person.
 */
export const canaryBound = 25;

/** A release that some get before all: named users, holders of roles, and a share of the others. */
export const canary = z.object({
  version: z.string(),
  /** Percent of the users who are neither named nor hold a named role, 0 to 100. */
  share: z.int().check(z.gte(0), z.lte(100)),
  /** Usernames, upper-case. */
  users: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(canaryLimit)),
  /** Names of roles. */
  roles: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(canaryLimit)),
});
export type Canary = z.infer<typeof canary>;

/** What of a remote's state a change sets and an undo brings back. */
export const remoteTargets = z.object({
  stable: version,
  /** What was stable before, to which a fault falls back. */
  previous: version,
  canary: z.nullable(canary),
  /** Everyone gets this release until it is unpinned. Promotion, canary and roll back are refused until then. */
  pinned: version,
  /** Nobody gets the remote, for this reason. */
  disabled: z.nullable(z.string()),
});
export type RemoteTargets = z.infer<typeof remoteTargets>;

/** A step back that the registry took by itself: from which release, for which fault, on how many users' reports. */
export const steppedBack = z.object({
  version: z.string(),
  to: version,
  kind: z.string(),
  users: z.int(),
  at: z.string(),
});
export type SteppedBack = z.infer<typeof steppedBack>;

/** A release that came with the program and waits for its team: a deploy never releases. */
export const releaseOffer = z.object({ version: z.string(), changelog: z.string(), at: z.string() });
export type ReleaseOffer = z.infer<typeof releaseOffer>;

/** What staff and teams do with a remote. */
export const changeNames = [
  'canary',
  'canaryEnd',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'disable',
  'enable',
  'undo',
  'policy',
  'owner',
] as const;

/** What one person has decided and a second one has not agreed to yet: the same change by somebody else makes it. */
export const proposal = z.object({
  change: z.enum(changeNames),
  /** The release that more people get by it than one person may decide on; `null` of a policy. */
  version,
  /** The result of the change: a second person approves exactly this. */
  after: z.object({ ...remoteTargets.shape, secondPerson: z.boolean() }),
  by: z.string(),
  /** The person who made the change, or who created the token that made it; `null` if unknown. */
  person: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  tokenId: z.nullable(z.string()),
  at: z.string(),
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposal>;

/** A remote in the registry. */
export const remoteState = z.object({
  id: remoteId,
  title: titled,
  owner: z.object({ team: z.string(), contact: z.string() }),
  /**
   * Raised by every change. A change names the one it was decided on; another one is 409 STALE_VERSION with the state
   * as it is.
   */
  stateVersion: z.int(),
  ...remoteTargets.shape,
  /** The last automatic rollback, until a person changes the stable release or the canary. */
  steppedBack: z.nullable(steppedBack),
  /** Whether what everybody gets needs a second person. */
  secondPerson: z.boolean(),
  proposal: z.nullable(proposal),
  changedBy: z.string(),
  changedAt: z.string(),
});
export type RemoteState = z.infer<typeof remoteState>;

/** Everything that changes a remote's state. */
export const changeKinds = [
  'PUBLISH',
  'CANARY',
  'CANARY_END',
  'PROMOTE',
  'ROLLBACK',
  'PIN',
  'UNPIN',
  'DISABLE',
  'ENABLE',
  'UNDO',
  'STEP_BACK',
  'PROPOSE',
  'POLICY',
  'OWNER',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeTexts: Readonly<Record<ChangeKind, Text>> = {
  PUBLISH: text('Rilis pertama', 'First release'),
  CANARY: text('Canary', 'Canary'),
  CANARY_END: text('Canary dihentikan', 'Canary ended'),
  PROMOTE: text('Dijadikan stabil', 'Promoted'),
  ROLLBACK: text('Dikembalikan', 'Rolled back'),
  PIN: text('Dikunci pada versi', 'Pinned'),
  UNPIN: text('Kunci versi dilepas', 'Unpinned'),
  DISABLE: text('Dimatikan', 'Disabled'),
  ENABLE: text('Dinyalakan', 'Enabled'),
  UNDO: text('Dibatalkan', 'Undone'),
  STEP_BACK: text('Mundur otomatis', 'Stepped back automatically'),
  PROPOSE: text('Menunggu orang kedua', 'Awaits a second person'),
  POLICY: text('Aturan persetujuan diubah', 'Approval rule changed'),
  OWNER: text('Pemilik diubah', 'Owner changed'),
};

/** One change of a remote's state. Never deleted. */
export const remoteChange = z.object({
  /** The state's version after it. */
  stateVersion: z.int(),
  kind: z.enum(changeKinds),
  before: remoteTargets,
  after: remoteTargets,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** Only the latest can be, and no first release. */
  undoable: z.boolean(),
});
export type RemoteChange = z.infer<typeof remoteChange>;
