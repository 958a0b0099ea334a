import {
  courierColumns,
  courierResults,
  type CourierLine,
  type JudgedLine,
} from '@console/contracts/cards/card-issuance/deliver';
import { relations } from '@console/contracts/cards/card-issuance/vocabulary';
import { bareCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { fileStoreOf } from '../../../platform/files/stored-file.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { openCsv } from '../../../platform/spreadsheets/csv-reader.ts';
import type { OpenLine } from './receipt.ts';

const longest = 5_000;

/** A row as it is in the file. */
export type Typed = Pick<
  JudgedLine,
  'line' | 'cardNo' | 'awbNo' | 'result' | 'eventDate' | 'receivedBy' | 'relation' | 'reasonCode'
>;

/** Reads the rows of a courier's result file. @throws Refusal FILE_COLUMNS, IMPORT_TOO_MANY_ROWS, FileFault */
export async function readResults(services: Services, fileId: string): Promise<Typed[]> {
  const local = await fileStoreOf(services).local(fileId);
  try {
    const sheet = await openCsv(local.path);
    const rows: Typed[] = [];
    let at: Map<string, number> | null = null;
    for await (const { number, cells } of sheet.rows) {
      const values = cells.map((cell) => (cell ?? '').trim());
      if (at === null) {
        at = new Map(values.map((name, index) => [name.toLowerCase(), index] as const));
        if (courierColumns.some((name) => !at?.has(name))) throw new Refusal('FILE_COLUMNS');
        continue;
      }
      const cell = (name: (typeof courierColumns)[number]) => values[at?.get(name) ?? -1] ?? '';
      rows.push({
        line: number,
        cardNo: bareCardNumber(cell('card_no')),
        awbNo: cell('awb_no').toUpperCase(),
        result: cell('result').toUpperCase(),
        eventDate: cell('event_date'),
        receivedBy: cell('received_by'),
        relation: cell('relation').toUpperCase(),
        reasonCode: cell('return_reason_code').toUpperCase(),
      });
      if (rows.length > longest) throw new Refusal('IMPORT_TOO_MANY_ROWS', { parameters: { limit: longest } });
    }
    return rows;
  } finally {
    await local.release();
  }
}

/** Return reasons of parcels to members, by our code and the courier's code. */
export async function returnReasons(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const reasons = await tx
    .selectFrom('delivery_return_reason')
    .select(['id', 'code', 'courier_code'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`'CUSTOMER' = any(applies_to)`)
    .execute();
  return new Map(
    reasons.flatMap(
      ({ id, code, courier_code: courier }) =>
        [[code.toUpperCase(), id], ...(courier ? [[courier.toUpperCase(), id] as const] : [])] as [string, string][],
    ),
  );
}

type Fault = readonly [field: string, code: string];

function faultsOf(
  row: Typed,
  line: OpenLine | undefined,
  reasons: ReadonlyMap<string, string>,
  dispatchedAt: string,
  today: string,
): Fault[] {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(row.eventDate) && !Number.isNaN(Date.parse(row.eventDate));
  return [
    ...(line === undefined
      ? [['card_no', 'NOT_FOUND'] as const]
      : line.result === 'PENDING'
        ? []
        : [['card_no', 'LINE_SETTLED'] as const]),
    ...(line !== undefined && row.awbNo !== '' && row.awbNo !== line.awb_no ? [['awb_no', 'NOT_FOUND'] as const] : []),
    ...((courierResults as readonly string[]).includes(row.result) ? [] : [['result', 'NOT_ALLOWED'] as const]),
    ...(!isDate
      ? [['event_date', 'NOT_A_DATE'] as const]
      : row.eventDate < dispatchedAt.slice(0, 10) || row.eventDate > today
        ? [['event_date', 'RECEIPT_DATE_INVALID'] as const]
        : []),
    ...(row.result === 'DELIVERED' && row.receivedBy === '' ? [['received_by', 'REQUIRED'] as const] : []),
    ...(row.receivedBy.length > 100 ? [['received_by', 'TOO_LONG'] as const] : []),
    ...(row.result === 'DELIVERED' && !relations.some(({ value }) => value === row.relation)
      ? [['relation', row.relation === '' ? 'REQUIRED' : 'NOT_ALLOWED'] as const]
      : []),
    ...(row.result === 'RETURNED' && !reasons.has(row.reasonCode)
      ? [['return_reason_code', row.reasonCode === '' ? 'REQUIRED' : 'NOT_FOUND'] as const]
      : []),
  ];
}

/** Validates rows against the open lines of a delivery. A repeated card is a fault of the later row. */
export function judge(
  rows: readonly Typed[],
  lines: readonly OpenLine[],
  reasons: ReadonlyMap<string, string>,
  dispatchedAt: string,
  at: Date,
): (Typed & { readonly faults: readonly Fault[] })[] {
  const known = new Map(lines.map((line) => [line.card_no, line] as const));
  const seen = new Set<string>();
  return rows.map((row) => {
    const again: Fault[] = seen.has(row.cardNo) ? [['card_no', 'DUPLICATE']] : [];
    seen.add(row.cardNo);
    return {
      ...row,
      faults: [
        ...again,
        ...faultsOf(row, known.get(row.cardNo), reasons, dispatchedAt, toWireInstant(at).slice(0, 10)),
      ],
    };
  });
}

/** Converts one manually entered result to a row. */
export const typedRow = ({
  cardNo,
  awbNo,
  result,
  eventDate,
  receivedBy,
  relation,
  reasonCode,
}: CourierLine): Typed => ({
  line: 1,
  cardNo,
  awbNo: awbNo ?? '',
  result,
  eventDate,
  receivedBy: receivedBy ?? '',
  relation: relation ?? '',
  reasonCode: (reasonCode ?? '').toUpperCase(),
});
