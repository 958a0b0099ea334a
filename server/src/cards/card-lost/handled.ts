import {
  distributionFigureNames,
  distributionFigures,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';
import { distributionDays } from '../reporting-card-distribution/days.ts';

const sumOf = (sign: 1 | -1) =>
  sql.join(
    distributionFigureNames.filter((name) => distributionFigures[name].sign === sign).map((name) => sql.ref(name)),
    sql` + `,
  );
const [arrived, left] = [sumOf(1), sumOf(-1)];
const columns = sql`day, coalesce(office_branch_id, office_mra_id) as office_id, ${arrived} as arrived,
  closing - (${arrived}) + (${left}) as opening`;

/**
 * Cards that each office handled in a period: stock at the start plus arrivals. Stored daily snapshots are used where
 * they exist; other days are computed from movements.
 */
export function handledCards({ from, to }: { readonly from: string; readonly to: string }): Sql {
  const notKept = sql`(select greatest(max(day) + 1, ${from}::date) from card_distribution_daily)`;
  return sql`
    with days as materialized (select ${columns} from card_distribution_daily
      where day between ${from}::date and ${to}::date union all select ${columns}
      from (${distributionDays(notKept, to)}) live)
    select office_id, sum(arrived) + coalesce(sum(opening) filter (where day = (select min(day) from days)), 0) as cards
      from days group by office_id`;
}
