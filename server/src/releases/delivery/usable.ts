import { shellContract } from '@console/contracts/core/remote';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Selectable } from 'kysely';
import type { ReleaseTable } from '../schema/tables.ts';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** @throws Refusal RELEASE_CONTRACT when the console cannot load what was built for this contract. */
export function checkContract(contract: string): void {
  if (majorOf(contract) !== majorOf(shellContract))
    throw new Refusal('RELEASE_CONTRACT', { parameters: { contract, shell: shellContract } });
}

/**
 * Checks that a release can be delivered.
 * @param again allow one that the console has stepped back from
 * @throws Refusal RELEASE_UNKNOWN, RELEASE_REMOVED, RELEASE_CONTRACT, RELEASE_STEPPED_BACK
 */
export async function checkUsable(tx: Tx, remote: string, version: string, again: boolean): Promise<void> {
  const row = await tx
    .selectFrom('release')
    .select(['record', 'removed_at', 'stepped_back_at'])
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new Refusal('RELEASE_UNKNOWN', { parameters: { version } });
  if (row.removed_at) throw new Refusal('RELEASE_REMOVED', { parameters: { version } });
  if (row.stepped_back_at && !again) throw new Refusal('RELEASE_STEPPED_BACK', { parameters: { version } });
  checkContract((JSON.parse(row.record) as { contract: string }).contract);
}

/** The last stable release before `version` that still exists and was not stepped back from; `null` without one. */
export async function stableBefore(tx: Tx, remote: string, ...not: readonly string[]): Promise<string | null> {
  const rows = await tx
    .selectFrom('release_change')
    .select('after')
    .where('remote_id', '=', remote)
    .orderBy('state_version', 'desc')
    .limit(200)
    .execute();
  const candidates = [...new Set(rows.map(({ after }) => after.stable))].filter(
    (version): version is string => version !== null && !not.includes(version),
  );
  if (candidates.length === 0) return null;
  const good = await tx
    .selectFrom('release')
    .select('version')
    .where('remote_id', '=', remote)
    .where('version', 'in', candidates)
    .where('removed_at', 'is', null)
    .where('stepped_back_at', 'is', null)
    .execute();
  const usable = new Set(good.map(({ version }) => version));
  return candidates.find((version) => usable.has(version)) ?? null;
}

/** Whether a release may be delivered at all: signed by its team, or placed by the program as its own build. */
export const isGivable = ({
  signature,
  placed_at: placedAt,
}: Pick<Selectable<ReleaseTable>, 'signature' | 'placed_at'>): boolean => signature.by === 'team' || placedAt !== null;

/** Going back is only possible to a release that was stable. @throws Refusal RELEASE_NEVER_STABLE */
export async function checkWasStable(tx: Tx, remote: string, version: string): Promise<void> {
  const row = await tx
    .selectFrom('release_change')
    .select('state_version')
    .where('remote_id', '=', remote)
    .where((where) => where.or([where('after', '@>', JSON.stringify({ stable: version }) as never)]))
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Refusal('RELEASE_NEVER_STABLE', { parameters: { version } });
}
