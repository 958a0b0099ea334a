import { randomUUID } from 'node:crypto';
import type { OfficeReady } from '@console/contracts/cards/card-issuance/office-ready';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { typeFaults } from '../../card-types/at-branch.ts';
import { takeDocumentNumbers } from '../../documents/number.ts';
import { countIssuances } from '../../lifecycle/issuance-counts.ts';
import { transition } from '../../lifecycle/transition.ts';
import { audit, actionContext, guardVendor, lockAll, seen, type Work } from '../work.ts';
import { awbOf, nameLines, storeDelivery, takeAwbs, type NewLine } from './store.ts';

/** Printed cards ready for their offices, with the reason that blocks some of them. */
const ready = (issuanceId: string) => sql`
  from card_issuance_line l join card c on c.id = l.card_id join card_print_batch p on p.id = l.batch_id
  where l.issuance_id = ${issuanceId} and l.closed_at is null and l.destination_kind = 'OFFICE'
    and c.status = 'Printing' and p.state = 'PRINTED'`;
const held = sql`exists (select from card_hold h where h.card_id = c.id and h.released_at is null)`;

/**
 * Offices with printed cards that are ready. An office that may not have the card type is marked before it is chosen.
 */
export async function branchPlan(work: Work, context: Context): Promise<OfficeReady[]> {
  const { secureId = '' } = context.parameters;
  await seen(context.db, work.issuances, context, secureId);
  const offices = await plan(context.db, secureId);
  const { card_type_id: cardTypeId } = await context.db
    .selectFrom('card_issuance')
    .select('card_type_id')
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const { errors, services } = work.app;
  const faultOf = await typeFaults(
    context.db,
    offices
      .filter(({ officeKind }) => officeKind === 'BRANCH')
      .map(({ officeId: branchId }) => ({ branchId, cardTypeId })),
    services.now(),
  );
  return offices.map((office) => {
    const fault = faultOf({ branchId: office.officeId, cardTypeId });
    return { ...office, refusal: fault && errors.text(fault.code, context.language, fault.parameters) };
  });
}

/** A card number without its check digit: the next card's is one more. */
const serialNo = sql`substr(c.card_no, 1, 15)::bigint`;

type PlannedOffice = Omit<OfficeReady, 'refusal'>;

const plan = async (db: Db | Tx, issuanceId: string): Promise<PlannedOffice[]> =>
  (
    await sql<PlannedOffice>`
  with run as (
    select branch, mra, min(card_no) as first, max(card_no) as last, count(*)::int as count from (
      select l.destination_branch_id as branch, l.destination_mra_id as mra, c.card_no,
        ${serialNo} - row_number() over (
          partition by l.destination_branch_id, l.destination_mra_id order by c.card_no) as run
      ${ready(issuanceId)} and not ${held}) numbered
    group by branch, mra, run)
  select case when branch is null
    then 'MRA' else 'BRANCH' end as "officeKind", coalesce(branch, mra) as "officeId",
    coalesce(b.office_code, m.mra_code) as "officeCode", coalesce(b.name, m.name) as "officeName",
    coalesce(b.status, m.status) = 'active' as "isActive", count, held, "firstNo", "lastNo", coalesce((
      select jsonb_agg(jsonb_build_object('firstNo', run.first, 'lastNo', run.last, 'count', run.count)
        order by run.first)
      from run where run.branch is not distinct from r.branch and run.mra is not distinct from r.mra), '[]') as blocks
  from (select l.destination_branch_id as branch, l.destination_mra_id as mra,
    (count(*) filter (where not ${held}))::int as count, (count(*) filter (where ${held}))::int as held,
    min(c.card_no) as "firstNo", max(c.card_no) as "lastNo"
    ${ready(issuanceId)} group by 1, 2) r left join branch_view b on b.id = branch left join mra_view m on m.id = mra
      order by 3`.execute(db)
  ).rows;

interface Parcel {
  readonly officeKind: 'BRANCH' | 'MRA';
  readonly officeId: string;
  readonly quantity: number;
  readonly courierCode: string;
  readonly awbNo: string;
  readonly sealNo?: string | null | undefined;
}

