import { createPublicKey, type KeyObject } from 'node:crypto';
import type { ReleaseRecord, ReleaseSignature } from '@console/contracts/platform/releases/record';
import type { Db } from '../../platform/context.ts';
import { LastKnown } from '../../platform/outage/last-known.ts';
import { perServices } from '../../platform/per-services.ts';
import { registryKeys, isSignedBy, type RegistryKeys } from '../keys/keys.ts';
import { recordHash } from '../record-text.ts';
import { readRemotes, versionsOf, type RemoteRow } from '../remotes.ts';
import { anyRemote } from '../schema/tables.ts';
import { isGivable } from './usable.ts';

/** Milliseconds within which a change reaches every process. */
const freshMs = 1_000;

/** The current registry: every remote, and the record hashes of releases in use. */
export interface Snapshot {
  readonly revision: number;
  readonly remotes: readonly RemoteRow[];
  /** By {@link releaseKey}. A release that is missing here cannot be verified and is not delivered. */
  readonly records: ReadonlyMap<string, string>;
  /** Paths of their pages by privilege, with the same key. */
  readonly pages: ReadonlyMap<string, PagesByPrivilege>;
  /** The scripts that they begin with and the hash of each, with the same key. */
  readonly scripts: ReadonlyMap<string, HashedFiles>;
}

type HashedFiles = Readonly<Record<string, string>>;
/** The files that every remote begins with, as the build names them. */
const firstScripts = /^(?:remoteEntry|__federation_expose_remote)\.\w+\.js$/;
interface Contents {
  readonly pages: PagesByPrivilege;
  readonly scripts: HashedFiles;
}

type PagesByPrivilege = Record<string, string[]>;

function contentsOf(record: string): Contents {
  const { routes, integrity } = JSON.parse(record) as ReleaseRecord;
  const pages: PagesByPrivilege = {};
  for (const { privilege, path } of routes) (pages[privilege] ??= []).push(path);
  return { pages, scripts: Object.fromEntries(Object.entries(integrity).filter(([file]) => firstScripts.test(file))) };
}

export const releaseKey = (remote: string, version: string): string => `${remote}/${version}`;

interface Proof {
  readonly remote_id: string;
  readonly version: string;
  readonly record: string;
  readonly record_hash: string;
  readonly signature: ReleaseSignature;
  readonly placed_at: string | null;
}

/** The registry, cached for a second; verifies the signature of each record once. */
class Snapshots {
  #known: { readonly at: number; readonly snapshot: Promise<Snapshot> } | null = null;
  readonly #last = new LastKnown<Snapshot>();
  readonly #proved = new Set<string>();
  readonly #contents = new Map<string, Contents>();

  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
    private readonly keys: RegistryKeys,
  ) {}

  current(): Promise<Snapshot> {
    const at = this.now().getTime();
    if (this.#known && at - this.#known.at < freshMs && at >= this.#known.at) return this.#known.snapshot;
    const known = { at, snapshot: this.#last.read(() => this.#read()) };
    this.#known = known;
    known.snapshot.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return known.snapshot;
  }

  /** The last cached state, without a query; `null` before the first. */
  get last(): Snapshot | null {
    return this.#last.value;
  }

  /** Clears the cache; called after every change. */
  forget(): void {
    this.#known = null;
  }

  async #read(): Promise<Snapshot> {
    const [{ value: revision }, remotes] = await Promise.all([
      this.db.selectFrom('release_revision').select('value').executeTakeFirstOrThrow(),
      readRemotes(this.db),
    ]);
    const wanted = remotes.flatMap((remote) => versionsOf(remote).map((version) => ({ remote: remote.id, version })));
    if (wanted.length === 0) return { revision, remotes, records: new Map(), pages: new Map(), scripts: new Map() };
    const rows: Proof[] = await this.db
      .selectFrom('release')
      .select(['remote_id', 'version', 'record', 'record_hash', 'signature', 'placed_at'])
      .where('removed_at', 'is', null)
      .where((where) => where.or(wanted.map(({ remote, version }) => where.and({ remote_id: remote, version }))))
      .execute();
    const records = new Map<string, string>();
    const pages = new Map<string, PagesByPrivilege>();
    const scripts = new Map<string, HashedFiles>();
    for (const row of rows) {
      if (!isGivable(row) || !(await this.#isProved(row))) continue;
      const key = releaseKey(row.remote_id, row.version);
      records.set(key, row.record_hash);
      const contents = this.#contentsOf(row);
      pages.set(key, contents.pages);
      scripts.set(key, contents.scripts);
    }
    return { revision, remotes, records, pages, scripts };
  }

  #contentsOf({ record, record_hash: hash }: Proof): Contents {
    const contents = this.#contents.get(hash) ?? contentsOf(record);
    this.#contents.set(hash, contents);
    return contents;
  }

  async #isProved(row: Proof): Promise<boolean> {
    if (recordHash(row.record) !== row.record_hash) return false;
    const id = `${row.remote_id}/${row.version}/${row.record_hash}/${row.signature.kid}/${row.signature.value}`;
    if (this.#proved.has(id)) return true;
    const key = await this.#keyOf(row);
    const proved = key !== null && isSignedBy(key, Buffer.from(row.record), row.signature.value);
    if (proved) this.#proved.add(id);
    return proved;
  }

  async #keyOf({ remote_id: remote, signature: { by, kid } }: Proof): Promise<KeyObject | null> {
    if (by === 'registry') return (await this.keys.all()).find((key) => key.kid === kid)?.publicKey ?? null;
    const row = await this.db
      .selectFrom('release_token')
      .select('public_key')
      .where('remote_id', 'in', [remote, anyRemote])
      .where('kid', '=', kid)
      .executeTakeFirst();
    return row?.public_key ? createPublicKey({ key: row.public_key as never, format: 'jwk' }) : null;
  }
}

/** The registry of the running program. */
export const snapshots = perServices((parts) => new Snapshots(parts.db, parts.now, registryKeys(parts)));
