import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { fixedWhileActive, widenedFields } from '@console/contracts/promos-products/promo/changes';
import { sameValue } from '@console/contracts/core/same-value';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import type { Promos } from '@console/contracts/promos-products/promo';
import { sql } from 'kysely';
import { offeredByScheme } from '../../branches-stores/index.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lobParametersOn, productsOutside } from '../../products/index.ts';
import type { Save } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { conflictOf, reachOfPromo } from './refuse-conflict.ts';
import { promoRow } from './promo-row.ts';
import { placesMoved } from './conflicts.ts';

/** The values of a promo of any line. */
export interface PromoValues {
  readonly promoType: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly lobId: string;
  readonly productGroupIds: readonly string[];
  readonly productIds?: readonly string[] | null;
  readonly financialSchemeId?: string | null;
  readonly tenors: readonly string[];
  readonly quotaContracts: number | null;
  readonly quotaAmount: number | null;
  readonly budgetSubsidy: number | null;
  readonly maxLtvPct?: string | null;
  readonly outletScope: string;
  readonly outletIds: readonly string[] | null;
  readonly singleOutletIds: readonly string[] | null;
  readonly customerKind: string;
  readonly channels: readonly string[] | null;
  readonly priority: number;
}

/** Tenors and LTV within those of the line of business and the scheme. */
async function offerFaults(tx: Tx, line: BusinessLine, values: PromoValues): Promise<FieldError[]> {
  const { lobId, startDate, tenors, financialSchemeId = null, maxLtvPct = null } = values;
  const lob = await lobParametersOn(tx, lobId, startDate);
  const scheme = financialSchemeId && line !== 'UFI' ? await offeredByScheme(tx, line, financialSchemeId) : null;
  const offered = (list: readonly string[] | null | undefined, tenor: string) => !list || list.includes(tenor);
  const foreign = tenors.filter(
    (tenor) => !offered(lob?.tenors as readonly string[] | null, tenor) || !offered(scheme?.tenors, tenor),
  );
  const maximum = lob?.maxLtvPct ?? null;
  return [
    ...(foreign.length > 0
      ? [{ field: 'tenors', code: 'TENOR_NOT_OFFERED_BY_LOB', parameters: { values: foreign.join(', ') } }]
      : []),
    ...(maxLtvPct !== null && maximum !== null && Number(maxLtvPct) > Number(maximum)
      ? [{ field: 'maxLtvPct', code: 'LTV_ABOVE_LOB', parameters: { maximum: String(maximum) } }]
      : []),
  ];
}

/** Single products belong to the chosen groups. */
async function productFaults(
  tx: Tx,
  line: BusinessLine,
  { productIds, productGroupIds }: PromoValues,
): Promise<FieldError[]> {
  if (line === 'UFI' || !productIds?.length) return [];
  const outside = await productsOutside(tx, line, productIds, productGroupIds);
  return outside.length > 0 ? [{ field: 'productIds', code: 'PRODUCT_NOT_OF_GROUPS' }] : [];
}

const limits = [
  ['quotaContracts', 'usedContracts'],
  ['quotaAmount', 'usedAmount'],
  ['budgetSubsidy', 'usedSubsidy'],
] as const;

/** A quota does not go below what orders have used of it. */
const limitFaults = (values: PromoValues, before: Readonly<Record<string, unknown>>): FieldError[] =>
  limits.flatMap(([quota, used]) => {
    const limit = values[quota];
    return limit !== null && limit < Number(before[used])
      ? [{ field: quota, code: 'QUOTA_BELOW_USED', parameters: { used: Number(before[used]) } }]
      : [];
  });

/** The type decides on the lines, so that it stays once there is a sheet. */
async function typeFaults(tx: Tx, id: string, before: unknown, { promoType }: PromoValues): Promise<FieldError[]> {
  if (before === promoType) return [];
  const { rows } = await sql`select from promo_rate where promo_id = ${id} and deleted_at is null limit 1`.execute(tx);
  return rows.length > 0 ? [{ field: 'promoType', code: 'TYPE_FIXED' }] : [];
}

/** Code of a promo of a line: its month, and a number that none before it had. */
async function nextCode(tx: Tx, line: BusinessLine, now: Date): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('promo_no')::int as next`.execute(tx);
  const [year = '', month = ''] = toWireInstant(now).split('-');
  return `${promoLines[line].prefix}-${year.slice(2)}${month}-${String(rows[0]!.next).padStart(4, '0')}`;
}

/** Whether a change of an active promo can make it meet others: its other changes narrow it, or only say more of it. */
function reachesFurther(before: PromoValues, values: PromoValues): boolean {
  const [had, has] = [before, values] as unknown as Readonly<Record<string, unknown>>[];
  const names = ['outletScope', ...widenedFields];
  return values.endDate > before.endDate || names.some((name) => !sameValue(has![name], had![name]));
}

/** Refuses what an active promo may not become: it would meet another one of its priority. */
async function refuseConflict(tx: Tx, line: BusinessLine, id: string, values: PromoValues, today: string) {
  const promo = await promoRow(tx, line, id);
  if (!promo) return;
  const stored = await reachOfPromo(tx, promo);
  const { productGroupIds, outletScope, customerKind, priority } = values;
  const reach = { productGroupIds, outletScope, customerKind, priority };
  const { outletIds, singleOutletIds, channels } = values;
  const lists = { outletIds: outletIds ?? [], singleOutletIds: singleOutletIds ?? [], channels: channels ?? [] };
  const places = placesMoved(promo, values);
  const refusal = await conflictOf(tx, { ...stored, ...reach, ...lists, places }, { today });
  if (refusal) throw refusal;
}

/**
 * What is wrong with a promo about to be stored, and what is stored with it: code and line of a new one, and who shapes
 * it (docs/model/promos.md#promos).
 * @throws Refusal PROMO_ACTIVE, PROMO_INACTIVE, PROMO_CONFLICT
 */
export async function checkPromo(
  app: Application,
  tx: Tx,
  line: BusinessLine,
  { values: typed, before, store, actor }: Save<Promos>,
): Promise<readonly FieldError[]> {
  const values = typed as unknown as PromoValues;
  const now = app.services.now();
  if (!before)
    Object.assign(store, {
      business_line: line,
      promo_code: await nextCode(tx, line, now),
      editors: [actor.username],
    });
  else if (before.state === 'inactive') throw new Refusal('PROMO_INACTIVE');
  else if (before.state === 'active') {
    const fixed = fixedWhileActive(before as never, values as never);
    if (fixed.length > 0) throw new Refusal('PROMO_ACTIVE', { parameters: { fields: fixed.join(', ') } });
  } else store['editors'] = [...new Set([...before.editors, actor.username])];
  const faults: FieldError[] = [
    ...(await offerFaults(tx, line, values)),
    ...(await productFaults(tx, line, values)),
    ...(before ? limitFaults(values, before as never) : []),
    ...(before ? await typeFaults(tx, before.secureId, before.promoType, values) : []),
  ];
  if (before?.state === 'active' && values.endDate !== before.endDate && values.endDate < jakartaDay(now))
    faults.push({ field: 'endDate', code: 'END_TOO_EARLY' });
  if (before?.state === 'active' && faults.length === 0 && reachesFurther(before as never, values))
    await refuseConflict(tx, line, before.secureId, values, jakartaDay(now));
  return faults;
}