/** The first cards for an office by number. */
async function cardsFor(
  tx: Tx,
  issuanceId: string,
  { officeKind, officeId, quantity }: Parcel,
  known: readonly PlannedOffice[],
): Promise<string[]> {
  const office = known.find((one) => one.officeKind === officeKind && one.officeId === officeId);
  const name = `${office?.officeCode ?? ''} ${office?.officeName ?? ''}`.trim();
  if (!office) throw await notPrinted(tx, issuanceId);
  if (!office.isActive) throw new Refusal('DESTINATION_INACTIVE', { parameters: { office: name } });
  if (office.count < quantity)
    throw new Refusal('QUANTITY_SHORT', { parameters: { count: office.count, office: name } });
  const column = sql.ref(officeKind === 'BRANCH' ? 'l.destination_branch_id' : 'l.destination_mra_id');
  const { rows } = await sql<{
    id: string;
  }>`select c.id ${ready(issuanceId)} and ${column} = ${officeId} and not ${held}
    order by c.card_no limit ${quantity}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The refusal when nothing is ready because the batch is not printed. */
export async function notPrinted(tx: Tx, issuanceId: string): Promise<Refusal> {
  const batch = await tx
    .selectFrom('card_print_batch')
    .select('batch_no')
    .where('issuance_id', '=', issuanceId)
    .where('state', 'in', ['CREATED', 'FILE_TAKEN'])
    .executeTakeFirst();
  return batch
    ? new Refusal('BATCH_NOT_PRINTED', { parameters: { batchNo: batch.batch_no } })
    : new Refusal('QUANTITY_SHORT', { parameters: { count: 0, office: '-' } });
}

/** Sends printed cards to their offices, one delivery per office, all or nothing. */
export const dispatchBranch = (
  work: Work,
  context: Context<unknown, { readonly secureId: string; readonly parcels: readonly Parcel[] }>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, parcels } = context.body;
    await seen(tx, work.issuances, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'dispatch-branch');
    const known = await plan(tx, secureId);
    const chosen: string[][] = [];
    for (const parcel of parcels) chosen.push(await cardsFor(tx, secureId, parcel, known));
    const cards = await lockAll(tx, chosen.flat());
    const { issuance_no: no, print_vendor_code: vendorCode } = await tx
      .selectFrom('card_issuance')
      .select(['issuance_no', 'print_vendor_code'])
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    const numbers = await takeDocumentNumbers(tx, 'DLV', at, parcels.length);
    const deliveries: { secureId: string; deliveryNo: string; sent: number; issuanceId: string }[] = [];
    for (const [index, { officeKind, officeId, courierCode, awbNo, sealNo = null }] of parcels.entries()) {
      const document = { kind: 'delivery', id: randomUUID(), no: numbers[index] as string } as const;
      const office = { kind: officeKind, id: officeId };
      const lines: NewLine[] = (chosen[index] as string[]).map((cardId) => ({
        id: randomUUID(),
        cardId,
        issuanceId: secureId,
      }));
      // A personal card may go only to the pick-up branch on its line, never to an MRA.
      const unexpected = lines
        .map(({ cardId }) => cards.get(cardId))
        .find((card) => card?.holder_member_id && officeKind !== 'BRANCH');
      if (unexpected) throw new Refusal('CARD_BOUND', { parameters: { cardNo: unexpected.card_no } });
      await takeAwbs(tx, courierCode, [{ owner: document.id, awbNo: awbOf(awbNo) }]);
      await storeDelivery(
        tx,
        { document, actor, at },
        {
          origin: { vendorCode: vendorCode as string },
          destination: office,
          courierCode,
          awbNo: awbOf(awbNo),
          sealNo,
          lines,
        },
      );
      await transition(tx, {
        code: transitionCode.sendToOffice,
        document,
        actor,
        at,
        to: { office },
        cards: lines.map(({ id, cardId }) => ({ cardId, lineId: id })),
      });
      await nameLines(
        tx,
        lines.map(({ id, cardId }) => ({ cardId, lineId: id })),
      );
      await audit(tx, context, {
        action: 'DISPATCH',
        entityId: secureId,
        entityLabel: `${no} ${document.no}`,
        recordCount: lines.length,
      });
      deliveries.push({ secureId: document.id, deliveryNo: document.no, sent: lines.length, issuanceId: secureId });
    }
    await countIssuances(tx, [secureId]);
    await context.remember(tx, { deliveries });
    return { deliveries };
  });
