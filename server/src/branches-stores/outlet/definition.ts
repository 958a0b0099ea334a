import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import type { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { accountStateOf } from './account-state.ts';
import { ordersOfDealers } from './orders.ts';
import { branchErrors, brandErrors, editorsOf, ltvErrors, npwpErrors } from './rules.ts';
import { outletStepHooks } from './steps.ts';

export type Dealers = typeof dealersNmc | typeof dealersUfi;
type DealerLine = 'NMC' | 'UFI';

const schemeTables = { NMC: 'marketing_scheme_nmc', UFI: 'marketing_scheme_ufi' } as const;

/** How dealers of a line are stored among the outlets (docs/adr/0060-outlets.md). */
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
  const definition: Definition<typeof dealersNmc> = {
    table: 'outlet',
    hasEditors: true,
    where: sql`t.deleted_at is null and t.business_line = ${sql.lit(line)}`,
    belongs: sql`t.business_line = ${sql.lit(line)}`,
    scope: 'branch_id',
    columns: { dealerType: 'kind', state: 'status' },
    joins: sql`join branch_view b on b.id = t.branch_id join mro_view o on o.id = b.mro_id
      join mra_view a on a.id = o.mra_id`,
    derived: {
      dealerCode: sql`t.code`,
      mra: sql`a.mra_code || ' - ' || a.name`,
      accountState: sql`t.account_state`,
      schemesInForce: eachTime(() => sql`(select count(*)::int from ${schemesInForce()})`),
      ordersThisMonth: eachTime(() => {
        const monthStart = `${jakartaDay(app.services.now()).slice(0, 7)}-01T00:00:00+07:00`;
        return ordersOfDealers(app).current(monthStart);
      }),
    },
    filters: {
      brand: (brand: string) => sql`exists (select from unnest(t.brands) sold where lower(sold) = lower(${brand}))`,
      mraId: (id: string) => sql`a.id = ${id}`,
      withoutScheme: (wanted: boolean) =>
        sql`${wanted ? sql`not exists` : sql`exists`} (select from ${schemesInForce()})`,
      ...(line === 'UFI' ? { vehicleTypes: (type: string) => sql`t.vehicle_types @> array[${type}]` } : {}),
    },
    lov: { order: sql`t.code`, where: sql`t.status = 'active'` },
    guard: (_tx, _action, records) =>
      Promise.resolve(
        new Map(
          records
            .filter(({ state }) => state === 'closed')
            .map(({ secureId }) => [secureId, new Refusal('OUTLET_CLOSED')]),
        ),
      ),
    async beforeSave(tx, { values, before, store, actor }) {
      store['editors'] = await editorsOf(tx, before?.secureId ?? null, actor.username);
      if (!before) store['business_line'] = line;
      const { bankCode, accountNo, accountName, companyId, npwp } = values;
      const isSameAccount =
        before?.bankCode === bankCode && before.accountNo === accountNo && before.accountName === accountName;
      if (!isSameAccount || before.companyId !== companyId) {
        const account = { bankCode, accountHash: texts.hash(accountNo), accountName, companyId };
        const state = await accountStateOf(tx, account, isSameAccount ? null : app.services.now());
        // Another company alone says nothing of an account that nobody has inquired.
        if (!isSameAccount || state !== 'UNVERIFIED') store['account_state'] = state;
      }
      return [
        ...(await branchErrors(tx, line, values, before)),
        ...(await brandErrors(tx, line, values, before)),
        ...(line === 'UFI' ? await ltvErrors(tx, values as { readonly maxLtvPct?: string }) : []),
        ...(npwp === before?.npwp && companyId === before?.companyId
          ? []
          : await npwpErrors(tx, npwp === null ? null : texts.hash(npwp), values, before?.secureId ?? null)),
      ];
    },
    steps: outletStepHooks,
  };
  return protectedFields(dealersNmc, texts, ['picPhone', 'npwp', 'accountNo'], definition) as unknown as Definition<R>;
}
