import type { Level } from '@console/contracts/core/privileges';
import { text, type Language, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { ExportColumn, ExportSource } from '../../records/downloads/source.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Sql } from '../../records/resource/definition.ts';
import type { Selection } from '../../records/resource/list-query.ts';
import { selected } from '../../records/resource/predicates.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import type { StreamView } from '../../records/resource/stream.ts';
import type { Cell, ColumnKind } from '../../platform/spreadsheets/columns.ts';
import { mergedLevel } from './merged.ts';

interface Held {
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly module: string;
  readonly roles: string;
  readonly levels: readonly Level[];
  readonly mapping: string | null;
  readonly lastLoginAt: string | null;
}

const statuses: Readonly<Record<string, Text>> = {
  active: text('Aktif', 'Active'),
  inactive: text('Tidak aktif', 'Inactive'),
};

const columns: readonly {
  readonly name: string;
  readonly title: Text;
  readonly kind?: ColumnKind;
  cell(row: Held, language: Language): Cell;
}[] = [
  { name: 'username', title: text('Username'), cell: ({ username }) => username },
  { name: 'name', title: text('Nama', 'Name'), cell: ({ name }) => name },
  { name: 'status', title: text('Status'), cell: ({ status }, language) => statuses[status]?.[language] },
  { name: 'module', title: text('Modul', 'Module'), cell: ({ module }) => module },
  { name: 'roles', title: text('Peran', 'Role'), cell: ({ roles }) => roles },
  { name: 'level', title: text('Level'), cell: ({ levels }) => mergedLevel(levels) },
  { name: 'mapping', title: text('Cakupan', 'Scope'), cell: ({ mapping }) => mapping },
  {
    name: 'lastLoginAt',
    title: text('Terakhir masuk', 'Last sign-in'),
    kind: 'instant',
    cell: ({ lastLoginAt }) => lastLoginAt,
  },
];

/** Permissions of users: one row per user and module, of the users that the caller sees and that match the filters. */
const held = (
  registered: RegisteredResource,
  selection: Selection,
  { scope, now }: Pick<StreamView, 'scope' | 'now'>,
): Sql => sql`
  select t.username, t.name, t.status, coalesce(s.name, m.name) as module, string_agg(distinct r.name, ', ') as roles,
  array_agg(distinct p.level) as levels,
    ${registered.definition.derived?.['mapping' as never]} as mapping, t.last_login_at as "lastLoginAt"
  from app_user t join user_role ur on ur.user_id = t.id join role r on r.id = ur.role_id and r.deleted_at is null
    and r.status = 'active'
    join role_permission p on p.role_id = r.id join menu m on m.id = p.menu_id left
      join sub_menu s on s.id = p.sub_menu_id
  where ${selected(registered, selection, scope, now)}
  group by t.id, coalesce(s.id, m.id), coalesce(s.name, m.name) order by t.username, 4`;

/** The file of `GET user/reporting/download` (docs/model/shell.md#access-review). */
export const userAccessReport = (registered: RegisteredResource): ExportSource<Held> => ({
  name: 'user-access',
  title: text('Laporan Akses User', 'User access report'),
  registered,
  async count(db, selection, view, most) {
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total
      from (select 1 from (${held(registered, selection, view)}) report limit ${most + 1}) counted`.execute(db);
    return rows[0]?.total ?? 0;
  },
  select: (selection, view) => held(registered, selection, view),
  finish: async (_db, rows) => rows,
  columns(wanted, language) {
    const named = wanted ?? columns.map(({ name }) => name);
    return named.map((name): ExportColumn<Held> => {
      const column = columns.find((each) => each.name === name);
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
