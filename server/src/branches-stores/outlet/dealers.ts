import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { nextDealerCode } from './dealer-code.ts';
import { outletDefinition, type OutletSave, type StoredValues } from './definition.ts';
import { brandErrors, ltvErrors } from './rules.ts';
import { sfCount, withoutSf } from './sales-people.ts';
import { mergeHook } from './merge.ts';
import { outletStepHooks } from './steps.ts';

export type Dealers = typeof dealersNmc | typeof dealersUfi;
export type DealerLine = 'NMC' | 'UFI';

interface DealerValues extends StoredValues {
  readonly brands: readonly string[] | null;
  /** Of UFI. */
  readonly maxLtvPct?: string;
}

const registers = { NMC: dealersNmc, UFI: dealersUfi } as const;
const schemeTables = { NMC: 'marketing_scheme_nmc', UFI: 'marketing_scheme_ufi' } as const;

/** What is sold, and up to which LTV. */
const termErrors = async (
  tx: Tx,
  line: DealerLine,
  { values, before }: OutletSave<DealerValues>,
): Promise<FieldError[]> => [
  ...(await brandErrors(tx, line, values, before)),
  ...(line === 'UFI' ? await ltvErrors(tx, values) : []),
];

/** How dealers of a line are stored among the outlets (docs/model/branches-stores.md#dealers). */
export function dealerDefinition<R extends Dealers>(
  app: Application,
  texts: ProtectedText,
  line: DealerLine,
): Definition<R> {
  const schemes = sql.table(schemeTables[line]);
  const schemesInForce = () => {
    const today = jakartaDay(app.services.now());
    return sql`${schemes} s where s.dealer_id = t.id and s.deleted_at is null
      and s.approval = 'APPROVED' and s.effective_from <= ${today}::date and s.effective_to >= ${today}::date`;
  };
  const shared = outletDefinition<DealerValues>(app, texts, line, registers[line] as Resource, async (tx, save) => {
    const faults = await termErrors(tx, line, save);
    if (line === 'UFI' && !save.before && faults.length === 0) save.store['code'] = await nextDealerCode(tx);
    return faults;
  });
  const definition: Definition<typeof dealersNmc> = {
    ...shared,
    columns: { dealerType: 'kind', state: 'status' },
    uniqueIndexes: { dealerCode: 'outlet_business_line_code_key' },
    derived: {
      ...shared.derived,
      dealerCode: sql`t.code`,
      schemesInForce: eachTime(() => sql`(select count(*)::int from ${schemesInForce()})`),
      ...(line === 'NMC' ? { sfCount } : {}),
    },
    filters: {
      ...shared.filters,
      brand: (brand: string) => sql`exists (select from unnest(t.brands) sold where lower(sold) = lower(${brand}))`,
      withoutScheme: (wanted: boolean) =>
        sql`${wanted ? sql`not exists` : sql`exists`} (select from ${schemesInForce()})`,
      ...(line === 'NMC' ? { withoutSf } : {}),
      ...(line === 'UFI' ? { vehicleTypes: (type: string) => sql`t.vehicle_types @> array[${type}]` } : {}),
    },
    steps: { ...outletStepHooks, merge: mergeHook(app, line, undefined) },
  };
  return protectedFields(dealersNmc, texts, ['picPhone', 'npwp', 'accountNo'], definition) as unknown as Definition<R>;
}
