import { StepFailure } from '../lib/step.mjs';
import { targetOf } from './targets.mjs';

const quoted = (value) => `'${value.replaceAll("'", "\\'")}'`;

/** `text('Kode', 'Code')` from `Kode / Code`. */
export const textSource = (words) => {
  const [id, en = id] = words.split('/').map((part) => part.trim());
  return id === en ? `text(${quoted(id)})` : `text(${quoted(id)}, ${quoted(en)})`;
};

const bounds = /^(\d+)-(\d+)$/;
/** Bounds of a percentage may have decimals. */
const decimalBounds = /^(\d+(?:\.\d{1,4})?)-(\d+(?:\.\d{1,4})?)$/;
const lengths = (words, kind) => {
  const found = words.map((word) => (kind === 'percent' ? decimalBounds : bounds).exec(word)).find(Boolean);
  return found ? [`minimum: ${Number(found[1])}`, `maximum: ${Number(found[2])}`] : null;
};
const needed = (words, kind) => {
  const found = lengths(words, kind);
  if (!found) throw new StepFailure(`${kind} needs its bounds, as in ${kind === 'money' ? '1000-200000000' : '3-60'}`);
  return found;
};
const ruled = (kind, parts) => `${kind}(${parts.length > 0 ? `{ ${parts.join(', ')} }` : ''})`;
const optionsOf = (words) => {
  // Titles may have several words.
  const given = words.filter((word) => !flags.has(word)).join(' ');
  if (given === '')
    throw new StepFailure('choice needs its values, as in OPEN=Buka/Open,CLOSED=Tutup/Closed, or SPEKTRA,NMC');
  const entries = given.split(',').map((each) => {
    // A value without titles is its own title in both languages.
    const [value, titles = value] = each.trim().split('=');
    return `${value}: [${[...new Set(titles.split('/').map(quoted))].join(', ')}]`;
  });
  return `options({ ${entries.join(', ')} })`;
};

const chosenFrom = (kind, words, more) =>
  `${kind}(${[optionsOf(words), ...(more.length ? [`{ ${more.join(', ')} }`] : [])].join(', ')})`;

/** How the rule of a kind of field is written; `more` are the flags that every kind knows. */
const kinds = {
  code: () => 'code()',
  line: (words, more) => ruled('line', [...needed(words, 'line'), ...more]),
  paragraph: (words, more) => ruled('paragraph', [...needed(words, 'paragraph'), ...more]),
  richText: (words, more) => ruled('richText', [...needed(words, 'richText'), ...more]),
  tags: (words) => ruled('tags', needed(words, 'tags')),
  digits: (words, more) => ruled('digits', [...needed(words, 'digits'), ...more]),
  email: (words, more) => ruled('email', [...(lengths(words) ?? ['maximum: 100']), ...more]),
  npwp: (_, more) => ruled('npwp', more),
  nik: (_, more) => ruled('nik', more),
  familyCardNo: (_, more) => ruled('familyCardNo', more),
  accountNo: (words, more) => ruled('accountNo', [...(lengths(words) ?? []), ...more]),
  phone: (_, more) => ruled('phone', more),
  officePhone: (_, more) => ruled('officePhone', more),
  integer: (words, more) => ruled('integer', [...needed(words, 'integer'), ...more]),
  money: (words, more) => ruled('money', [...needed(words, 'money'), ...more]),
  percent: (words, more) => ruled('percent', [...needed(words, 'percent'), ...more]),
  sequence: (_, more) => ruled('sequence', more),
  latitude: (_, more) => ruled('latitude', more),
  longitude: (_, more) => ruled('longitude', more),
  flag: () => 'flag()',
  date: (_, more) => ruled('date', more),
  instant: (_, more) => ruled('instant', more),
  choice: (words, more) => chosenFrom('choice', words, more),
  choices: (words, more) => chosenFrom('choices', words, more),
};

/** `mra of regionId`: the module, and the field that narrows the choice. */
function referenceSource(words, more, domain) {
  const [module, of, parent] = words.filter((word) => !flags.has(word));
  if (!module || (of !== undefined && (of !== 'of' || !parent)))
    throw new StepFailure('reference needs its module, as in reference mra, or reference mra of regionId');
  const { name, from } = targetOf(module, domain);
  const narrowed = parent ? [`narrowedBy: { ${parent}: '${parent}' }`] : [];
  const written = (rules) => `reference(${name}${rules.length > 0 ? `, { ${rules.join(', ')} }` : ''})`;
  return {
    source: written([...narrowed, ...more]),
    filter: written(narrowed),
    imports: [name, from],
  };
}

const flags = new Map([
  ['optional', 'required: false'],
  ['unique', 'unique: true'],
  ['immutable', 'immutable: true'],
]);

/** Kinds whose words are bounds. */
const bounded = new Set([
  'line',
  'paragraph',
  'richText',
  'tags',
  'digits',
  'email',
  'integer',
  'percent',
  'money',
  'accountNo',
]);
/** Kinds that know none of the flags: codes are unique and immutable, yes or no is never empty. */
const unruled = new Set(['code', 'flag', 'tags']);

/** @throws StepFailure for a word that the kind does not know, so that no wish is lost */
function checkWords(kind, words) {
  // Titles of choices may have several words; a reference names its module.
  if (['choice', 'choices', 'reference'].includes(kind)) return;
  const ofBounds = kind === 'percent' ? decimalBounds : bounds;
  const known = (word) => (flags.has(word) && !unruled.has(kind)) || (bounded.has(kind) && ofBounds.test(word));
  const unknown = words.filter((word) => !known(word));
  const knows = [...(bounded.has(kind) ? ['bounds as in 3-60'] : []), ...(unruled.has(kind) ? [] : flags.keys())];
  if (unknown.length > 0)
    throw new StepFailure(`${kind} does not know ${unknown.join(', ')}; it knows ${knows.join(', ') || 'no words'}`);
}

/**
 * Reads one field: name, kind, its words, and its title after a bar.
 * @example
 * parseField('name:line 3-60 unique | Nama kios / Kiosk name', 'branches-stores');
 * @throws StepFailure for a kind or a word that it does not know
 */
export function parseField(given, domain) {
  const [rule, title] = given.split('|').map((part) => part.trim());
  const found = /^([a-z]\w*):(\w+)(?: (.*))?$/.exec(rule);
  if (!found) throw new StepFailure(`${given}: write a field as name:kind, e.g. "name:line 3-60 | Nama / Name"`);
  const [, name, kind, rest = ''] = found;
  const words = rest.split(/\s+/).filter(Boolean);
  const more = words.flatMap((word) => flags.get(word) ?? []);
  if (kind !== 'reference' && !kinds[kind])
    throw new StepFailure(`${kind} is no kind of field; there are ${[...Object.keys(kinds), 'reference'].join(', ')}`);
  checkWords(kind, words);
  const written = kind === 'reference' ? referenceSource(words, more, domain) : { source: kinds[kind](words, more) };
  return { name, kind, title: title || null, ...written };
}

/** Reads the fields of a module, divided by semicolons. */
export const parseFields = (given, domain) =>
  given
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => namingTheField(each, () => parseField(each, domain)));

/** A fault says which field of many it is about. */
function namingTheField(each, parse) {
  try {
    return parse();
  } catch (fault) {
    if (fault instanceof StepFailure) throw new StepFailure(`${each.split(':')[0].trim()}: ${fault.message}`);
    throw fault;
  }
}
