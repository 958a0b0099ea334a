import type { AssignmentKind, Destination } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { suitsBranch } from '../card-types/at-branch.ts';
import { destinationsOf, namedOffice, originOf, senderAt } from './offices.ts';

interface Row {
  readonly office: string;
  readonly cardTypeId: string;
  readonly cardType: string;
  readonly free: number;
  readonly minimum: number;
  readonly inTransit: number;
}

/** Possible destinations for cards of an office, each with its shortage below the minimum per card type. */
export const destinationsFor = (
  { db, now }: Services,
  context: Context<{ readonly kind: AssignmentKind; readonly originId: string }>,
): Promise<Destination[]> =>
  db.transaction().execute(async (tx) => {
    const { kind, originId } = context.query;
    const origin = await namedOffice(tx, originOf(kind, originId));
    await senderAt(tx, context, origin);
    const offices = await destinationsOf(tx, kind, origin);
    const { rows } =
      await sql<Row>`select coalesce(s.office_branch_id, s.office_mra_id) as office, s.card_type_id as "cardTypeId",
        ct.name as "cardType", s.free, s.minimum, s.in_transit_in as "inTransit"
    from card_stock s join card_type ct on ct.id = s.card_type_id
      where coalesce(s.office_branch_id, s.office_mra_id) = any(${offices.map(({ id }) => id)}::uuid[])
      and ${suitsBranch('ct', sql`s.office_branch_id`, now())} order by ct.sort_order`.execute(tx);
    return offices.map(({ kind: officeKind, id, code, name }) => ({
      secureId: id,
      kind: officeKind,
      code,
      name,
      needs: rows
        .filter(({ office }) => office === id)
        .map(({ cardTypeId, cardType, free, minimum, inTransit }) => ({
          cardTypeId,
          cardType,
          free,
          minimum,
          inTransit,
          proposed: Math.max(0, minimum - free - inTransit),
        })),
    }));
  });
