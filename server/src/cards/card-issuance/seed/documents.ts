import type { Insertable } from 'kysely';
import { memberId, seedMember, seedAddress } from '../../../membership/index.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed } from '../../../platform/database/seed.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { protectedText, type ProtectedText } from '../../../platform/protected-text/protected-text.ts';
import { countIssuances } from '../../lifecycle/issuance-counts.ts';
import { inBatches } from '../../lifecycle/request.ts';
import { seedPlan, type SeedDocument, type SeedPlan, type SeedTravel } from '../../lifecycle/seed/plan.ts';
import type { DeliveryLineTable, DeliveryTable, IssuanceLineTable, PrintBatchTable } from '../schema/tables.ts';
import { nameOffices } from '../deliveries/store.ts';
import { workingDaysAfter } from '../../../platform/working-days.ts';
import { vendorOf } from './headers.ts';
import { seedReceipts } from './receipts.ts';

const hourMs = 3_600_000;
const arriving = ['D3', 'D4', 'D6'];

function issuanceLine(travel: SeedTravel): Insertable<IssuanceLineTable> {
  const { life, steps, cardId } = travel;
  const dispatch = steps.find(({ code }) => code === 'D1' || code === 'D2');
  const isHome = dispatch
    ? dispatch.code === 'D2'
    : life.kind === 'DIGITAL' || (life.kind === 'PERSONAL' && life.n % 2 === 0);
  const office = dispatch?.office ?? travel.office;
  return {
    id: seedId('card-issuance-line', String(life.n)),
    issuance_id: travel.issuanceId as string,
    card_id: cardId,
    destination_kind: isHome ? 'HOME' : 'OFFICE',
    destination_branch_id: !isHome && office.kind === 'BRANCH' ? office.id : null,
    destination_mra_id: !isHome && office.kind === 'MRA' ? office.id : null,
    batch_id: steps.find(({ code }) => code === 'P1' || code === 'P2')?.documentId ?? null,
    delivery_line_id: dispatch?.placeId ?? null,
    closed_at: null,
  };
}

function deliveryLine(
  travel: SeedTravel,
  texts: ProtectedText,
  awb: (key: string) => { courier_code: string; awb_no: string },
): Insertable<DeliveryLineTable> | null {
  const { life, steps, cardId, issuanceId } = travel;
  const dispatch = steps.find(({ code }) => code === 'D1' || code === 'D2');
  if (!dispatch) return null;
  const arrival = steps.find(({ code }) => arriving.includes(code));
  const member = life.member === null ? null : seedMember(life.member);
  const home =
    dispatch.code === 'D2' && member
      ? {
          member_id: memberId(life.member as number),
          recipient_name: member.name,
          zip_code: member.zipCode,
          address_encrypted: texts.encrypt(seedAddress(life.member as number)),
          phone_encrypted: texts.encrypt(member.phone),
          ...awb(String(life.n)),
          relation: arrival ? ('SELF' as const) : null,
        }
      : {
          member_id: null,
          recipient_name: null,
          zip_code: null,
          address_encrypted: null,
          phone_encrypted: null,
          courier_code: null,
          awb_no: null,
          relation: null,
        };
  return {
    id: dispatch.placeId as string,
    delivery_id: dispatch.documentId as string,
    card_id: cardId,
    issuance_id: issuanceId,
    ...home,
    result: arrival ? 'RECEIVED' : 'PENDING',
    result_at: arrival?.at ?? null,
    event_date: arrival ? toWireInstant(arrival.at).slice(0, 10) : null,
    closed_at: arrival?.at ?? null,
    received_by: arrival && home.member_id ? (member?.name ?? null) : null,
    reason_id: null,
  };
}

