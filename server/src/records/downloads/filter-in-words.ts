import { conditionField } from '@console/contracts/core/conditions/declared';
import { conditionsInWords, sentenceOf } from '@console/contracts/core/conditions/sentence';
import type { Conditions } from '@console/contracts/core/conditions/where';
import { noneChosen } from '@console/contracts/core/fields';
import { withoutPersonalNumbers } from '@console/contracts/core/personal-number';
import { text, type Language } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import type { Db, Scope } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { writtenFilters, type Selection } from '../resource/list-query.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { labelOf } from '../resource/label.ts';
import { cellOf } from './cells.ts';

const search = text('Pencarian', 'Search');
const everything = text('Semua data', 'All records');
const gone = text('(data tidak ditemukan)', '(record not found)');
const numbers = text('nomor', 'numbers');
/** Replaces the id of pasted numbers in displayed filters. */
const hidden = '***';

/** The filter of a selection by name, in the form that may be stored and displayed: personal numbers masked. */
export function shownFilter(
  { resource }: RegisteredResource,
  selection: Pick<Selection, 'filters' | 'search'>,
): Readonly<Record<string, unknown>> {
  const filters = Object.entries(writtenFilters(selection.filters)).map(([name, value]) => {
    const kind = resource.list.filters[name]?.personal;
    if (name === 'where') return [name, (value as string[]).map(withoutPersonalNumbers)];
    return [name, resource.list.filters[name]?.kind === 'pasted' ? hidden : kind ? mask(kind, value) : value];
  });
  return {
    ...Object.fromEntries(filters),
    ...(selection.search ? { search: withoutPersonalNumbers(selection.search) } : {}),
  };
}

/** Labels of the ids in a filter: those of records that the person does not see, or that are no more, say so. */
async function labels(
  db: Db,
  { peers }: RegisteredResource,
  lov: string,
  ids: readonly string[],
  scope: Scope,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const referred = [...peers.values()].find(({ resource }) => `${resource.path}/lov` === lov);
  if (!referred || ids.length === 0) return new Map();
  const rows = await findRecords(db, referred, ids, scope, { of: 'list', caller: null });
  const names = new Map(rows.map((row) => [row.secureId, labelOf(referred, row)]));
  return new Map(ids.map((id) => [id, names.get(id) ?? gone[language]]));
}

/** How many different numbers were pasted; 0 when they were deleted. */
async function pastedCount(db: Db, id: unknown): Promise<number> {
  if (typeof id !== 'string' || !isUuid(id)) return 0;
  const counts = await db
    .selectFrom('number_list_key')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('list_id', '=', id)
    .groupBy('field')
    .execute();
  return Math.max(0, ...counts.map(({ count }) => Number(count)));
}

/** Conditions in words, with the names of the records that they mention. */
async function whereInWords(
  db: Db,
  registered: RegisteredResource,
  conditions: Conditions,
  scope: Scope,
  language: Language,
): Promise<string> {
  const { resource } = registered;
  const all = conditions.groups.flatMap((group) => group.conditions);
  const names = new Map<string, string>();
  for (const { field, values } of all) {
    const lov = conditionField(resource, field)?.lov;
    if (lov !== undefined)
      for (const [id, name] of await labels(db, registered, lov, values.filter(isUuid), scope, language))
        names.set(id, name);
  }
  return conditionsInWords(conditions, language, (condition) =>
    withoutPersonalNumbers(
      sentenceOf(condition, {
        field: conditionField(resource, condition.field)!,
        title: titleOf(resource, condition.field),
        language,
        nameOf: (id) => names.get(id),
      }),
    ),
  );
}

/** A filter in words: titles and labels instead of names and ids. */
export async function filterInWords(
  db: Db,
  registered: RegisteredResource,
  selection: Selection,
  scope: Scope,
  language: Language,
): Promise<string> {
  const { resource } = registered;
  const { search: searched, where: _where, match: _match, ...filters } = shownFilter(registered, selection);
  const conditions = selection.filters['where'] as Conditions | undefined;
  const parts: string[] = conditions ? [await whereInWords(db, registered, conditions, scope, language)] : [];
  for (const [name, value] of Object.entries(filters)) {
    const field = resource.list.filters[name];
    const values = [value].flat();
    const ids = values.filter((one): one is string => typeof one === 'string' && isUuid(one));
    const named = await labels(db, registered, field?.lov ?? '', ids, scope, language);
    const shown =
      field?.kind === 'pasted'
        ? [`${await pastedCount(db, selection.filters[name])} ${numbers[language]}`]
        : values.map(
            (one) => named.get(String(one)) ?? String(cellOf(field, one === noneChosen ? null : one, language)),
          );
    parts.push(`${titleOf(resource, name)[language]}: ${shown.join(', ')}`);
  }
  if (typeof searched === 'string') parts.push(`${search[language]}: ${searched}`);
  return parts.length > 0 ? parts.join('; ') : everything[language];
}
