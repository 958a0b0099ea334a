import type { PublishedBranch } from '@console/contracts/branches-stores/branch-cms';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** Milliseconds for which the list is kept: it is asked for without a token. */
const kept = 60_000;

/** Offices that are shown: published, and active in a line, whatever the nightly job has done so far. */
const shown = sql`t.publish_state = 'PUBLISHED' and t.deleted_at is null and exists (select from branch_view b
  where b.office_code = t.office_code and b.status = 'active' and b.deleted_at is null)`;

const found = async (db: Db, condition: RawBuilder<unknown>): Promise<PublishedBranch[]> =>
  (
    await sql<PublishedBranch>`select t.slug, t.office_code as "officeCode", t.display_name as "displayName",
        (select min(b.city) from branch_view b where b.office_code = t.office_code) as city,
        array(select b.business_line from branch_view b
          where b.office_code = t.office_code and b.status = 'active' and b.deleted_at is null
          order by array_position(array['SPEKTRA', 'NMC', 'UFI'], b.business_line)) as lines,
        t.public_address as "publicAddress", t.public_phone as "publicPhone", t.whatsapp,
        t.opening_hours as "openingHours", t.hour_exceptions as "hourExceptions",
        t.latitude, t.longitude, t.services, t.photos
      from branch_content t where ${shown} and ${condition} order by t.office_code`.execute(db)
  ).rows;

/** The published offices by office code, those with a service or all; kept for a minute. */
export function publishedBranches(db: Db, now: () => Date) {
  let answer: { readonly until: number; readonly branches: Promise<PublishedBranch[]> } | undefined;
  return async (service: string | undefined): Promise<readonly PublishedBranch[]> => {
    if (!answer || answer.until <= now().getTime()) {
      const branches = found(db, sql`true`);
      answer = { until: now().getTime() + kept, branches };
      branches.catch(() => (answer = undefined));
    }
    const all = await answer.branches;
    return service === undefined ? all : all.filter(({ services }) => services.includes(service));
  };
}

/** A published office by its slug, or the slug that it has now; `null` when there is none. */
export async function publishedBySlug(
  db: Db,
  slug: string,
): Promise<{ readonly movedTo: string | null; readonly branch: PublishedBranch | null } | null> {
  const [branch] = await found(db, sql`lower(t.slug) = ${slug.toLowerCase()}`);
  if (branch) return { movedTo: null, branch };
  const [moved] = await found(
    db,
    sql`t.id = (select s.content_id from branch_content_slug s where s.slug = ${slug.toLowerCase()})`,
  );
  return moved ? { movedTo: moved.slug, branch: null } : null;
}

/** Whether a stored file is a photo of a published office. */
export const isPublishedPhoto = async (db: Db, fileId: string): Promise<boolean> =>
  (await sql`select from branch_content t where t.photos ? ${fileId} and ${shown}`.execute(db)).rows.length > 0;
