import { sql, type Generated } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { RecordColumns } from '../../platform/database/record-columns.ts';
import type { CoreFeedColumns } from '../../records/core-feed/columns.ts';

/** The columns that rows of sets of tariffs of each business line have. */
export interface TariffColumns extends RecordColumns, CoreFeedColumns {
  row_code: string;
  set_no: string;
  insurance_id: string;
  price_from: number;
  price_to: number | null;
  effective_from: string;
  /** The first day on which the set was used: its own, or that of its activation. `null` until then. */
  holds_from: string | null;
  effective_to: string | null;
  status: Generated<'active' | 'inactive'>;
}

/** The same columns in SQL. Rows arrive switched off. */
export const tariffColumns = (packages: string) =>
  sql.raw(`row_code text not null,
    set_no text not null,
    insurance_id uuid not null references ${packages},
    price_from bigint not null check (price_from >= 0),
    price_to bigint check (price_to >= price_from),
    effective_from date not null,
    holds_from date check (holds_from >= effective_from),
    effective_to date,
    status text not null default 'inactive' check (status in ('active', 'inactive'))`);

/**
 * Holds in the database that price bands of a set neither overlap nor, once it is switched on, leave a gap, and that
 * two sets of a package never hold on the same day.
 * @param key columns whose rows share the bands of prices
 * @param tenors whether rows have a band of tenors too
 */
export async function holdSets(
  db: Db,
  table: string,
  { key, tenors }: { readonly key: readonly string[]; readonly tenors: boolean },
): Promise<void> {
  const bands = [
    ...key.map((name) => `${name} with =`),
    `int8range(price_from, price_to, '[]') with &&`,
    ...(tenors ? [`int4range(tenor_from, tenor_to, '[]') with &&`] : []),
  ].join(', ');
  const partition = [...key, ...(tenors ? ['tenor_from', 'tenor_to'] : [])].join(', ');
  const statements = [
    `create unique index ${table}_row_code_key on ${table} (lower(row_code)) where deleted_at is null`,
    `create index ${table}_set on ${table} (set_no) where deleted_at is null`,
    `create index ${table}_package on ${table} (insurance_id) where deleted_at is null`,
    `alter table ${table} add constraint ${table}_overlap exclude using gist (set_no with =, ${bands})
      where (deleted_at is null)`,
    // The earlier set is ended after the rows of the new one are switched on, in the same transaction.
    `alter table ${table} add constraint ${table}_one_set exclude using gist (insurance_id with =, ${bands},
      daterange(holds_from, effective_to, '[]') with &&)
      where (deleted_at is null and status = 'active' and (effective_to is null or effective_to >= holds_from))
      deferrable initially deferred`,
    `create function ${table}_is_whole() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from (select price_to, lead(price_from) over (partition by ${partition}
              order by price_from) as next
            from ${table} where set_no = new.set_no and deleted_at is null) bands
          where (next is null and price_to is not null) or (next is not null and next <> price_to + 1)) then
          raise exception 'price bands of set % leave a gap', new.set_no
            using errcode = '23514', constraint = '${table}_gap';
        end if;
        return null;
      end $$`,
    `create constraint trigger ${table}_gap after insert or update on ${table} deferrable initially deferred
      for each row when (new.status = 'active') execute function ${table}_is_whole()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
