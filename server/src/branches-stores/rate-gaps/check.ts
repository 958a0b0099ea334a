import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { callers } from '../../people/auth/callers.ts';
import { notify } from '../../people/notices/notify.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Services } from '../../platform/services.ts';
import { deciderIds } from '../../records/changes/deciders.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { allLines } from '../simulation/tables.ts';
import { gapsOn, type Gap } from './find.ts';

export const gapJob = 'rate-gap-check';

/** Stores the gaps of a line in place of those before. @returns those that were not there before */
async function keep(tx: Tx, line: BusinessLine, gaps: readonly Gap[]): Promise<readonly Gap[]> {
  const found = sql`jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) w(branch_id uuid, tenor int, lacks text)`;
  await sql`delete from branch_rate_gap g using branch_view b where b.id = g.branch_id and b.business_line = ${line}
    and not exists (select from ${found} where w.branch_id = g.branch_id and w.tenor = g.tenor
      and w.lacks = g.lacks)`.execute(tx);
  const { rows } = await sql<Gap>`insert into branch_rate_gap (branch_id, tenor, lacks)
    select w.branch_id, w.tenor, w.lacks from ${found} on conflict do nothing
    returning branch_id, tenor, lacks`.execute(tx);
  return rows;
}

/** Tells the approvers of the line's branches, each of the branches within their scope. */
async function notifyApprovers(tx: Tx, services: Services, line: BusinessLine, fresh: readonly Gap[]): Promise<void> {
  const { privilege, module, title } = branchLines[line];
  const at = services.now();
  for (const userId of await deciderIds(tx, privilege, [])) {
    const caller = await callers(services).ofUser(tx, userId);
    const branches = new Set(
      fresh.filter(({ branch_id: id }) => allowsBranch(caller.scope, id)).map(({ branch_id: id }) => id),
    );
    if (branches.size === 0) continue;
    await notify(tx, {
      userIds: [userId],
      kind: 'RATE_GAPS',
      link: `/${module}?withGaps=true`,
      parameters: { module: title.id, count: branches.size },
      at,
    });
  }
}

/**
 * Looks over the active branches of all lines for tenors that schemes offer without a rate or an ADMIN fee, and tells
 * approvers of gaps that were not there before. Runs again without effect.
 */
export const checkGaps = (services: Services): Promise<{ read: number; done: number; failed: number }> =>
  services.db.transaction().execute(async (tx) => {
    await lockByName(tx, gapJob);
    const counts = { read: 0, done: 0, failed: 0 };
    for (const line of allLines) {
      const { branches, gaps } = await gapsOn(tx, line, jakartaDay(services.now()));
      const fresh = await keep(tx, line, gaps);
      if (fresh.length > 0) await notifyApprovers(tx, services, line, fresh);
      const lacking = new Set(gaps.map(({ branch_id: id }) => id)).size;
      counts.read += branches;
      counts.done += branches - lacking;
      counts.failed += lacking;
    }
    return counts;
  });
