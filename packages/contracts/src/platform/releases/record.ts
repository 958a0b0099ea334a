import * as z from 'zod/mini';
import { bases, type Base } from '../../core/bases.ts';
import { firstPath } from '../../core/first-call.ts';
import type { IdKind, NeededOffice } from '../../core/page-needs.ts';
import { actions, menuGroups, type MenuGroup } from '../../core/privileges.ts';

/** Ids of remotes; used in addresses, headers and metrics. */
export const remoteId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

/**
 * Name of a release: what the team calls it, and ten hexadecimal digits of its content, e.g. `1.4.0-391c69e8e1`.
 * The registry compares the digits with the content, so that an address never holds anything else.
 */
export const releaseVersion = z.string().check(z.regex(/^\d{1,5}(\.\d{1,5}){2}(\.[\w.]{1,20})?-[0-9a-f]{10}$/));

const titled = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  en: z.string().check(z.minLength(1), z.maxLength(100)),
});
const short = z.string().check(z.minLength(1), z.maxLength(200));

/** `sha384-…` as browsers compare it. */
export const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A path below the release's folder. No part begins with a dot. */
const fileName = z.string().check(z.regex(/^[\w@][\w.@-]*(\/[\w@][\w.@-]*){0,5}$/), z.maxLength(200));

/** Most files of a release, and most bytes of its archive. */
export const releaseLimits = { files: 2_000, archiveBytes: 20 * 1024 * 1024, recordBytes: 512 * 1024 } as const;

const search = z.object({ path: short, base: z.optional(short), title: short, detail: z.optional(short), page: short });
const place = z.string().check(z.minLength(3), z.maxLength(50));
const sidebar = z.object({
  group: z.enum(menuGroups.map(({ key }) => key) as [MenuGroup, ...MenuGroup[]]),
  menu: place,
  name: place,
});
const offices = ['head', 'above-branch'] as const satisfies readonly NeededOffice[];
const idKinds = ['uuid', 'name'] as const satisfies readonly IdKind[];
/** What the page reads first; the shell takes nothing but a plain path below a base. */
const first = z.object({
  base: z.optional(z.enum(Object.keys(bases) as [Base, ...Base[]])),
  path: z.string().check(z.regex(firstPath)),
  audited: z.optional(z.literal(true)),
  by: z.optional(short),
  size: z.optional(z.int()),
  fits: z.optional(z.literal(true)),
  filters: z.optional(z.array(short)),
  several: z.optional(z.array(short)),
  tab: z.optional(z.object({ filter: short, values: z.array(short) })),
  needsFilter: z.optional(z.literal(true)),
});
const route = z.object({
  path: short,
  module: short,
  privilege: short,
  title: titled,
  moduleTitle: titled,
  // What opening the page needs; records from before it was declared have none of these.
  action: z.optional(z.array(z.enum(actions)).check(z.minLength(1))),
  office: z.optional(z.enum(offices)),
  parameters: z.optional(z.record(z.string(), z.enum(idKinds))),
  query: z.optional(short),
  search: z.optional(search),
  sidebar: z.optional(sidebar),
  first: z.optional(first),
});

/** A budget of bytes with what was measured; a release above its limit is not published. */
const budget = z.object({ bytes: z.int().check(z.gte(0)), limit: z.int().check(z.gte(0)) });

/**
 * What a release is, as its publisher wrote and signed it: the file `release.json` beside the manifest. It never
 * changes.
 * The names it shares with `RegistryRemote` mean the same.
 */
export const releaseRecord = z.object({
  format: z.literal(1),
  id: remoteId,
  version: releaseVersion,
  /** SHA-256 of the sorted list of files and their hashes, hexadecimal. */
  content: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  title: titled,
  owner: z.object({ team: short, contact: short }),
  /** `shellContract` it was built against; another major is not loaded. */
  contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  /** Names it uses of what the shell provides, by module, with a digest of their declaration: answers can-i-deploy. */
  uses: z.record(z.string(), z.record(z.string(), z.string())),
  /** Versions of the shared packages it was compiled against, by package. */
  shared: z.record(z.string(), z.string()),
  /** Git revision, 40 hexadecimal digits; `null` outside of a repository. */
  revision: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}$/))),
  /** One line of what changed, for people. */
  changelog: z.string().check(z.minLength(1), z.maxLength(300)),
  budgets: z.record(z.string(), budget),
  /** Hash of every file that a browser may be given, by its path beside the manifest. */
  integrity: z.record(fileName, integrity),
  routes: z.array(route).check(z.maxLength(500)),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** Name of the record among the files of a release. */
export const recordFile = 'release.json';

/** Path of a release below the place where releases are served, with a slash at the end. */
export const releasePath = ({ id, version }: Pick<ReleaseRecord, 'id' | 'version'>): string => `${id}/${version}/`;

/** Who vouches for a record: the team with its own key, or the registry that took it in from the team's token. */
export const releaseSignature = z.object({
  by: z.enum(['team', 'registry']),
  algorithm: z.literal('Ed25519'),
  /** Names the key. */
  kid: z.string().check(z.maxLength(100)),
  /** Over the bytes of the record, base64url. */
  value: z.string().check(z.regex(/^[\w-]{86}$/)),
});
export type ReleaseSignature = z.infer<typeof releaseSignature>;

/** A release as lists show it. */
export const releaseSummary = z.object({
  version: z.string(),
  contract: z.string(),
  changelog: z.string(),
  revision: z.nullable(z.string()),
  /** Bytes of all its files. */
  bytes: z.int(),
  files: z.int(),
  budgets: z.record(z.string(), budget),
  shared: z.record(z.string(), z.string()),
  signature: releaseSignature,
  publisher: z.string(),
  publishedAt: z.string(),
  /** Why and when it was stepped back from; it becomes stable again only when somebody says so expressly. */
  steppedBackAt: z.nullable(z.string()),
  /** Since when the build beside the program offers it to its team; `null` for every other. */
  offeredAt: z.nullable(z.string()),
  /** Its files have been removed: it cannot be released again. */
  removedAt: z.nullable(z.string()),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;
