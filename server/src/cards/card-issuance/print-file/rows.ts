import { createHash } from 'node:crypto';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/context.ts';

const columns = [
  'seq',
  'card_no',
  'card_no_printed',
  'name_on_card',
  'valid_thru',
  'card_type_code',
  'design_code',
  'destination_kind',
  'destination_code',
  'checksum',
];

interface Printed {
  readonly card_no: string;
  readonly name_on_card: string | null;
  readonly expiry_date: string | null;
  readonly type_code: string;
  readonly design_code: string | null;
  readonly destination_kind: string;
  readonly destination_code: string | null;
}

/** Month and year as printed. Stock cards print none; their validity starts at the hand-over. */
const validThru = (date: string | null): string => (date ? `${date.slice(5, 7)}/${date.slice(2, 4)}` : '');

/** One row of the file. The last field is the SHA-256 of the fields before it. */
export function printRow(position: number, card: Printed): string {
  const row = [
    position,
    card.card_no,
    printedCardNumber(card.card_no),
    card.name_on_card ?? '',
    validThru(card.expiry_date),
    card.type_code,
    card.design_code ?? '',
    card.destination_kind,
    card.destination_code ?? '',
  ].join(',');
  return `${row},${createHash('sha256').update(row).digest('hex')}`;
}

/** The print file of a batch, ordered by card number. Names and codes contain neither comma nor quote. */
export async function printFile(tx: Tx, batchId: string): Promise<{ readonly text: string; readonly rows: number }> {
  const { rows } = await sql<Printed>`
    select c.card_no, c.name_on_card, c.expiry_date, t.code as type_code, d.code as design_code, l.destination_kind,
    coalesce(b.office_code, m.mra_code) as destination_code
    from card_issuance_line l join card c on c.id = l.card_id join card_type t on t.id = c.card_type_id left
      join card_design d on d.id = c.card_design_id
    left join branch_view b on b.id = l.destination_branch_id left join mra_view m on m.id = l.destination_mra_id
    where l.batch_id = ${batchId} and l.closed_at is null and c.status = 'Printing' order by c.card_no`.execute(tx);
  return {
    text: [columns.join(','), ...rows.map((card, index) => printRow(index + 1, card)), ''].join('\r\n'),
    rows: rows.length,
  };
}
