import { reservationImport } from '@console/contracts/cards/card-reservations/import';
import { neededDays, openReservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import {
  defineHandler,
  type Applied,
  type ApplyRow,
  type ApplyRun,
  type RowValues,
} from '../../records/imports/handler.ts';
import type { Services } from '../../platform/services.ts';
import { typeFaults } from '../card-types/at-branch.ts';
import { inCardOffices } from '../scope.ts';
import { reservationFor, type Head } from './import-heads.ts';
import { insertLines } from './lines.ts';

type Columns = (typeof reservationImport)['columns'];
type Row = RowValues<Columns>;
const dayMs = 86_400_000;

interface Place {
  kind: string;
  code: string;
  id: string;
  mraId: string;
}

/** Active offices of the scope that the rows name, by kind and code. */
async function placesOf(db: Db | Tx, rows: readonly Row[], scope: Scope): Promise<Map<string, Place>> {
  const codes = [...new Set(rows.map(({ office_code: code }) => code))];
  const { rows: found } = await sql<Place>`
    select 'BRANCH' as kind, b.office_code as code, b.id, o.mra_id as "mraId"
      from branch_view b join mro_view o on o.id = b.mro_id
    where b.office_code = any(${codes}::text[]) and b.business_line = 'SPEKTRA' and b.status = 'active'
      and b.deleted_at is null and ${inCardOffices(scope, sql.ref('b.id'), sql`null::uuid`)}
    union all select 'MRA', m.mra_code, m.id, m.id from mra_view m
      where m.mra_code = any(${codes}::text[]) and m.status = 'active' and m.deleted_at is null
      and ${inCardOffices(scope, sql`null::uuid`, sql.ref('m.id'))}`.execute(db);
  return new Map(found.map((place) => [`${place.kind} ${place.code}`, place]));
}

const typesOf = async (db: Db | Tx, rows: readonly Row[]): Promise<Map<string, string>> => {
  const found = await db
    .selectFrom('card_type')
    .select(['id', 'code'])
    .where(
      'code',
      'in',
      rows.map(({ card_type_code: code }) => code.toUpperCase()),
    )
    .where('status', '=', 'active')
    .where('physical', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(found.map(({ id, code }) => [code, id]));
};

/**
 * Destinations and types that the MRA has already requested, on a page or by another file.
 * @param importId the file being applied, or null while it is checked
 */
async function openOf(db: Db | Tx, mraIds: readonly string[], importId: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ place: string; type: string }>`
    select coalesce(l.destination_branch_id, l.destination_mra_id) as place, l.card_type_id as type
      from card_reservation_line l join card_reservation r on r.id = l.reservation_id
    where r.requester_mra_id = any(${mraIds}::uuid[]) and r.state = any(${openReservationStates}::text[])
      and (r.import_id is null or r.import_id is distinct from ${importId}::uuid)`.execute(db);
  return new Set(rows.map(({ place, type }) => `${place} ${type}`));
}

async function apply(rows: readonly ApplyRow<Columns>[], run: ApplyRun): Promise<Applied[]> {
  const { db: tx } = run;
  const [places, types] = [
    await placesOf(
      tx,
      rows.map(({ values }) => values),
      run.scope,
    ),
    await typesOf(
      tx,
      rows.map(({ values }) => values),
    ),
  ];
  const headOf = ({ values }: ApplyRow<Columns>): Head => ({
    mraId: places.get(`${values.destination_kind} ${values.office_code}`)!.mraId,
    neededBy: values.needed_by,
    remark: values.remark,
  });
  const applied: Applied[] = [];
  const groups = new Map<string, ApplyRow<Columns>[]>();
  for (const row of rows) {
    const head = JSON.stringify(headOf(row));
    groups.set(head, [...(groups.get(head) ?? []), row]);
  }
  for (const own of groups.values()) {
    const { id, no } = await reservationFor(tx, run, headOf(own[0]!));
    await insertLines(
      tx,
      id,
      own.map(({ values }) => ({
        destinationKind: values.destination_kind,
        destinationId: places.get(`${values.destination_kind} ${values.office_code}`)!.id,
        cardTypeId: types.get(values.card_type_code.toUpperCase())!,
        cardDesignId: null,
        qtyRequested: values.quantity,
        viaMra: values.via_mra === 'Y',
      })),
    );
    applied.push(...own.map(({ values }) => ({ entityId: id, entityLabel: no, before: null, after: values })));
  }
  return applied;
}

/** Import of card requests. Creates one submitted reservation per MRA, day and remark in the file. */
export const reservationHandler = ({ now }: Services) =>
  defineHandler<Columns>({
    definition: reservationImport,
    // Rows have no key, so a confirmed file cannot be imported again.
    oncePerFile: true,
    async check(rows, { db, scope, importId = null }) {
      const values = rows.map((row) => row.values);
      const [places, types] = [await placesOf(db, values, scope), await typesOf(db, values)];
      const open = await openOf(db, [...new Set([...places.values()].map(({ mraId }) => mraId))], importId);
      const earliest = toWireInstant(now().getTime() + neededDays * dayMs).slice(0, 10);
      const requested = values.map((row) => ({
        place: places.get(`${row.destination_kind} ${row.office_code}`),
        type: types.get(row.card_type_code.toUpperCase()),
      }));
      const unsuited = await typeFaults(
        db,
        requested.flatMap(({ place, type }) =>
          place?.kind === 'BRANCH' && type ? [{ branchId: place.id, cardTypeId: type }] : [],
        ),
        now(),
      );
      return values.map((row, index) => {
        const { place, type } = requested[index]!;
        const fault = place && type ? unsuited({ branchId: place.id, cardTypeId: type }) : null;
        return {
          stored: null,
          errors: [
            ...(place ? [] : [{ column: 'office_code', code: 'OFFICE_UNKNOWN', from: ['destination_kind'] }]),
            ...(type ? [] : [{ column: 'card_type_code', code: 'TYPE_UNKNOWN' }]),
            ...(fault ? [{ column: 'card_type_code', ...fault, from: ['destination_kind', 'office_code'] }] : []),
            ...(row.needed_by < earliest ? [{ column: 'needed_by', code: 'TOO_SOON' }] : []),
            ...(place && type && open.has(`${place.id} ${type}`)
              ? [{ column: 'office_code', code: 'STILL_OPEN', from: ['destination_kind', 'card_type_code'] }]
              : []),
          ],
        };
      });
    },
    apply,
  });
