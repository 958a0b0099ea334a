import { sql } from 'kysely';
import { inOfficesLastOpen } from '../../branches-stores/index.ts';

/** Cards in the safes of offices and on their way from or to them, by the last branch that is open there. */
export const cardsAtOffices = inOfficesLastOpen(
  sql`join branch_view o on o.office_code = b.office_code join card_stock s on s.office_branch_id = o.id`,
  sql`sum(s.free + s.waiting + s.held + s.in_transit_in + s.in_transit_out)`,
);
