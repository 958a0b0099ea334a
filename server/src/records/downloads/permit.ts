import { maximumExportRows } from '@console/contracts/core/downloads';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { permitExactMatch } from '../numbers/exact-match.ts';
import type { Context } from '../../platform/context.ts';
import { isIn } from '../../platform/flag.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../people/settings/settings.ts';
import type { Order } from './order.ts';
import { periodDays } from './period.ts';
import { checkRestriction, exportRefusal, mayHaveClear } from './restriction.ts';

/** Counting stops here: the exact size does not matter for a refused export. */
const mostCounted = 10_000_000;

/** Maximum number of rows of a file in this format. */
export const mostRows = async (services: Services, { format }: Pick<Order, 'format'>): Promise<number> =>
  Math.min(await settings(services).number('EXPORT_MAX_ROWS'), maximumExportRows[format]);

/** The order as executed: personal data is masked unless role and restriction allow clear data. */
export async function withPersonalData(
  services: Services,
  { caller }: Pick<Context, 'caller'>,
  order: Order,
): Promise<Order> {
  if (order.personalData === 'MASKED') return order;
  const { resource } = order.source.registered;
  const allowed =
    (await mayReveal(services.db, caller)) &&
    (await mayHaveClear(services, caller, resource.privilege, resource.module));
  return allowed ? order : { ...order, personalData: 'MASKED' };
}

/**
 * Counts the rows before any is read, and checks the limits.
 * @returns their number
 * @throws Refusal FORBIDDEN, EXPORT_RESTRICTED, EXPORT_TOO_LARGE
 */
export async function permitted(
  services: Services,
  context: Pick<Context, 'caller' | 'db' | 'language' | 'request'>,
  { source, selection, format }: Order,
): Promise<number> {
  const { caller, db, language } = context;
  const { resource } = source.registered;
  const now = services.now();
  if (resource.list.exportNational && !isHeadOffice(caller.mappingType, caller.isAdmin))
    throw exportRefusal({ rule: 'national' }, language);
  if (resource.list.exportGroup && !isIn(caller, resource.list.exportGroup))
    throw new Refusal('FORBIDDEN', { privilege: resource.privilege, action: 'export' });
  await permitExactMatch(services, context, source.registered, selection);
  const rows = await source.count(db, selection, { scope: caller.scope, caller, now }, mostCounted);
  await checkRestriction(services, caller, language, {
    module: resource.module,
    privilege: resource.privilege,
    format,
    rows,
    now,
    periodDays: periodDays(resource, selection.filters, now),
  });
  const maximum = await mostRows(services, { format });
  // Files are never truncated.
  if (rows > maximum)
    throw new Refusal('EXPORT_TOO_LARGE', { result: { count: rows, maximum }, parameters: { count: rows, maximum } });
  return rows;
}
