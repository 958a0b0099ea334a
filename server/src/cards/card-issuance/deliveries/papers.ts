import type { DeliveryPaper } from '@console/contracts/cards/card-issuance/deliver';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import { visible } from '../../../records/resource/predicates.ts';
import type { RegisteredResource } from '../../../records/resource/registered.ts';
import { inCardOffices } from '../../scope.ts';
import { callerRoles } from '../definitions/parts-of.ts';
import { audit, seen, type Work } from '../work.ts';

interface Row extends Omit<DeliveryPaper, 'address' | 'phone'> {
  readonly address_encrypted: string | null;
  readonly phone_encrypted: string | null;
}

/** Data of the packing list and labels, unmasked, for the sender. Every read is audited. */
export async function papers(work: Work, texts: ProtectedText, context: Context): Promise<{ lines: DeliveryPaper[] }> {
  const { secureId = '' } = context.parameters;
  return context.db.transaction().execute(async (tx: Tx) => {
    await seen(tx, work.deliveries, context, secureId);
    const {
      rows: [delivery],
    } = await sql<{
      no: string;
      sends: boolean;
    }>`select t.delivery_no as no,
      ${inCardOffices(context.caller.scope, sql`t.origin_branch_id`, sql`null::uuid`)} as sends from card_delivery t
      where t.id = ${secureId}`.execute(tx);
    if (!callerRoles(context.caller).isVendor && !delivery?.sends) throw new Refusal('FORBIDDEN', { action: 'papers' });
    const { rows } = await sql<Row>`
      select c.card_no as "cardNo", c.name_on_card as "nameOnCard", l.recipient_name as "recipientName",
      l.address_encrypted, l.zip_code as "zipCode", l.phone_encrypted, l.awb_no as "awbNo",
        (select kelurahan || ', ' || kecamatan from zip_code_view z where z.code = l.zip_code and z.deleted_at is null
          order by kelurahan limit 1) as area
      from card_delivery_line l join card c on c.id = l.card_id where l.delivery_id = ${secureId}
        order by c.card_no`.execute(tx);
    await audit(tx, context, {
      action: 'PRINT_PAPERS',
      entityType: 'card-issuance-delivery',
      entityId: secureId,
      entityLabel: delivery?.no ?? null,
      recordCount: rows.length,
    });
    return {
      lines: rows.map(({ address_encrypted: address, phone_encrypted: phone, ...row }) => ({
        ...row,
        address: address && texts.decrypt(address),
        phone: phone && texts.decrypt(phone),
      })),
    };
  });
}

/** Card numbers of a delivery, so that scans can be compared without a call per card. */
export async function numbers(work: Work, lines: RegisteredResource, context: Context) {
  const { secureId = '' } = context.parameters;
  await seen(context.db, work.deliveries, context, secureId);
  const { rows } = await sql<{ lineId: string; cardNo: string; result: string }>`
    select t.id as "lineId", c.card_no as "cardNo", t.result from card_delivery_line t join card c on c.id = t.card_id
      join card_delivery d on d.id = t.delivery_id
    where t.delivery_id = ${secureId} and ${visible(lines, context.caller.scope)} order by c.card_no`.execute(
    context.db,
  );
  return rows;
}
