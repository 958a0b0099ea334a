import type {
  MarketingSchemes,
  marketingSchemesNmc,
} from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { FieldError } from '@console/contracts/core/errors';
import { writeRanges } from '@console/contracts/core/number-ranges';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { bookedUnits, type SchemeReach } from './booked.ts';

interface SchemeValues {
  readonly dealerId: string;
  readonly brand: string;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  /** Of NMC. */
  readonly financialSchemeId?: string;
  /** Of UFI. */
  readonly vehicleType?: string;
}

/** A scheme is for a dealer that is open, and for what this dealer sells; what was stored before stays. */
async function dealerErrors(
  tx: Tx,
  { dealerId, brand, vehicleType }: SchemeValues,
  before: SchemeValues | null,
): Promise<FieldError[]> {
  const dealer = await tx
    .selectFrom('outlet')
    .select(['status', 'brands', 'vehicle_types'])
    .where('id', '=', dealerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!dealer) return [{ field: 'dealerId', code: 'NOT_FOUND' }];
  if (!['new', 'active'].includes(dealer.status)) return [{ field: 'dealerId', code: 'DEALER_NOT_OPEN' }];
  return [
    ...(before?.brand === brand || dealer.brands.includes(brand) ? [] : [{ field: 'brand', code: 'BRAND_NOT_SOLD' }]),
    ...(vehicleType === before?.vehicleType || vehicleType === undefined || dealer.vehicle_types?.includes(vehicleType)
      ? []
      : [{ field: 'vehicleType', code: 'VEHICLE_NOT_SOLD' }]),
  ];
}

/** The financial scheme offers every tenor of the band. */
async function tenorErrors(tx: Tx, { financialSchemeId, tenorFrom, tenorTo }: SchemeValues): Promise<FieldError[]> {
  if (financialSchemeId === undefined) return [];
  const scheme = await tx
    .selectFrom('financial_scheme_nmc')
    .select('tenors')
    .where('id', '=', financialSchemeId)
    .executeTakeFirst();
  const missing = Array.from({ length: Math.max(0, tenorTo - tenorFrom + 1) }, (_, at) =>
    String(tenorFrom + at),
  ).filter((tenor) => !scheme?.tenors?.includes(tenor));
  return missing.length > 0
    ? [{ field: 'tenorTo', code: 'TENORS_NOT_OF_SCHEME', parameters: { values: writeRanges(missing) } }]
    : [];
}

const reach: SchemeReach = {
  dealerId: sql`t.dealer_id`,
  brand: sql`t.brand`,
  tenors: [sql`t.tenor_from`, sql`t.tenor_to`],
  downPayments: [sql`t.dp_from_pct`, sql`t.dp_to_pct`],
  period: [sql`t.effective_from`, sql`t.effective_to`],
};

/** How marketing schemes of dealers are stored (docs/model/branches-stores.md#marketing-schemes). */
export const marketingSchemeDefinition = <R extends MarketingSchemes>(
  app: Application,
  table: 'marketing_scheme_nmc' | 'marketing_scheme_ufi',
): Definition<R> => {
  const definition: Definition<typeof marketingSchemesNmc> = {
    table,
    joins: sql`join outlet d on d.id = t.dealer_id`,
    scope: (scope) => inBranches(scope, 'd.branch_id'),
    derived: {
      dealerCode: sql`d.code`,
      dealerName: sql`d.name`,
      tenors: sql`(t.tenor_from || '-' || t.tenor_to)`,
      dpBand: sql`(t.dp_from_pct || '-' || t.dp_to_pct)`,
      // Orders of UFI do not say which kind of vehicle they are for.
      ...(table === 'marketing_scheme_nmc' ? { unitsBooked: eachTime(() => bookedUnits(app).current(reach)) } : {}),
    },
    ties: { phase: [sql`d.code`, sql`t.brand`, sql`t.tenor_from`, sql`t.dp_from_pct`, sql`t.effective_from`] },
    beforeSave: async (tx, { values, before }) => [
      ...(await dealerErrors(tx, values as SchemeValues, before as SchemeValues | null)),
      ...(await tenorErrors(tx, values as SchemeValues)),
    ],
  };
  return definition as unknown as Definition<R>;
};
