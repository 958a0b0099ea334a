import { referredBy } from '@console/contracts/core/reference';
import { columnNamesOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import type { Difference, Fact, ShownField } from '@console/contracts/platform/approvals';
import type { Field, Fields, SheetRule } from '@console/contracts/core/fields';
import type { Change } from '../../platform/audit/differences.ts';
import type { Caller, Db } from '../../platform/context.ts';
import { plainText } from '../../platform/plain-text.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { labelOf } from '../resource/label.ts';
import { seenChanges } from '../resource/hidden.ts';
import { present } from '../resource/present.ts';
import { findRecords, namingRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

const statuses: Field['options'] = [
  { value: 'active', title: text('Aktif', 'Active'), colour: 'success' },
  { value: 'inactive', title: text('Tidak aktif', 'Inactive'), colour: 'neutral' },
];
const plain: ShownField = { kind: 'text' };
/** Instants that every record has. */
const frame: Readonly<Record<string, ShownField>> = { createdAt: { kind: 'instant' }, updatedAt: { kind: 'instant' } };
/** Longest part of a record that is written in words. */
const longest = 2_000;

const fieldOf = ({ resource }: RegisteredResource, name: string): Field | undefined =>
  resource.fields[name] ?? resource.derived[name];

/** A sheet without the checks of its columns. */
const shownSheet = ({ columns, titles }: SheetRule): SheetRule => ({
  columns: Object.fromEntries(
    Object.entries(columns).map(([name, { kind, options, codeFrom }]) => [
      name,
      { kind, ...(options ? { options } : {}), ...(codeFrom ? { codeFrom } : {}) },
    ]),
  ) as Fields,
  titles,
  key: [],
  says: [],
  notAbove: [],
});

/** The choices that occur in the values, so that an answer does not carry long lists. */
function shownField(registered: RegisteredResource, name: string, values: readonly unknown[]): ShownField {
  const field = fieldOf(registered, name);
  if (!field) return name === 'status' ? { kind: 'choice', options: statuses } : (frame[name] ?? plain);
  const { kind, options, emptyMeans } = field;
  if (field.sheet) return { kind, sheet: shownSheet(field.sheet) };
  if (kind === 'object') return plain;
  const used = new Set(values.flat());
  return {
    kind,
    ...(options ? { options: options.filter(({ value }) => used.has(value)) } : {}),
    ...(emptyMeans ? { emptyMeans } : {}),
  };
}

/** A composed value in words: names of records, else its parts. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => plainText(inWords(each) ?? '-')).join(', ');
  if (typeof value !== 'object' || value === null) return value;
  const { name, code } = value as { readonly name?: unknown; readonly code?: unknown };
  if (typeof name === 'string') return typeof code === 'string' && code !== name ? `${code} - ${name}` : name;
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([part, inner]) => `${part}: ${plainText(inWords(inner))}`)
    .join('; ')
    .slice(0, longest);
}

const idsIn = (values: readonly unknown[]): string[] =>
  values.flat().filter((one): one is string => typeof one === 'string' && isUuid(one));

/** The module of the records that a field names. */
function referredTo(registered: RegisteredResource, name: string): RegisteredResource | undefined {
  const field = fieldOf(registered, name);
  if (!field?.kind.startsWith('reference')) return undefined;
  return [...registered.peers.values()].find(
    ({ resource }) => resource.module === field.target?.module || `${resource.path}/lov` === field.lov,
  );
}

type Names = ReadonlyMap<string, string>;

/** Names of the records that these changes name, read at once for each module that they are of. */
export async function namesInAll(
  db: Db,
  of: readonly { readonly registered: RegisteredResource; readonly changes: readonly Change[] }[],
): Promise<Names> {
  const wanted = new Map<RegisteredResource, Set<string>>();
  for (const { registered, changes } of of)
    for (const { field, before, after } of changes) {
      const referred = referredTo(registered, field.split(': ')[0]!);
      const ids = referred ? idsIn([before, after]) : [];
      if (!referred || ids.length === 0) continue;
      wanted.set(referred, new Set([...(wanted.get(referred) ?? []), ...ids]));
    }
  const names = new Map<string, string>();
  for (const [referred, ids] of wanted)
    for (const [id, row] of await namingRecords(db, referred, [...ids])) names.set(id, labelOf(referred, row));
  return names;
}

/** Names of the records that the ids in a field stand for. An approver reads them whatever the scope. */
async function namesIn(
  db: Db,
  registered: RegisteredResource,
  name: string,
  values: readonly unknown[],
): Promise<Names> {
  const ids = idsIn(values);
  const referred = referredTo(registered, name);
  if (!referred || ids.length === 0) return new Map();
  const rows = await namingRecords(db, referred, ids);
  return new Map([...rows].map(([id, row]) => [id, labelOf(referred, row)]));
}

function shownValue(field: ShownField, value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (field.kind === 'reference' || field.kind === 'references') {
    const ids = value === null || value === undefined ? [] : [value].flat();
    return ids.length === 0
      ? null
      : { name: ids.map((id) => names.get(plainText(id)) ?? plainText(inWords(id))).join(', ') };
  }
  return field.kind === 'choices' || field.kind === 'tags' || field.sheet ? value : inWords(value);
}

/**
 * The fields that a change touches, with their titles and formats, without those that the caller does not see.
 * @param known names of the records in them, where they were read before
 */
export async function differencesOf(
  db: Db,
  registered: RegisteredResource,
  changes: readonly Change[],
  caller: Caller,
  known?: Names,
): Promise<Difference[]> {
  const { resource, definition } = registered;
  const seen = seenChanges(registered, changes, caller);
  const lines = (await definition.audited?.(db as never, seen)) ?? seen;
  return Promise.all(
    lines.map(async ({ field: line, before, after }) => {
      // A line of a composed field reads "permissions: Jenis Kartu".
      const [name = line, ...rest] = line.split(': ');
      const title = titleOf(resource, name);
      const more = rest.length > 0 ? `: ${rest.join(': ')}` : '';
      const field = more ? plain : shownField(registered, name, [before, after]);
      const names = known ?? (await namesIn(db, registered, name, [before, after]));
      return {
        name: line,
        title: { id: title.id + more, en: title.en + more },
        field,
        before: shownValue(field, before, names),
        after: shownValue(field, after, names),
      };
    }),
  );
}

/** The record as its list shows it, to somebody who may read it; nothing for a record that the approval creates. */
export async function factsOf(
  db: Db,
  registered: RegisteredResource,
  recordId: string | null,
  caller: Caller,
): Promise<Fact[]> {
  const { resource } = registered;
  if (recordId === null || !caller.can(resource.privilege, 'view')) return [];
  const [found] = await findRecords(db, registered, [recordId], caller.scope, { of: 'detail', caller });
  if (!found) return [];
  const record: Row = present(registered, found, caller);
  const names = columnNamesOf(resource).filter((name) => name in record);
  return Promise.all(
    names.map(async (name) => {
      const value = record[name];
      const field = shownField(registered, name, [value]);
      const referred = referredBy(record, name);
      const labels = referred ? new Map<string, string>() : await namesIn(db, registered, name, [value]);
      return {
        name,
        title: titleOf(resource, name),
        field,
        value: referred ? { code: referred.code, name: referred.name } : shownValue(field, value, labels),
      };
    }),
  );
}
