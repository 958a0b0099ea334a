import { inMargin } from '@console/contracts/branches-stores/branch/margin-words';
import type { Text } from '@console/contracts/core/text';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { underQanun } from './in-force.ts';

/**
 * The words of records that belong to branches: under Qanun a rate is a margin
 * (docs/model/branches-stores.md#qanun-branches).
 * @param from the records as `t`, with what the branch is read from
 * @param branchId the branch of a record, as SQL
 */
export const wordsUnderQanun =
  ({ now }: Pick<Services, 'now'>, from: RawBuilder<unknown>, branchId: RawBuilder<unknown>) =>
  async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, (words: Text) => Text>> => {
    const { rows } = await sql<{ id: string }>`select t.id from ${from}
      where t.id = any(${ids}::uuid[]) and ${underQanun(branchId, now())}`.execute(db);
    return new Map(rows.map(({ id }) => [id, inMargin]));
  };