function batches({ travels, documents }: SeedPlan): Insertable<PrintBatchTable>[] {
  return documents
    .filter(({ kind }) => kind === 'batch')
    .map(({ id, key, no, at }) => {
      const printed = travels.filter(({ steps }) => steps.some(({ documentId }) => documentId === id));
      const { issuanceId } = printed[0] as SeedTravel;
      const by = vendorOf(printed[0] as SeedTravel) === 'PV02' ? 'VENDOR02' : 'VENDOR01';
      const takenAt = new Date(at.getTime() + hourMs);
      return {
        id,
        batch_no: no,
        issuance_id: issuanceId as string,
        quantity: printed.length,
        file_taken_at: takenAt,
        file_taken_by: by,
        downloads: 1,
        printed_at: key.startsWith('stock-REG') ? null : new Date(at.getTime() + 8 * hourMs),
        withdrawn_at: null,
        created_by: by,
        created_at: at,
        updated_by: by,
        updated_at: takenAt,
      };
    });
}

function delivery(
  { id, no, at }: SeedDocument,
  lines: readonly Insertable<DeliveryLineTable>[],
  travels: readonly SeedTravel[],
  awb: (key: string) => { courier_code: string; awb_no: string },
): Insertable<DeliveryTable> {
  const of = travels.find(({ cardId }) => cardId === lines[0]?.card_id) as SeedTravel;
  const step = of.steps.find(
    ({ documentId, code }) => documentId === id && ['D1', 'D2'].includes(code),
  ) as SeedTravel['steps'][number];
  const isOffice = step.code === 'D1';
  const received = lines.filter(({ result }) => result === 'RECEIVED').length;
  return {
    id,
    delivery_no: no,
    mode: isOffice ? 'OFFICE' : 'CUSTOMER',
    origin_vendor_code: vendorOf(of),
    origin_branch_id: null,
    destination_branch_id: isOffice && step.office?.kind === 'BRANCH' ? step.office.id : null,
    destination_mra_id: isOffice && step.office?.kind === 'MRA' ? step.office.id : null,
    courier_code: awb(no).courier_code,
    awb_no: isOffice ? awb(no).awb_no : null,
    seal_no: isOffice ? `SGL${no.slice(-5)}` : null,
    dispatched_at: at,
    expected_at: workingDaysAfter(toWireInstant(at).slice(0, 10), 3),
    recalled_at: null,
    return_note_file_id: null,
    sent: lines.length,
    received,
    pending: lines.length - received,
    created_by: 'VENDOR01',
    created_at: at,
    updated_by: 'VENDOR01',
    updated_at: at,
  };
}

/** Batches, deliveries and receipts of the seeded cards (docs/model/cards.md#seed). */
export const seed: Seed = {
  name: 'card-issuance-documents',
  async run(tx, options) {
    const { date, dataKey } = options;
    const plan = seedPlan(date);
    const texts = protectedText(dataKey);
    const printed = plan.travels.filter(({ issuanceId }) => issuanceId !== null);
    const awb = (key: string) => ({
      courier_code: 'KR01',
      awb_no: `KR01-${/^\d+$/.test(key) ? key.padStart(8, '0') : key.replace('DLV-', '')}`,
    });
    const lines = printed.flatMap((travel) => deliveryLine(travel, texts, awb) ?? []);
    const deliveries = plan.documents
      .filter(({ kind }) => kind === 'delivery')
      .map((document) =>
        delivery(
          document,
          lines.filter((line) => line.delivery_id === document.id),
          printed,
          awb,
        ),
      );
    await tx.insertInto('card_print_batch').values(batches(plan)).execute();
    await tx
      .insertInto('card_awb')
      .values([
        ...deliveries.flatMap(({ id, courier_code, awb_no }) =>
          awb_no ? [{ owner_id: id, courier_code, awb_no }] : [],
        ),
        ...lines.flatMap(({ id, courier_code, awb_no }) =>
          courier_code && awb_no ? [{ owner_id: id, courier_code, awb_no }] : [],
        ),
      ])
      .execute();
    await tx.insertInto('card_delivery').values(deliveries).execute();
    for (const batch of inBatches(lines)) await tx.insertInto('card_delivery_line').values(batch).execute();
    for (const batch of inBatches(printed.map(issuanceLine)))
      await tx.insertInto('card_issuance_line').values(batch).execute();
    await nameOffices(
      tx,
      deliveries.map(({ id }) => id),
    );
    await seedReceipts(tx, options, deliveries, lines);
    await countIssuances(tx, [...new Set(printed.map(({ issuanceId }) => issuanceId as string))]);
  },
};
