import { alphabetically, camelCase, routesOf } from './answers.mjs';
import { textSource } from './fields.mjs';

/** Makers of the vocabulary that the sources of fields call. */
const vocabulary = [
  'code',
  'line',
  'paragraph',
  'richText',
  'tags',
  'digits',
  'email',
  'phone',
  'officePhone',
  'npwp',
  'nik',
  'familyCardNo',
  'accountNo',
  'integer',
  'percent',
  'sequence',
  'latitude',
  'longitude',
  'money',
  'flag',
  'date',
  'instant',
  'choice',
  'choices',
  'options',
  'reference',
];
const makers = new RegExp(`\\b(${vocabulary.join('|')})\\(`, 'g');
const pascal = (module) => camelCase(module).replace(/^./, (letter) => letter.toUpperCase());
/** Kinds that bring their title. */
const ownTitle = new Set(['reference', 'nik', 'familyCardNo', 'accountNo', 'sequence', 'latitude', 'longitude']);
const titled = new Set(['code', 'name', 'sortOrder', 'status']);
/** Names as an array in TypeScript. */
export const quotedList = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const searched = new Set(['code', 'line', 'digits']);
const filtered = new Set(['choice', 'flag', 'reference']);

/** Whether the list of routes has a page that creates or changes records of a module. */
export const hasForm = (module) => routesOf(module).some(({ page }) => page === 'create' || page.startsWith('update'));

/** Operations that the pages of the list of routes need. */
export function operationsOf({ module, core }, fields) {
  const pages = new Set(routesOf(module).map(({ page }) => page));
  const changes = hasForm(module);
  return [
    'list',
    'detail',
    ...(pages.has('create') ? ['create'] : []),
    ...(changes ? ['update', ...(core ? [] : ['delete']), 'activate', 'deactivate'] : []),
    'lov',
    'download',
    ...(changes && !core && fields.some(({ source }) => source === 'code()' || source.includes('unique: true'))
      ? ['unique']
      : []),
    ...(changes || core ? ['history'] : []),
  ];
}

/** Writes the contract of a module. */
export function contractSource(answers, fields) {
  const { module, name, title, volume, core } = answers;
  const filters = fields.filter(({ kind }) => filtered.has(kind));
  const label =
    fields.find((field) => field.name === 'name') ??
    fields.find(({ kind, name: field }) => kind === 'line' && field !== core) ??
    fields[0];
  const search = fields.filter(({ kind }) => searched.has(kind));
  const columns = fields.filter(({ kind }) => kind !== 'paragraph' && kind !== 'richText');
  const order =
    fields.find((field) => field.name === core) ??
    fields.find(({ kind }) => kind === 'code' || kind === 'digits') ??
    label;
  const source = fields.map((field) => field.source).join(' ');
  const used = new Set(['recordStatus', ...[...source.matchAll(makers)].map(([, maker]) => maker)]);
  const optional = (field) =>
    field.kind === 'reference' ? field.filter : field.source.replace(/, \{[^{}]*\}\)$/, ')');
  const targets = new Map(fields.flatMap(({ imports }) => (imports ? [imports] : [])));
  const titles = fields.filter((field) => field.title);
  return `import { ${[...used].toSorted(alphabetically).join(', ')} } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text } from '../core/text.ts';
${[...targets].map(([target, file]) => `import { ${target} } from '${file}';\n`).join('')}
/** ${title.split('/').at(-1).trim()}: what the screens, the services and the files know of it. */
export const ${name} = defineResource({
  module: '${module}',
  title: ${textSource(title)},
  titles: { ${titles.map((field) => `${field.name}: ${textSource(field.title)},`).join(' ')} },
  label: '${label.name}',
  ${core ? `coreFed: { key: '${core}' },\n  ` : ''}volume: ${volume.replace(/\B(?=(\d{3})+$)/g, '_')},
  fields: {
    ${fields.map((field) => `${field.name}: ${field.source},`).join('\n    ')}
  },
  list: {
    filters: { ${filters.map((field) => `${field.name}: ${optional(field)},`).join(' ')} status: recordStatus() },
    sorts: ${quotedList([...new Set([order.name, label.name])])},
    defaultSort: ['${order.name},asc'],
    search: ${quotedList(search.map((field) => field.name))},
    columns: ${quotedList([...columns.map((field) => field.name), 'status'])},
  },
  operations: ${quotedList(operationsOf(answers, fields))},
});

export type ${pascal(module)} = RecordOf<typeof ${name}>;
`;
}

/** Fields without a title: their names would stand on the screen. */
export const untitled = (fields) =>
  fields.filter(({ name, title, kind }) => !title && !titled.has(name) && !ownTitle.has(kind)).map(({ name }) => name);
