import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { saoChoices } from '@console/contracts/branches-stores/sao-assign/choices';
import { sql } from 'kysely';
import { inBranches, ofOffice } from '../../people/scope/predicate.ts';
import { settingIn, settings } from '../../people/settings/settings.ts';
import type { Application } from '../../platform/http/application.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { officesOfSaos, outletsOfSaos } from './load.ts';
import { openOrdersOfRow } from './open-orders.ts';
import { saoStepHooks } from './steps.ts';
import { activeSao, worksAt } from './works-at.ts';

/** How assignments of SAOs are stored (docs/model/branches-stores.md#sao-assignment). */
export function saoDefinition(app: Application) {
  const { now } = app.services;
  const works = eachTime(() => worksAt(sql`t.sao_id`, sql`t.branch_id`, jakartaDay(now())));
  const waits = sql`(t.state <> 'ENDED' and t.outlet_active and (t.sao_id is null or not ${works}))`;
  return define(saoAssignments, {
    table: 'sao_assignment',
    scope: 'branch_id',
    lookups: sql`left join app_user_view s on s.id = t.sao_id`,
    derived: {
      outletType: sql`t.outlet_type`,
      outletId: sql`t.outlet_id::text`,
      outletCode: sql`t.outlet_code`,
      outletName: sql`t.outlet_name`,
      branchId: sql`t.branch_id`,
      saoId: sql`t.sao_id`,
      saoNpk: sql`s.npk`,
      saoName: sql`s.name`,
      saoState: sql`case when t.state = 'OPEN' then case when ${works} then 'AVAILABLE' else 'UNAVAILABLE' end end`,
      startDate: sql`t.start_date`,
      endDate: sql`t.end_date`,
      openOrders: openOrdersOfRow(app),
      state: sql`t.state`,
    },
    filters: {
      branchId: (id: string) => ofOffice('t.branch_id', id),
      withoutSao: (wanted: boolean) => (wanted ? waits : sql`not ${waits}`),
      outletId: (id: string) => sql`t.outlet_id::text = ${id}`,
    },
    // Each part has its own index.
    search: (pattern: string) => sql`t.id in (
      select a.id from sao_assignment a where a.deleted_at is null
        and (a.outlet_code ilike ${pattern} or a.outlet_name ilike ${pattern})
      union all select a.id from sao_assignment a where a.deleted_at is null and a.sao_id in (
        select u.id from app_user_view u where u.npk ilike ${pattern} or u.name ilike ${pattern}))`,
    async load(db, records) {
      const busy = records.filter(({ state }) => state === 'OPEN').flatMap(({ saoId }) => saoId ?? []);
      const loads = await outletsOfSaos(db, [...new Set(busy)]);
      const maximum = Number(await settingIn(db, 'SAO_MAX_OUTLETS'));
      for (const record of records) {
        const outlets = record.state === 'OPEN' ? (loads.get(record.saoId ?? '') ?? 0) : null;
        Object.assign(record, { saoOutlets: outlets, saoHeavy: outlets !== null && outlets > maximum });
      }
    },
    steps: saoStepHooks,
  });
}

/** SAOs to choose from, each with the number of outlets that this user has. */
export function saoChoiceDefinition(app: Application) {
  const { services } = app;
  const active = eachTime(
    () => sql`exists (
    select from app_user_view u where u.id = t.id and ${activeSao(jakartaDay(services.now()))})`,
  );
  return define(saoChoices, {
    table: 'app_user_view',
    scope: (scope) => sql`exists (
      select from user_branch_view m where m.user_id = t.id and ${inBranches(scope, 'm.branch_id')})`,
    filters: {
      branchId: (id: string) => sql`exists (
        select from user_branch_view m where m.user_id = t.id and m.branch_id = ${id})`,
    },
    lov: {
      where: active,
      order: sql`t.npk`,
      async extend(db, choices) {
        const ids = choices.map(({ secureId }) => secureId);
        const [loads, offices, maximum] = await Promise.all([
          outletsOfSaos(db, ids),
          officesOfSaos(db, ids),
          settings(services).number('SAO_MAX_OUTLETS'),
        ]);
        return choices.map((choice) => {
          const outlets = loads.get(choice.secureId) ?? 0;
          const above = outlets > maximum ? ` > ${maximum}` : '';
          const codes = offices.get(choice.secureId) ?? [];
          return { ...choice, name: `${[choice.name, ...codes].join(', ')} (${outlets} outlet${above})` };
        });
      },
    },
  });
}
