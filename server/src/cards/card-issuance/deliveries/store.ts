import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../../platform/http/refusal.ts';
import { staleVersion } from '../../../platform/http/stale-version.ts';
import type { Office } from '../../lifecycle/actor.ts';
import type { ActionContext } from '../../lifecycle/request.ts';
import { knownPartner } from '../../partners/partners.ts';
import { workingDaysAfter } from '../../../platform/working-days.ts';

/** Normalises a waybill number: no spaces, upper case. @throws Refusal VALIDATION */
export function awbOf(typed: string): string {
  const awbNo = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z0-9-]{5,30}$/.test(awbNo)) throw invalid({ field: 'awbNo', code: 'PATTERN' });
  return awbNo;
}

/** Reserves waybill numbers of a courier, each for one parcel. @throws Refusal AWB_IN_USE */
export async function takeAwbs(
  tx: Tx,
  courierCode: string,
  awbs: readonly { readonly owner: string; readonly awbNo: string }[],
): Promise<void> {
  await knownPartner(tx, 'courier', courierCode);
  const { rows } = await sql<{ owner_id: string }>`
    insert into card_awb (courier_code, awb_no, owner_id) select ${courierCode}, "awbNo", owner
      from jsonb_to_recordset(${JSON.stringify(awbs)}::jsonb) r(owner uuid, "awbNo" text) order by "awbNo"
    on conflict do nothing returning owner_id`.execute(tx);
  const kept = new Set(rows.map((row) => row.owner_id));
  const used = awbs.find(({ owner }) => !kept.has(owner));
  if (used) throw new Refusal('AWB_IN_USE', { parameters: { awbNo: used.awbNo } });
}

/** A card of a delivery. Fields that only a parcel to a member has are optional. */
export interface NewLine {
  readonly id: string;
  readonly cardId: string;
  readonly issuanceId: string | null;
  readonly home?: {
    readonly memberId: string;
    readonly recipientName: string;
    readonly address: string;
    readonly zipCode: string;
    readonly phone: string;
    readonly awbNo: string;
    readonly attemptNo: number;
  };
}

export interface NewDelivery {
  readonly origin: { readonly vendorCode: string } | { readonly branchId: string };
  /** Null for deliveries to members. */
  readonly destination: Office | null;
  readonly courierCode: string;
  readonly awbNo: string | null;
  readonly sealNo: string | null;
  readonly lines: readonly NewLine[];
}

const daysOnTheWay = 3;

/**
 * Stores a delivery dispatched now. Its waybills are already reserved; `address` and `phone` of its lines are
 * encrypted.
 */
export async function storeDelivery(
  tx: Tx,
  { document, actor, at }: ActionContext,
  { origin, destination, courierCode, awbNo, sealNo, lines }: NewDelivery,
): Promise<void> {
  await tx
    .insertInto('card_delivery')
    .values({
      id: document.id,
      delivery_no: document.no,
      mode: destination ? 'OFFICE' : 'CUSTOMER',
      origin_vendor_code: 'vendorCode' in origin ? origin.vendorCode : null,
      origin_branch_id: 'branchId' in origin ? origin.branchId : null,
      destination_branch_id: destination?.kind === 'BRANCH' ? destination.id : null,
      destination_mra_id: destination?.kind === 'MRA' ? destination.id : null,
      courier_code: courierCode,
      awb_no: awbNo,
      seal_no: sealNo,
      dispatched_at: at,
      expected_at: workingDaysAfter(toWireInstant(at).slice(0, 10), daysOnTheWay),
      recalled_at: null,
      return_note_file_id: null,
      sent: lines.length,
      pending: lines.length,
      created_by: actor.name,
      created_at: at,
      updated_by: actor.name,
      updated_at: at,
    })
    .execute();
  const rows = lines.map(({ home, ...line }) => ({ ...line, ...home }));
  await sql`insert into card_delivery_line (id, delivery_id, card_id, issuance_id, member_id, recipient_name,
    address_encrypted, zip_code, phone_encrypted, courier_code, awb_no, attempt_no)
    select id, ${document.id}, "cardId", "issuanceId", "memberId", "recipientName", address, "zipCode", phone, case
      when "awbNo" is not null then ${courierCode} end, "awbNo", coalesce("attemptNo", 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, "cardId" uuid, "issuanceId" uuid,
      "memberId" uuid, "recipientName" text, address text, "zipCode" text, phone text, "awbNo" text,
      "attemptNo" int)`.execute(tx);
}

/** Stores the branches of the cards in deliveries to members, which decide who sees the delivery. */
export async function nameOffices(tx: Tx, deliveryIds: readonly string[]): Promise<void> {
  await sql`insert into card_delivery_office (branch_id, delivery_id)
    select distinct c.office_branch_id, l.delivery_id from card_delivery_line l join card c on c.id = l.card_id
      where l.delivery_id = any(${deliveryIds}::uuid[]) and l.member_id is not null and c.office_branch_id is not null
    on conflict do nothing`.execute(tx);
}

/**
 * Recounts a delivery after its lines changed and derives its state. The delivery is locked before the lines are
 * counted: the count then includes lines that another transaction has changed and committed until then.
 * @throws Refusal STALE_VERSION when another transaction changed it first
 */
export async function countDelivery(
  tx: Tx,
  id: string,
  by: string,
  at: Date,
  version?: number,
): Promise<{ secureId: string; version: number; state: string }> {
  await sql`select id from card_delivery where id = ${id} for update`.execute(tx);
  const {
    rows: [row],
  } = await sql<{ secureId: string; version: number; state: string }>`
    update card_delivery d
      set received = c.received, missing = c.missing, damaged = c.damaged, returned = c.returned, lost = c.lost,
      pending = c.pending, version = version + 1, updated_by = ${by}, updated_at = ${at}
    from (select count(*) filter (where result = 'RECEIVED') as received,
      count(*) filter (where result = 'MISSING') as missing, count(*) filter (where result = 'DAMAGED') as damaged,
      count(*) filter (where result = 'RETURNED') as returned, count(*) filter (where result = 'LOST') as lost,
      count(*) filter (where result = 'PENDING') as pending from card_delivery_line where delivery_id = ${id}) c
    where d.id = ${id} and (${version ?? null}::int is null or d.version = ${version ?? null}::int)
      returning d.id as "secureId", d.version, d.state`.execute(tx);
  if (!row) throw staleVersion(deliveries, id);
  return row;
}

/** Links issuance lines to the delivery lines of their cards, or removes the link when the cards are back. */
export async function nameLines(
  tx: Tx,
  lines: readonly { readonly cardId: string; readonly lineId: string | null }[],
): Promise<void> {
  await sql`update card_issuance_line l set delivery_line_id = r."lineId"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r("cardId" uuid, "lineId" uuid)
    where l.card_id = r."cardId" and l.closed_at is null`.execute(tx);
}
