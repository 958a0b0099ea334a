import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';

type Figure = 'issued' | 'printing' | 'in_transit' | 'done' | 'lost' | 'cancelled';

const figures: Readonly<Record<CardStatus, Figure>> = {
  Issued: 'issued',
  Printing: 'printing',
  delivered_to_branch: 'in_transit',
  delivered_to_customer: 'in_transit',
  Branch: 'done',
  MRA: 'done',
  Customer: 'done',
  Picked_Up: 'done',
  Digital: 'done',
  digital_pwa: 'done',
  Lost: 'lost',
  Cancelled: 'cancelled',
};
const names = [...new Set(Object.values(figures))];

/** Column of an issuance that counts cards of a status. */
export const figureOfStatus = (status: CardStatus): Figure => figures[status];
/** The same as an SQL expression. */
export const figureOf = (status: string): string =>
  `case ${status} ${Object.entries(figures)
    .map(([name, figure]) => `when '${name}' then '${figure}'`)
    .join(' ')} end`;

const changeOf = (name: Figure) => `sum(("to" = '${name}')::int - ("from" = '${name}')::int)::int as ${name}`;
const countOf = (name: Figure) =>
  `count(*) filter (where l.closed_at is null and ${figureOf('k.status')} = '${name}') as ${name}`;

/** Collects the changes of issuance counts in a transaction and writes them once at its end, in a fixed order. */
export class IssuanceChanges {
  readonly #steps: { cardId: string; from: Figure; to: Figure }[] = [];

  count(cardId: string, from: CardStatus, to: CardStatus): void {
    if (figures[from] !== figures[to]) this.#steps.push({ cardId, from: figures[from], to: figures[to] });
  }

  async write(tx: Tx): Promise<void> {
    if (this.#steps.length === 0) return;
    const { rows } = await sql<{ id: string }>`
      with moved as (select *
        from jsonb_to_recordset(${JSON.stringify(this.#steps)}::jsonb) r("cardId" uuid, "from" text, "to" text)),
        changed as (select l.issuance_id as id,
          ${sql.raw(names.map(changeOf).join(', '))}
          from moved join card_issuance_line l on l.card_id = "cardId" and l.closed_at is null group by 1)
      select c.* from changed c join card_issuance i on i.id = c.id order by c.id for update of i`.execute(tx);
    this.#steps.length = 0;
    if (rows.length === 0) return;
    await sql`update card_issuance i set ${sql.raw(names.map((name) => `${name} = i.${name} + r.${name}`).join(', '))}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid,
        ${sql.raw(names.map((name) => `${name} int`).join(', '))}) where i.id = r.id`.execute(tx);
  }
}

/** Recounts issuances after lines were added, sent or removed. */
export async function countIssuances(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select id from card_issuance where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  await sql`
    update card_issuance i
      set total = c.total, withdrawn = c.withdrawn, dispatched = c.dispatched,
      ${sql.raw(names.map((name) => `${name} = c.${name}`).join(', '))}
    from (select l.issuance_id, count(*) as total, count(*) filter (where l.closed_at is not null) as withdrawn,
      count(*) filter (where l.delivery_line_id is not null) as dispatched,
        ${sql.raw(names.map(countOf).join(', '))}
      from card_issuance_line l join card k on k.id = l.card_id where l.issuance_id = any(${ids}::uuid[]) group by 1) c
        where c.issuance_id = i.id`.execute(tx);
}
