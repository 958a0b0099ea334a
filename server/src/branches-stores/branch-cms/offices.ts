import { branchContents } from '@console/contracts/branches-stores/branch-cms';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Services } from '../../platform/services.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import { slugOf } from './slugs.ts';

export const officesJob = 'branch-cms-offices';

interface Office {
  readonly office_code: string;
  readonly name: string;
}
interface Shown {
  readonly id: string;
  readonly display_name: string;
}

/**
 * Follows the branches: a new office has a draft, and one that is inactive in every line is no longer shown.
 * Runs again without effect.
 */
export const followOffices = ({ db, now }: Services): Promise<JobCounts> =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const actor = systemActor(officesJob);
    const { module } = branchContents;
    const added = await sql<Office>`select distinct on (b.office_code) b.office_code, b.name from branch_view b
      where b.deleted_at is null and not exists (select from branch_content t
        where t.office_code = b.office_code and t.deleted_at is null)
      order by b.office_code`.execute(tx);
    for (const { office_code: officeCode, name } of added.rows) {
      const id = randomUUID();
      const row = { office_code: officeCode, display_name: name, slug: slugOf(`${name}-${officeCode}`) };
      const frame = { created_by: actor.username, created_at: at, updated_by: actor.username, updated_at: at };
      await tx
        .insertInto('branch_content')
        .values({ id, ...frame, ...row, ...empty })
        .execute();
      await recordChange(tx, {
        actor,
        module,
        action: 'CREATE',
        entityId: id,
        entityLabel: name,
        before: null,
        after: { displayName: name, slug: row.slug },
        at,
      });
    }
    const hidden = await sql<Shown>`update branch_content t
      set publish_state = 'HIDDEN', version = version + 1, updated_by = ${actor.username}, updated_at = ${at}
      where t.publish_state = 'PUBLISHED' and t.deleted_at is null and not exists (select from branch_view b
        where b.office_code = t.office_code and b.status = 'active' and b.deleted_at is null)
      returning t.id, t.display_name`.execute(tx);
    for (const { id, display_name: label } of hidden.rows)
      await recordChange(tx, {
        actor,
        module,
        action: 'HIDE',
        entityId: id,
        entityLabel: label,
        before: { publishState: 'PUBLISHED' },
        after: { publishState: 'HIDDEN' },
        reason: branchContents.errors['BRANCH_INACTIVE']?.text.id ?? null,
        at,
      });
    return { read: added.rows.length + hidden.rows.length, done: added.rows.length + hidden.rows.length };
  });

const empty = {
  public_address: null,
  latitude: null,
  longitude: null,
  public_phone: null,
  whatsapp: null,
  opening_hours: null,
};
