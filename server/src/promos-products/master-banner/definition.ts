import { listedValues } from '@console/contracts/shell/setting-value';
import {
  masterBanner,
  showingLimit,
  type Banner,
  type BannerCreate,
} from '@console/contracts/promos-products/master-banner';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define, type Changed } from '../../records/resource/definition.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { mostShowing } from './showing.ts';
import { isPublishedGroup, isPublishedProduct } from '../../products/index.ts';
import { renumber } from './sequence.ts';

const phase = sql`case when t.start_at > now() then 'SCHEDULED' when t.end_at <= now() then 'ENDED' else 'SHOWING' end`;
const oneDay = 86_400_000;

/** Maximum number of banners of one placement: the highest sequence. */
const placementSize = 99;

function missingImages({ platforms, imageDesktop, imageMobile }: BannerCreate): FieldError[] {
  const desktop = imageDesktop === null && platforms.some((platform) => platform === 'WEB' || platform === 'PWA');
  const mobile = imageMobile === null;
  return [
    ...(desktop ? [{ field: 'imageDesktop', code: 'IMAGE_REQUIRED' }] : []),
    ...(mobile ? [{ field: 'imageMobile', code: 'IMAGE_REQUIRED' }] : []),
  ];
}

/** Whether a promo with this code is active. */
async function isActivePromo(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select from promo where lower(promo_code) = lower(${code}) and status = 'active'
    and deleted_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether the public can follow the link. */
async function targetIsLive(tx: Tx, { actionType, actionValue }: BannerCreate): Promise<boolean> {
  if (actionType === 'PROMO') return isActivePromo(tx, actionValue ?? '');
  if (actionType === 'PRODUCT') return isPublishedProduct(tx, actionValue ?? '');
  if (actionType === 'PRODUCT_GROUP') return isPublishedGroup(tx, actionValue ?? '');
  return true;
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).hostname : null);

const allowedHosts = async (tx: Tx): Promise<string[]> => listedValues(await settingIn(tx, 'BANNER_URL_HOSTS'));

async function placementHasRoom(tx: Tx, banner: BannerCreate, secureId: string | null): Promise<boolean> {
  const others = await tx
    .selectFrom('master_banner')
    .select(['platforms', 'start_at as startAt', 'end_at as endAt'])
    .where('placement', '=', banner.placement)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .$if(secureId !== null, (query) => query.where('id', '!=', secureId as string))
    .execute();
  return banner.platforms.every(
    (platform) =>
      mostShowing(
        banner,
        others.filter((other) => other.platforms.includes(platform)),
      ) <= showingLimit,
  );
}

/** Why a banner may not be activated, or `null`. */
async function activationRefusal(tx: Tx, banner: Banner): Promise<Refusal | null> {
  const images = missingImages(banner);
  if (images.length > 0) return new Refusal('IMAGE_REQUIRED', { errors: images });
  if (!(await targetIsLive(tx, banner))) return new Refusal('TARGET_INACTIVE');
  return (await placementHasRoom(tx, banner, banner.secureId))
    ? null
    : new Refusal('PLACEMENT_FULL', { parameters: { limit: showingLimit } });
}

async function keepOrder(tx: Tx, changed: readonly Changed<typeof masterBanner>[]): Promise<void> {
  for (const { action, before, after, actor } of changed) {
    if (action === 'activate' && after)
      await tx.updateTable('master_banner').set({ ever_active: true }).where('id', '=', after.secureId).execute();
    if (action === 'activate' || action === 'deactivate') continue;
    if (before && before.placement !== after?.placement) await renumber(tx, before.placement, actor);
    if (!after) continue;
    const samePlacement = before?.placement === after.placement;
    await renumber(tx, after.placement, actor, {
      secureId: after.secureId,
      towardsEnd: samePlacement && after.sequence > before.sequence,
    });
  }
}

/** How banners are stored, and the rules that need the database. */
export const bannerDefinition = define(masterBanner, {
  table: 'master_banner',
  serialised: true,
  derived: { phase, impressions: sql`t.impressions`, clicks: sql`t.clicks`, everActive: sql`t.ever_active` },
  filters: {
    platform: (platform: string) => sql`${platform} = any(t.platforms)`,
    phase: (wanted: string) => sql`${phase} = ${wanted}`,
  },
  async beforeSave(tx, save) {
    const { values, before } = save;
    if (values.endAt !== null && Date.parse(values.endAt) === Date.parse(values.startAt))
      values.endAt = toWireInstant(Date.parse(values.startAt) + oneDay);
    const errors: FieldError[] = await checkFiles(tx, masterBanner, save);
    if (values.actionType === 'URL' && !(await allowedHosts(tx)).includes(hostOf(values.actionValue ?? '') ?? ''))
      errors.push({ field: 'actionValue', code: 'HOST_NOT_ALLOWED' });
    if (values.actionType === 'NONE') values.actionValue = null;
    if (before?.placement !== values.placement) {
      const { count } = await tx
        .selectFrom('master_banner')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('placement', '=', values.placement)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (count >= placementSize) errors.push({ field: 'placement', code: 'NOT_ALLOWED' });
    }
    if (before?.status === 'active') {
      errors.push(...missingImages(values));
      if (!(await targetIsLive(tx, values))) errors.push({ field: 'actionType', code: 'TARGET_INACTIVE' });
      if (!(await placementHasRoom(tx, values, before.secureId)))
        errors.push({ field: 'placement', code: 'PLACEMENT_FULL', parameters: { limit: showingLimit } });
    }
    return errors;
  },
  async guard(tx, action, records) {
    const refused = new Map<string, Refusal>();
    for (const record of records) {
      const refusal =
        action === 'activate'
          ? await activationRefusal(tx, record)
          : action === 'delete' && record.everActive
            ? new Refusal('BANNER_WAS_ACTIVE')
            : null;
      if (refusal) refused.set(record.secureId, refusal);
    }
    return refused;
  },
  async afterChange(tx, changed) {
    await keepFiles(tx, masterBanner, changed);
    await keepOrder(tx, changed);
  },
});
