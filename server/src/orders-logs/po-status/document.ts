import { orderPaymentTypeWords, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { jakartaDay } from '../../records/resource/phase.ts';
import { pdfOf } from '../../platform/files/plain-pdf.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { rupiah } from '../../platform/rupiah.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { Db } from '../../platform/context.ts';
import { partsOf } from './parts.ts';

const plainDay = (at: string | null | undefined): string =>
  at ? jakartaDay(new Date(at)).split('-').toReversed().join('-') : '-';

async function linesOf(db: Db, order: PoStatus): Promise<string[]> {
  const { items, steps } = await partsOf(db, order.secureId);
  const issued = steps.find(({ to }) => to === 'PO_ISSUED')?.at;
  const insurance = orderPaymentTypeWords.find(({ value }) => value === order.paymentType)!.title.id;
  return [
    'PURCHASE ORDER',
    '',
    `No. PO: ${order.poNumber}`,
    `No. aplikasi: ${order.applNo}`,
    `Tanggal terbit: ${plainDay(issued)}`,
    `Cabang: ${order.branch}`,
    '',
    `Member: ${order.memberName}`,
    `No. customer: ${order.custNo ?? '-'}`,
    `Telepon: ${String(mask('phone', order.phone))}`,
    '',
    'Barang:',
    ...items.map(
      ({ no, name, brand, type, conditionCode, qty, unitPrice }) =>
        `${no}. ${brand} ${name} ${type} (${conditionCode === 'N' ? 'New' : 'Used'}), ${qty} x ${rupiah(unitPrice)}`,
    ),
    '',
    `Total harga: ${rupiah(order.priceTotal)}`,
    `Uang muka: ${rupiah(order.downPayment)}`,
    `Biaya admin: ${rupiah(order.adminFee)}`,
    `Biaya asuransi: ${rupiah(order.insuranceFee)} (${insurance})`,
    `Dibiayai: ${rupiah(order.financedAmount)}`,
    `Tenor: ${order.tenor} bulan, angsuran ${rupiah(order.angsuran)}`,
  ];
}

/** The PO document of an order as PDF. @throws Refusal PO_NOT_ISSUED before the issue */
export async function poDocument(db: Db, order: PoStatus): Promise<FileAnswer> {
  if (!order.poNumber) throw new Refusal('PO_NOT_ISSUED');
  const content = pdfOf(await linesOf(db, order));
  return new FileAnswer(content, {
    name: `${order.poNumber.replaceAll('/', '-')}.pdf`,
    type: 'application/pdf',
    headers: { 'cache-control': 'no-store' },
  });
}
