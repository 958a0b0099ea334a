import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { auditActionOptions } from '@console/contracts/orders-logs/audit-actions';
import { text, type Language, type Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { sql } from 'kysely';
import type { Cell, ColumnKind } from '../../platform/spreadsheets/columns.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { cellOf } from '../../records/downloads/cells.ts';
import type { ExportColumn, ExportSource } from '../../records/downloads/source.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { seenChanges } from '../../records/resource/hidden.ts';
import type { Selection } from '../../records/resource/list-query.ts';
import { selected } from '../../records/resource/predicates.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { StreamView } from '../../records/resource/stream.ts';

/** One field that one entry changed. */
interface ChangedField {
  readonly at: string;
  readonly username: string;
  readonly name: string | null;
  readonly module: string;
  readonly action: string;
  readonly entityLabel: string | null;
  readonly reason: string | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Peers = ReadonlyMap<string, RegisteredResource>;

const changed = (registered: RegisteredResource, selection: Selection, { scope, now }: StreamView): Sql => sql`
  from audit_entry t cross join lateral jsonb_array_elements(t.changes) with ordinality c(change, place)
  where ${selected(registered, selection, scope, now)}`;

/** "permissions: Jenis Kartu" is a part of a field. */
function fieldTitle(peers: Peers, { module, field }: ChangedField, language: Language): string {
  const resource = peers.get(module)?.resource;
  const [name = '', ...part] = field.split(': ');
  return resource ? [titleOf(resource, name)[language], ...part].join(': ') : field;
}

/** The columns of the file. */
const columnsOf = (
  peers: Peers,
): readonly {
  readonly name: string;
  readonly title: Text;
  readonly kind?: ColumnKind;
  cell(row: ChangedField, language: Language): Cell;
}[] => {
  const valueOf = ({ module, field }: ChangedField, value: unknown, language: Language): Cell =>
    cellOf(peers.get(module)?.resource.fields[field], value, language);
  const actionOf = (action: string) => auditActionOptions.find(({ value }) => value === action)?.title;
  const plain = (name: 'username' | 'name' | 'entityLabel' | 'reason') => ({
    name,
    title: titleOf(auditTrail, name),
    cell: (row: ChangedField) => row[name],
  });
  return [
    { name: 'at', title: titleOf(auditTrail, 'at'), kind: 'instant', cell: ({ at }) => at },
    plain('username'),
    plain('name'),
    {
      name: 'module',
      title: titleOf(auditTrail, 'module'),
      cell: ({ module }, language) => peers.get(module)?.resource.title[language] ?? module,
    },
    {
      name: 'action',
      title: titleOf(auditTrail, 'action'),
      cell: ({ action }, language) => actionOf(action)?.[language] ?? action,
    },
    plain('entityLabel'),
    { name: 'field', title: text('Kolom', 'Field'), cell: (row, language) => fieldTitle(peers, row, language) },
    { name: 'before', title: text('Sebelum', 'Before'), cell: (row, language) => valueOf(row, row.before, language) },
    { name: 'after', title: text('Sesudah', 'After'), cell: (row, language) => valueOf(row, row.after, language) },
    plain('reason'),
  ];
};

/** Who changed what in a period: a row for each field, with both values, as the entries hold them. */
export const changesFile = (peers: Peers, registered: RegisteredResource): ExportSource<ChangedField> => ({
  name: 'audit-trail-changes',
  title: text('Laporan perubahan', 'Report of changes'),
  registered,
  async count(db, selection, view, most) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from (
      select 1 ${changed(registered, selection, view)} limit ${most + 1}) counted`.execute(db);
    return rows[0]?.total ?? 0;
  },
  select: (selection, view) => sql`select t.at, t.username, t.actor_name as name, t.module, t.action,
      t.entity_label as "entityLabel", t.reason, c.change ->> 'field' as field, c.change -> 'before' as before,
      c.change -> 'after' as after
    ${changed(registered, selection, view)} order by t.at, t.id, c.place`,
  async finish(_db, rows, { caller }) {
    return rows.map((row) => {
      const peer = peers.get(row.module);
      if (!peer || !caller) return row;
      // That the field changed stays; what it held is not for everybody.
      const [seen] = seenChanges(peer, [row], caller);
      return seen ?? { ...row, before: null, after: null };
    });
  },
  columns(wanted, language) {
    const all = columnsOf(peers);
    return (wanted ?? all.map(({ name }) => name)).map((name): ExportColumn<ChangedField> => {
      const column = all.find((each) => each.name === name);
      if (!column) throw invalid({ field: 'columns', code: 'NOT_ALLOWED' });
      return {
        name,
        title: column.title[language],
        kind: column.kind ?? 'text',
        cell: (row) => column.cell(row, language),
      };
    });
  },
});
