import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

interface PublishedBanner {
  readonly secureId: string;
  readonly title: string;
  readonly altText: string;
  readonly imageDesktop: string | null;
  readonly imageMobile: string | null;
  readonly actionType: string;
  readonly actionValue: string | null;
  readonly audience: string;
  readonly sequence: number;
}

/** Milliseconds for which the public answer is cached. */
const kept = 60_000;

/** The banners that the public site and apps show now, in their order; cached for a minute. */
export function publishedBanners(db: Db, now: () => Date) {
  const answers = new Map<string, { readonly until: number; readonly banners: Promise<PublishedBanner[]> }>();
  return async ({ placement, platform }: { placement: string; platform: string }): Promise<PublishedBanner[]> => {
    const key = `${placement} ${platform}`;
    const known = answers.get(key);
    if (known && known.until > now().getTime()) return known.banners;
    const banners =
      sql<PublishedBanner>`select id as "secureId", title, alt_text as "altText", image_desktop as "imageDesktop",
        image_mobile as "imageMobile",
        action_type as "actionType", action_value as "actionValue", audience, sequence
      from master_banner
        where placement = ${placement} and ${platform} = any(platforms) and status = 'active' and deleted_at is null
        and start_at <= ${now()} and (end_at is null or end_at > ${now()}) order by sequence`
        .execute(db)
        .then(({ rows }) => rows);
    answers.set(key, { until: now().getTime() + kept, banners });
    banners.catch(() => answers.delete(key));
    return banners;
  };
}

/** Whether a stored file is a picture of a banner that is shown now. */
export async function isPublished(db: Db, now: Date, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from master_banner
      where ${fileId}::uuid in (image_desktop, image_mobile) and status = 'active' and deleted_at is null
    and start_at <= ${now} and (end_at is null or end_at > ${now})`.execute(db);
  return rows.length > 0;
}
