import type { Resource } from '@console/contracts/core/resource';
import type { Tx } from '../platform/context.ts';
import { seedId } from '../platform/database/seed-id.ts';
import type { SeedOptions } from '../platform/database/seed.ts';
import { protectedText } from '../platform/protected-text/protected-text.ts';
import { addSeedChange } from '../records/changes/seeded.ts';

const dayMs = 86_400_000;

/** Who proposes a seeded change. */
export interface SeedMaker {
  readonly id: string;
  readonly username: string;
  readonly name: string;
}

/** The account with a username; `undefined` where it is not seeded. */
export const seedMaker = (tx: Tx, username: string): Promise<SeedMaker | undefined> =>
  tx.selectFrom('app_user_view').select(['id', 'username', 'name']).where('username', '=', username).executeTakeFirst();

interface WaitingChange {
  readonly resource: Pick<Resource, 'module' | 'privilege'>;
  readonly action: 'create' | 'update';
  /** The stored row that waits. */
  readonly recordId: string;
  readonly label: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  /** The values as a person sends them. */
  readonly values: object;
  readonly maker: SeedMaker;
  readonly reason: string;
}

/** Adds the change request of a seeded row that awaits approval; it was made the day before. */
export const addWaitingChange = (
  tx: Tx,
  { resource, action, recordId, label, changes, values, maker, reason }: WaitingChange,
  { date, dataKey }: SeedOptions,
): Promise<void> =>
  addSeedChange(tx, {
    id: seedId(resource.module, `${recordId}:change`),
    module: resource.module,
    privilege: resource.privilege,
    action,
    record_id: recordId,
    record_label: label,
    base_version: 1,
    changes: JSON.stringify(changes),
    values_protected: protectedText(dataKey).encrypt(JSON.stringify(values)),
    editors: [maker.username],
    maker_id: maker.id,
    maker: maker.username,
    maker_name: maker.name,
    reason,
    decided_by: null,
    decided_at: null,
    note: null,
    claimed_by: null,
    claimed_until: null,
    made_at: new Date(date.getTime() - dayMs),
    expires_at: new Date(date.getTime() + 29 * dayMs),
  });
