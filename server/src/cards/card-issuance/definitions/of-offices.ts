import { sql } from 'kysely';
import type { Sql } from '../../../records/resource/definition.ts';

/**
 * Print orders that a table has for the given offices. Reads one index entry per print order and office (a loose index
 * scan), because an office has hundreds of cards of each print order.
 * @param office expression of the office, the first column of an index whose second column is the print order
 */
const issuancesByOffice = (table: string, office: Sql, offices: Sql): Sql => {
  const next = (of: Sql, after: Sql) =>
    sql`(select issuance_id from ${sql.table(table)} where ${office} = ${of} and issuance_id > ${after}
      order by issuance_id limit 1)`;
  const least = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return sql`(with recursive found as (
      select o.id as office, n.issuance_id from unnest(${offices}) o(id) cross join lateral ${next(sql`o.id`, least)} n
      union all select f.office, n.issuance_id
        from found f cross join lateral ${next(sql`f.office`, sql`f.issuance_id`)} n)
    select issuance_id from found)`;
};

const office = sql`coalesce(office_branch_id, office_mra_id)`;
const sender = sql`coalesce(sender_branch_id, sender_mra_id)`;
const destination = sql`coalesce(destination_branch_id, destination_mra_id)`;

/** Print orders with a card that is in one of the offices, on its way to or from it, or held by its members. */
export const issuancesWithCardsOf = (offices: Sql): Sql => sql`(${issuancesByOffice('card', office, offices)}
  union all select issuance_id from card
    where place_kind = 'TRANSIT' and ${sender} = any(${offices}) and issuance_id is not null)`;

/** Print orders with lines for one of the offices, or with cards that are there. */
export const issuancesFor = (offices: Sql): Sql =>
  sql`(${issuancesByOffice('card', office, offices)}
    union all ${issuancesByOffice('card_issuance_line', destination, offices)})`;
