import { allGroups } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { percentWords } from '@console/contracts/core/percent-words';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { ImportRun } from '../../records/imports/handler.ts';
import { tablesOf } from '../simulation/tables.ts';
import { lookUp } from './look-up.ts';
import type { Applied } from './target.ts';

const pair = (regular: string, repeat: string | null): Text => {
  const rates = [regular, repeat].flatMap((rate) => (rate === null ? [] : percentWords(rate)));
  return text(rates.map(({ id }) => id).join(' / '), rates.map(({ en }) => en).join(' / '));
};

/** The rate before at each target of rows that are applied to several; nothing for a file with one target. */
export async function replacedBy(
  line: BusinessLine,
  applied: Applied,
  rows: readonly { readonly values: { readonly office_code: string } }[],
  { db, now }: Pick<ImportRun, 'db' | 'now'>,
): Promise<readonly (readonly Text[])[]> {
  if (applied.keys.length === 1) return rows.map(() => []);
  const ids = applied.keys.flatMap(({ groupId }) => groupId ?? []);
  const groups = await sql<{ id: string; code: string }>`select id, group_code as code
    from ${sql.table(tablesOf[line].groups)} where id = any(${ids}::uuid[])`.execute(db);
  const codes = new Map(groups.rows.map(({ id, code }) => [id, code]));
  const looked = await lookUp(db, line, rows, applied, { scope: { type: 'all' }, now });
  return looked.map(({ placed }) =>
    placed.map((each, at) => {
      const { groupId, from, to } = applied.keys[at]!;
      const group = groupId === null ? allGroups : text(codes.get(groupId) ?? '', codes.get(groupId) ?? '');
      const before = 'before' in each && each.before;
      const words = before ? pair(before.regular, before.repeat) : text('baru', 'new');
      return text(`${group.id} ${from}-${to}: ${words.id}`, `${group.en} ${from}-${to}: ${words.en}`);
    }),
  );
}
