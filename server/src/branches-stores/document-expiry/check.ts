import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import { actionsOf, levels } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { notify } from '../../people/notices/notify.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import { scopesOf } from '../../people/scope/scopes-of.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import type { Services } from '../../platform/services.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { documentDays } from '../outlet/documents-ending.ts';

export const documentJob = 'document-expiry';

const keeping = Object.keys(levels).filter((level) => actionsOf(level).includes('update'));

/** Documents of the outlets of a line. */
interface Documents {
  readonly line: BusinessLine;
  /** Stored with each end that was announced. */
  readonly document: 'NIB' | 'AGREEMENT';
  readonly kind: 'DOCUMENTS_ENDING' | 'AGREEMENTS_ENDING';
  readonly link: string;
  /** Outlets (`id`, `branch_id`) and the last days (`ends`) of what ends until a day. */
  readonly ending: (today: string, until: string) => Sql;
}

const nibs = ({ value: line }: { readonly value: BusinessLine }): Documents => ({
  line,
  document: 'NIB',
  kind: 'DOCUMENTS_ENDING',
  link: `/${outletLines[line].module}?documentsEnding=true`,
  ending: (today, until) => sql`select id, branch_id, nib_until as ends from outlet
    where business_line = ${line} and status in ('new', 'active') and deleted_at is null
      and nib_until between ${today}::date and ${until}::date`,
});

/** Exclusive rates of stores hold under agreements; one that a later row continues does not end. */
const agreements: Documents = {
  line: 'SPEKTRA',
  document: 'AGREEMENT',
  kind: 'AGREEMENTS_ENDING',
  link: '/store/exclusive-rate?endsSoon=true',
  ending: (today, until) => sql`select distinct o.id, o.branch_id, e.effective_to as ends
    from store_exclusive_rate e join outlet o on o.id = e.store_id
    where o.status = 'active' and o.deleted_at is null and e.deleted_at is null and e.approval = 'APPROVED'
      and e.effective_from <= ${today}::date and e.effective_to between ${today}::date and ${until}::date
      and not exists (select from store_exclusive_rate n where n.store_id = e.store_id and n.deleted_at is null
        and n.approval = 'APPROVED' and n.effective_to > e.effective_to
        and n.tenor_from <= e.tenor_to and n.tenor_to >= e.tenor_from
        and n.product_group_id is not distinct from e.product_group_id)`,
};

const watched: readonly Documents[] = [...businessLines.map(nibs), agreements];

/** The branches of the outlets with documents that end soon, each end once. */
async function freshBranches(tx: Tx, { document, ending }: Documents, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ branchId: string }>`with ending as (${ending(today, dayAfter(today, documentDays))}),
    fresh as (
      insert into outlet_document_notice (outlet_id, document, ends) select id, ${document}, ends from ending
      on conflict do nothing returning outlet_id)
    select distinct e.id, e.branch_id as "branchId" from ending e join fresh f on f.outlet_id = e.id`.execute(tx);
  return rows.map(({ branchId }) => branchId);
}

/** Active users who keep the outlets of a line. */
async function keepers(tx: Tx, line: BusinessLine): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from app_user_view u
    where u.status = 'active' and u.deleted_at is null and exists (select from user_privilege_view p
      where p.user_id = u.id and p.privilege = ${outletLines[line].privilege}
        and p.level = any(${keeping}::text[]))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Tells who keeps the outlets, each of those within the own scope. */
async function announce(
  tx: Tx,
  { line, kind, link }: Documents,
  branchIds: readonly string[],
  at: Date,
): Promise<void> {
  const users = await keepers(tx, line);
  const scopes = await scopesOf(tx, users);
  const byCount = new Map<number, string[]>();
  for (const userId of users) {
    const scope = scopes.get(userId) ?? { type: 'none' };
    const count = branchIds.filter((id) => allowsBranch(scope, id)).length;
    if (count > 0) byCount.set(count, [...(byCount.get(count) ?? []), userId]);
  }
  for (const [count, userIds] of byCount)
    await notify(tx, { userIds, kind, link, parameters: { module: outletLines[line].title.id, count }, at });
}

/** Announces documents of outlets that end within 30 days, each end once. Runs again without effect. */
export const checkDocuments = (services: Services): Promise<{ read: number; done: number; failed: number }> =>
  services.db.transaction().execute(async (tx) => {
    await lockByName(tx, documentJob);
    const now = services.now();
    const counts = { read: 0, done: 0, failed: 0 };
    for (const documents of watched) {
      const branchIds = await freshBranches(tx, documents, jakartaDay(now));
      if (branchIds.length > 0) await announce(tx, documents, branchIds, now);
      counts.read += branchIds.length;
      counts.done += branchIds.length;
    }
    return counts;
  });
