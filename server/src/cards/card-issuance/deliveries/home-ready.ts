import { longestDispatch, type AddressProblem, type HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/context.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import type { Sql } from '../../../records/resource/definition.ts';

/** Minimum length of a deliverable address. */
const shortestAddress = 10;
const attempts = 2;

interface Row extends Omit<HomeReady, 'problems'> {
  readonly phone_encrypted: string | null;
  readonly address_encrypted: string | null;
  readonly memberId: string;
  readonly branchId: string;
  readonly issuanceId: string;
  readonly isHeld: boolean;
  /** Whether the reason of the last return allows another delivery; null if it never came back. */
  readonly isRedeliverable: boolean | null;
  readonly needsFix: boolean | null;
  readonly returnedAddress: string | null;
  readonly returnedZip: string | null;
}

/** A card that can be sent to its member, with the text of its label. */
export interface HomeCard extends HomeReady {
  readonly memberId: string;
  readonly branchId: string;
  readonly issuanceId: string;
}

/** Problems that block the delivery of a card now (docs/model/cards.md#home-delivery). */
function problemsOf({
  address,
  phone,
  area,
  zipCode,
  isHeld,
  attemptNo,
  isRedeliverable,
  needsFix,
  returnedAddress,
  returnedZip,
}: Row): AddressProblem[] {
  // A return reason that needs a corrected address allows another delivery once the address has changed.
  const isUnchanged = needsFix === true && address === returnedAddress && zipCode === returnedZip;
  return [
    ...((address ?? '').trim().length < shortestAddress ? ['ADDRESS' as const] : []),
    ...(area === null ? ['ZIP_CODE' as const] : []),
    ...(phone ? [] : ['PHONE' as const]),
    ...(isHeld ? ['HELD' as const] : []),
    ...(attemptNo > attempts ? ['ATTEMPTS_USED' as const] : []),
    ...(isRedeliverable === false && needsFix === false ? ['NOT_REDELIVERABLE' as const] : []),
    ...(isUnchanged ? ['ADDRESS_UNCHANGED' as const] : []),
  ];
}

/** Printed cards for members, still at the vendor. Aliases: `l` line, `i` issuance, `c` card. */
export const fromVendor = sql`l.destination_kind = 'HOME' and c.status = 'Printing'
  and exists (select from card_print_batch p where p.id = l.batch_id and p.state = 'PRINTED')`;
/** Cards for members in the safe of a branch. */
export const fromBranch = sql`c.status = 'Branch' and c.holder_member_id is not null
  and c.kind in ('PERSONAL', 'DIGITAL')`;

/** Cards without address or phone are listed last, so that the first cards offered can be sent. */
const addressIncomplete = sql`(m.address_encrypted is null or m.phone_encrypted is null)`;

/** Reads the cards for home delivery. An open pick-up does not block one; every other hold does. */
export async function homeCards(db: Db | Tx, texts: ProtectedText, which: Sql, limit: number): Promise<HomeCard[]> {
  const { rows } = await sql<Row>`
    select c.id as "cardId", c.card_no as "cardNo", c.name_on_card as "nameOnCard", m.name as "recipientName",
    m.address_encrypted, m.phone_encrypted, m.zip_code as "zipCode", m.id as "memberId",
    c.office_branch_id as "branchId",
      i.id as "issuanceId", i.issuance_no as "issuanceNo", (select kelurahan || ', ' || kecamatan from zip_code_view z
        where z.code = m.zip_code and z.deleted_at is null order by kelurahan limit 1) as area,
      exists (select from card_hold h
        where h.card_id = c.id and h.released_at is null and h.code <> 'PICKUP_OPEN') as "isHeld",
      1 + (select count(*)::int from card_delivery_line d join card_delivery v on v.id = d.delivery_id
        where d.card_id = c.id and v.mode = 'CUSTOMER' and v.recalled_at is null) as "attemptNo",
      returned.redeliverable as "isRedeliverable", returned.address_fix_required as "needsFix",
      returned.address_encrypted as "returnedAddress", returned.zip_code as "returnedZip"
    from card_issuance_line l join card_issuance i on i.id = l.issuance_id join card c on c.id = l.card_id
      join member_view m on m.id = c.holder_member_id
    left join lateral (select r.redeliverable, r.address_fix_required, d.address_encrypted, d.zip_code
      from card_delivery_line d join delivery_return_reason r on r.id = d.reason_id
      where d.card_id = c.id and d.result = 'RETURNED' order by d.result_at desc limit 1) returned on true
    where l.closed_at is null and ${which} order by ${addressIncomplete}, c.card_no limit ${limit}`.execute(db);
  const decrypted = (text: string | null) => text && texts.decrypt(text);
  return rows.map((row) => {
    const {
      cardId,
      cardNo,
      nameOnCard,
      recipientName,
      zipCode,
      area,
      issuanceNo,
      attemptNo,
      memberId,
      branchId,
      issuanceId,
    } = row;
    const [address, phone] = [decrypted(row.address_encrypted), decrypted(row.phone_encrypted)];
    const problems = problemsOf({ ...row, address, phone, returnedAddress: decrypted(row.returnedAddress) });
    return {
      cardId,
      cardNo,
      nameOnCard,
      recipientName,
      address,
      zipCode,
      area,
      phone,
      issuanceNo,
      attemptNo,
      problems,
      memberId,
      branchId,
      issuanceId,
    };
  });
}

/** The first cards for home delivery, up to the size of one dispatch, and their total number. */
export async function homePlanOf(
  db: Db,
  texts: ProtectedText,
  which: Sql,
): Promise<{ cards: HomeCard[]; total: number }> {
  const cards = await homeCards(db, texts, which, longestDispatch);
  if (cards.length < longestDispatch) return { cards, total: cards.length };
  const {
    rows: [counted],
  } = await sql<{
    total: number;
  }>`select count(*)::int as total from card_issuance_line l join card_issuance i on i.id = l.issuance_id
    join card c on c.id = l.card_id where l.closed_at is null and ${which}`.execute(db);
  return { cards, total: counted?.total ?? cards.length };
}
