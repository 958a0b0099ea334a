import type { StockClass } from '@console/contracts/cards/lifecycle/holds';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Office } from './actor.ts';

/** Properties of a card that its stock figures depend on. */
export interface Counted {
  readonly status: string;
  readonly placeKind: string;
  readonly cardTypeId: string;
  readonly office: Office;
  readonly sender: Office | null;
  readonly stockClass: StockClass | null;
}

type Figure = StockClass | 'in_transit_in' | 'in_transit_out';
interface Row {
  branch: string | null;
  mra: string | null;
  type: string;
  free: number;
  waiting: number;
  held: number;
  in_transit_in: number;
  in_transit_out: number;
}

/** Collects the stock changes of a transaction and writes them once at its end, in a fixed order. */
export class StockChanges {
  readonly #rows = new Map<string, Row>();

  #add(office: Office, type: string, figure: Figure, by: 1 | -1): void {
    const key = `${office.kind}:${office.id}:${type}`;
    const row = this.#rows.get(key) ?? {
      branch: office.kind === 'BRANCH' ? office.id : null,
      mra: office.kind === 'MRA' ? office.id : null,
      type,
      free: 0,
      waiting: 0,
      held: 0,
      in_transit_in: 0,
      in_transit_out: 0,
    };
    row[figure] += by;
    this.#rows.set(key, row);
  }

  /** Adds a card (1) at its new place, or removes it (-1) from its old one. */
  count({ status, placeKind, cardTypeId, office, sender, stockClass }: Counted, by: 1 | -1): void {
    if (stockClass) this.#add(office, cardTypeId, stockClass, by);
    if (status === 'delivered_to_branch') this.#add(office, cardTypeId, 'in_transit_in', by);
    if (placeKind === 'TRANSIT' && sender) this.#add(sender, cardTypeId, 'in_transit_out', by);
  }

  async write(tx: Tx, { actor, at }: { actor: string; at: Date }): Promise<void> {
    const rows = [...this.#rows.entries()]
      .filter(([, row]) => row.free || row.waiting || row.held || row.in_transit_in || row.in_transit_out)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
    if (rows.length === 0) return;
    const input = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(branch uuid, mra uuid, type uuid, free int,
      waiting int, held int, in_transit_in int, in_transit_out int)`;
    const same = sql`s.office_branch_id is not distinct from r.branch and s.office_mra_id is not distinct from r.mra
      and s.card_type_id = r.type`;
    const lock = () =>
      sql`select s.id from ${input} join card_stock s on ${same}
        order by s.office_mra_id, s.office_branch_id, s.card_type_id for update of s`.execute(tx);
    const { rows: locked } = await lock();
    if (locked.length < rows.length) {
      await sql`insert into card_stock (id, created_by, created_at, updated_by, updated_at, office_branch_id,
        office_mra_id, card_type_id)
        select gen_random_uuid(), ${actor}, ${at}, ${actor}, ${at}, r.branch, r.mra, r.type from ${input}
          order by r.mra, r.branch, r.type on conflict do nothing`.execute(tx);
      await lock();
    }
    await sql`update card_stock s set free = s.free + r.free, waiting = s.waiting + r.waiting, held = s.held + r.held,
      in_transit_in = s.in_transit_in + r.in_transit_in, in_transit_out = s.in_transit_out + r.in_transit_out,
      updated_at = ${at} from ${input} where ${same}`.execute(tx);
    this.#rows.clear();
  }
}
