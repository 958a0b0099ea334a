import type { AddressProblem, HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/context.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../../platform/resource/definition.ts';
import '../../../membership/member/address/table.ts';

/** Shortest address with which a courier finds somebody. */
const shortestAddress = 10;
const attempts = 2;

interface Row extends Omit<HomeReady, 'problems'> {
  readonly phone_encrypted: string | null;
  readonly address_encrypted: string | null;
  readonly memberId: string;
  readonly branchId: string;
  readonly issuanceId: string;
  readonly isHeld: boolean;
  readonly isRedeliverable: boolean | null;
}

/** A card that may go to its member, with what a label says. */
export interface HomeCard extends HomeReady { readonly memberId: string; readonly branchId: string; readonly issuanceId: string }

/** Faults by which a card cannot go home now (cards model, /card-issuance, customer-deliver). */
function problemsOf({ address, phone, area, isHeld, attemptNo, isRedeliverable }: Row): AddressProblem[] {
  return [
    ...((address ?? '').trim().length < shortestAddress ? ['ADDRESS' as const] : []), ...(area === null ? ['ZIP_CODE' as const] : []), ...(phone ? [] : ['PHONE' as const]),
    ...(isHeld ? ['HELD' as const] : []), ...(attemptNo > attempts ? ['ATTEMPTS_USED' as const] : []), ...(isRedeliverable === false ? ['NOT_REDELIVERABLE' as const] : []),
  ];
}

/** Cards for members: printed ones still with the vendor. `l` is their line, `i` their issuance, `c` the card. */
export const fromVendor = sql`l.destination_kind = 'HOME' and c.status = 'Printing' and exists (select from card_print_batch p where p.id = l.batch_id and p.state = 'PRINTED')`;
/** Those that lie in the safe of a branch for their member. */
export const fromBranch = sql`c.status = 'Branch' and c.holder_member_id is not null and c.kind in ('PERSONAL', 'DIGITAL')`;

/** Reads cards that may go home. A pick-up does not hold one back; every other hold does. */
export async function homeCards(db: Db | Tx, texts: ProtectedText, which: Sql, limit: number): Promise<HomeCard[]> {
  const { rows } = await sql<Row>`
    select c.id as "cardId", c.card_no as "cardNo", c.name_on_card as "nameOnCard", m.name as "recipientName", m.address_encrypted, m.phone_encrypted, m.zip_code as "zipCode", m.id as "memberId", c.office_branch_id as "branchId",
      i.id as "issuanceId", i.issuance_no as "issuanceNo", (select kelurahan || ', ' || kecamatan from zip_code z where z.code = m.zip_code and z.deleted_at is null order by kelurahan limit 1) as area,
      exists (select from card_hold h where h.card_id = c.id and h.released_at is null and h.code <> 'PICKUP_OPEN') as "isHeld",
      1 + (select count(*)::int from card_delivery_line d join card_delivery v on v.id = d.delivery_id where d.card_id = c.id and v.mode = 'CUSTOMER' and v.recalled_at is null) as "attemptNo",
      (select r.redeliverable from card_delivery_line d join delivery_return_reason r on r.id = d.reason_id where d.card_id = c.id and d.result = 'RETURNED' order by d.result_at desc limit 1) as "isRedeliverable"
    from card_issuance_line l join card_issuance i on i.id = l.issuance_id join card c on c.id = l.card_id join member m on m.id = c.holder_member_id
    where l.closed_at is null and ${which} order by c.card_no limit ${limit}`.execute(db);
  return rows.map(({ address_encrypted, phone_encrypted, isHeld, isRedeliverable, ...row }) => {
    const read = { ...row, address: address_encrypted && texts.decrypt(address_encrypted), phone: phone_encrypted && texts.decrypt(phone_encrypted) };
    return { ...read, problems: problemsOf({ ...read, isHeld, isRedeliverable, address_encrypted, phone_encrypted }) };
  });
}
