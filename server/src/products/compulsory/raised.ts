import type { BusinessLine } from '@console/contracts/core/business-lines';
import { mostPrice } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { tariffsOfGoods, tariffsOfVehicles, type Greatest, type InsuredGroups } from './compulsory.ts';
import { greatestOfGoods, type GoodsTariff } from './greatest-of-goods.ts';
import { greatestOfVehicles, type VehicleTariff } from './greatest-of-vehicles.ts';

/** Branches under Qanun take packages of takaful alone. */
const branches = [null, { rate: null }] as const;
const year = 12;

const distinct = <V>(values: readonly V[]): V[] => [...new Set(values)];

/** The prices at which the greatest premium of tariffs may change: the ends of their bands. */
const pricesOf = (tariffs: readonly { readonly priceFrom: number; readonly priceTo: number | null }[]): number[] =>
  distinct(tariffs.flatMap(({ priceFrom, priceTo }) => [Math.max(priceFrom, 1), priceTo ?? mostPrice]));

/** A premium that is financed yields more than as much with each instalment, and no less than another one. */
function isDearer(coming: Greatest, before: Greatest, insured: Parameters<Greatest>[0]): boolean {
  const [now, then] = [coming(insured), before(insured)];
  return now.M > then.M || Math.max(now.S, now.Y) > Math.max(then.M, then.S, then.Y);
}

/** Whether goods cost more to insure by tariffs that come than by those that hold. */
export function goodsRise(coming: readonly GoodsTariff[], holding: readonly GoodsTariff[]): boolean {
  return distinct(coming.map(({ groupId }) => groupId)).some((groupId) => {
    const of = (tariffs: readonly GoodsTariff[]) => tariffs.filter((tariff) => tariff.groupId === groupId);
    const [own, old] = [of(coming), of(holding)];
    const [now, before] = [greatestOfGoods(own), greatestOfGoods(old)];
    const tenors = distinct([...own, ...old].flatMap(({ tenorFrom, tenorTo }) => [tenorFrom, tenorTo]));
    return branches.some((takaful) =>
      pricesOf([...own, ...old]).some((price) =>
        tenors.some((tenor) =>
          isDearer(now, before, { prices: { from: price, to: price }, tenor, area: null, takaful }),
        ),
      ),
    );
  });
}

/** The same of vehicles, by the ends of the years of policies. */
export function vehiclesRise(coming: readonly VehicleTariff[], holding: readonly VehicleTariff[]): boolean {
  const tenors = distinct(coming.map((tariff) => tariff.year * year));
  const prices = pricesOf([...coming, ...holding]);
  return distinct(coming.map(({ area }) => area)).some((area) => {
    const of = (tariffs: readonly VehicleTariff[]) => greatestOfVehicles(tariffs.filter((each) => each.area === area));
    const [now, before] = [of(coming), of(holding)];
    return branches.some((takaful) =>
      prices.some((price) =>
        tenors.some((tenor) => isDearer(now, before, { prices: { from: price, to: price }, tenor, area, takaful })),
      ),
    );
  });
}

/** All groups of a line. */
async function groupsOf(db: Db | Tx, line: BusinessLine): Promise<InsuredGroups> {
  const { rows } = await sql<{ id: string }>`select id from line_of_business
    where business_line = ${line} and deleted_at is null`.execute(db);
  return { line, groupId: null, lobIds: rows.map(({ id }) => id) };
}

/**
 * Whether tariffs that come into force on a day make contracts that need an insurance dearer than those that hold then
 * have made them: rates were judged with these.
 * @param coming rows `i` of sets
 */
export async function setsRise(db: Db | Tx, line: 'SPEKTRA' | 'NMC', day: string, coming: Sql): Promise<boolean> {
  const groups = await groupsOf(db, line);
  const sets = sql`${coming} and i.deleted_at is null`;
  if (line === 'NMC')
    return vehiclesRise(await tariffsOfVehicles(db, groups, day, sets), await tariffsOfVehicles(db, groups, day));
  const own = await tariffsOfGoods(db, groups, day, { sets, tenors: sql`false` });
  return goodsRise(own, await tariffsOfGoods(db, groups, day));
}

/** Which of these tariffs by tenor do so, by their ids. */
export async function tenorsThatRise(
  db: Db | Tx,
  tariffs: readonly { readonly secureId: string; readonly day: string }[],
): Promise<ReadonlySet<string>> {
  const rising = new Set<string>();
  if (tariffs.length === 0) return rising;
  const groups = await groupsOf(db, 'SPEKTRA');
  const holding = new Map<string, readonly GoodsTariff[]>();
  for (const { secureId, day } of tariffs) {
    const tenors = sql`i.id = ${secureId}::uuid and i.deleted_at is null`;
    const own = await tariffsOfGoods(db, groups, day, { sets: sql`false`, tenors });
    if (own.length > 0 && !holding.has(day)) holding.set(day, await tariffsOfGoods(db, groups, day));
    if (goodsRise(own, holding.get(day) ?? [])) rising.add(secureId);
  }
  return rising;
}
