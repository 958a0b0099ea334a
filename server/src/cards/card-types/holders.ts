import { openReservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import type { CardType, CardTypeCreate } from '@console/contracts/cards/card-types';
import { openVerificationStates } from '@console/contracts/cards/card-verification/states';
import { openReplacementStates } from '@console/contracts/cards/replace-card-number';
import type { FieldError } from '@console/contracts/core/errors';
import { sql, type RawBuilder } from 'kysely';
import { underQanun } from '../../branches-stores/index.ts';
import type { Tx } from '../../platform/context.ts';
import { forAny } from './at-branch.ts';

type Marks = Pick<CardTypeCreate, 'physical' | 'digital' | 'sharia' | 'supplementary' | 'programTypeIds'>;
/** Offices named in the fault; further ones are only counted. */
const named = 3;

const waits = sql`(state = any(${openVerificationStates}::text[]) or (state = 'APPROVED' and card_id is null))`;
const waitingForNumber = sql`state = any(${openReplacementStates}::text[])`;

/**
 * Plastic of a type at offices, in transit or printed for them, and the documents that would send them more: one row
 * per office and source.
 */
const plasticOf = (typeId: string) => sql`
  select office_branch_id as branch, office_mra_id as mra, total + in_transit_in as cards, 0 as documents
    from card_stock where card_type_id = ${typeId}
  union all select c.office_branch_id, c.office_mra_id, 1, 0
    from card_issuance i join card_issuance_line l on l.issuance_id = i.id and l.closed_at is null
    join card c on c.id = l.card_id and c.status in ('Issued', 'Printing') and c.kind <> 'DIGITAL'
    where i.card_type_id = ${typeId} and i.issued + i.printing > 0
  union all select l.destination_branch_id, l.destination_mra_id, 0, 1
    from card_reservation r join card_reservation_line l on l.reservation_id = r.id
    where l.card_type_id = ${typeId} and r.state = any(${openReservationStates}::text[])
  union all select l.destination_branch_id, l.destination_mra_id, 0, 1 from card_assignment_line l
    where l.card_type_id = ${typeId} and l.state = 'DRAFT'
  union all select coalesce(pickup_branch_id, branch_id), null, 0, 1 from card_verification
    where card_type_id = ${typeId} and preference <> 'DIGITAL' and ${waits}
  union all select branch_id, null, 0, 1 from card_replacement
    where card_type_id = ${typeId} and result <> 'DIGITAL' and ${waitingForNumber}`;

/** Documents that will issue e-cards of a type to members. */
const eCardsOf = (typeId: string) => sql`
  select branch_id as branch, null::uuid as mra, 0 as cards, 1 as documents from card_verification
    where card_type_id = ${typeId} and preference = 'DIGITAL' and ${waits}
  union all select branch_id, null, 0, 1 from card_replacement
    where card_type_id = ${typeId} and result = 'DIGITAL' and ${waitingForNumber}`;

/** A fault on the changed field that lists the offices; null when there are none. */
async function faultOf(tx: Tx, field: keyof Marks, rows: RawBuilder<unknown>): Promise<FieldError | null> {
  const { rows: offices } = await sql<{ office: string; cards: number; documents: number }>`
    select coalesce(b.office_code || ' ' || b.name, m.mra_code || ' ' || m.name) as office, sum(h.cards)::int as cards,
    sum(h.documents)::int as documents from (${rows}) h left join branch_view b on b.id = h.branch left
      join mra_view m on m.id = h.mra
    group by 1 having sum(h.cards) + sum(h.documents) > 0 order by 1`.execute(tx);
  if (offices.length === 0) return null;
  const sum = (of: 'cards' | 'documents') => offices.reduce((all, office) => all + office[of], 0);
  const others = offices.length > named ? ` (+${offices.length - named})` : '';
  return {
    field,
    code: 'TYPE_STILL_HELD',
    parameters: {
      offices:
        offices
          .slice(0, named)
          .map(({ office }) => office)
          .join(', ') + others,
      cards: sum('cards'),
      documents: sum('documents'),
    },
  };
}

const suitsAny = async (tx: Tx, { sharia, supplementary, programTypeIds }: Marks): Promise<boolean> =>
  (
    await sql<{
      suits: boolean;
    }>`select ${forAny('t')} as suits
      from (select ${sharia}::boolean as sharia, ${supplementary}::boolean as supplementary,
      ${[...programTypeIds]}::uuid[] as program_type_ids) t`.execute(tx)
  ).rows[0]?.suits ?? false;

/** The property whose change makes the type unavailable to branches. */
const removedMark = (before: Marks, after: Marks): keyof Marks =>
  before.sharia && !after.sharia
    ? 'sharia'
    : before.supplementary && !after.supplementary
      ? 'supplementary'
      : 'programTypeIds';

/**
 * Refuses a change of a type's properties when offices hold, or will receive, cards that they could not have after the
 * change. The change must wait until there are none, so that no figure needs a correction afterwards
 * (docs/model/cards.md#card-types).
 */
export async function heldFaults(
  tx: Tx,
  before: Pick<CardType, 'secureId'> & Marks,
  after: Marks,
  at: Date,
): Promise<FieldError[]> {
  const { secureId } = before;
  const faults: (FieldError | null)[] = [];
  if (before.physical && !after.physical) faults.push(await faultOf(tx, 'physical', plasticOf(secureId)));
  if (before.digital && !after.digital) faults.push(await faultOf(tx, 'digital', eCardsOf(secureId)));
  if ((await suitsAny(tx, before)) && !(await suitsAny(tx, after))) {
    faults.push(
      await faultOf(
        tx,
        removedMark(before, after),
        sql`select * from (${plasticOf(secureId)} union all ${eCardsOf(secureId)}) all_of_it
          where branch is not null and ${underQanun(sql`branch`, at)}`,
      ),
    );
  }
  return faults.filter((fault) => fault !== null);
}
