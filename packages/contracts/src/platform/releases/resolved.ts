import * as z from 'zod/mini';
import { text, type Text } from '../../core/text.ts';
import { integrity, remoteId } from './record.ts';

/** Why a user gets a release, in the order in which they decide. */
export const resolutionReasons = ['disabled', 'pinned', 'user', 'role', 'share', 'stable'] as const;
export type ResolutionReason = (typeof resolutionReasons)[number];

export const resolutionTexts: Readonly<Record<ResolutionReason, Text>> = {
  disabled: text('Remote dimatikan', 'The remote is disabled'),
  pinned: text('Dikunci untuk semua', 'Pinned for everyone'),
  user: text('Disebut dalam canary', 'Named by the canary'),
  role: text('Peran {role} disebut dalam canary', 'The canary names the role {role}'),
  share: text('Termasuk {share}% canary (bucket {bucket})', 'Within {share}% of the canary (bucket {bucket})'),
  stable: text('Versi stabil', 'The stable release'),
};

/** Where a release lies and what its record must be. */
const placed = z.object({
  version: z.string(),
  /** Address of its folder with a slash at the end; `release.json`, `mf-manifest.json` and all files lie in it. */
  address: z.string(),
  /** Of `release.json`: whatever else of a release is run is listed there. */
  record: integrity,
});
export type PlacedRelease = z.infer<typeof placed>;

const resolvedRemote = z.object({
  id: remoteId,
  /** Present also for a remote whose record cannot be read. */
  title: z.object({ id: z.string(), en: z.string() }),
  owner: z.object({ team: z.string(), contact: z.string() }),
  because: z.enum(resolutionReasons),
  release: placed,
  /** Fallback when `release` fails: the stable release if it is a canary, else the previous one. */
  fallback: z.nullable(placed),
  /**
   * Paths of its pages by the privilege that they need, as `release` has them: so the remote keeps its places in the
   * menu while its record cannot be read. A document of an earlier build has none.
   */
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Why the remote is off; its pages say so and none of its code is loaded. */
  disabled: z.nullable(z.string()),
});
export type ResolvedRemote = z.infer<typeof resolvedRemote>;

/**
 * What one user gets, signed as a whole. The same for all users with the same outcome, so that it is signed once and
 * answered 304 while nothing changes.
 */
export const resolvedReleases = z.object({
  /**
   * Raised by every change of any remote, also by one that goes back. A lower one than was seen is a replay and
   * refused.
   */
  revision: z.int(),
  /**
   * Until when a document from the network counts, ISO 8601; what the browser has kept counts on while the registry is
   * down.
   */
  validUntil: z.string(),
  remotes: z.array(resolvedRemote).check(z.maxLength(200)),
});
export type ResolvedReleases = z.infer<typeof resolvedReleases>;

export * from './page.ts';

/**
 * The answer: a JWS in compact form (RFC 7515) over {@link resolvedReleases}, algorithm Ed25519, verified with the
 * page's keys.
 */
export const signedReleases = z.object({ document: z.string() });
