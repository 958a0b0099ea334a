import { administered } from './administered.mjs';
import { releasedSteps } from './migrations.mjs';
import { areas, isBefore, isTest, moduleOf, unitOf } from './units.mjs';

const declaration = /interface Database \{/g;

/** The names of the relations in the body of the interface that begins here, those of their columns left out. */
function* namesFrom(text, start) {
  let depth = 1;
  for (const [match, name] of text.slice(start).matchAll(/[{}]|\b(\w+)\??:/g)) {
    if (match === '{') depth += 1;
    else if (match === '}') depth -= 1;
    else if (depth === 1) yield name;
    if (depth === 0) return;
  }
}

/** Files that declare what the owner offers to others: views, which are read and never written. */
const offers = /(^|[/-])views?\.ts$/;

/** Every relation by its name: the file that declares it, from the declarations themselves. */
export function relationsOf(files) {
  const relations = new Map();
  for (const { file, text } of files)
    for (const { 0: head, index } of text.matchAll(declaration))
      for (const name of namesFrom(text, index + head.length)) relations.set(name, file);
  return relations;
}

const built = (names) =>
  new RegExp(
    '' +
      '' +
      '\\b(selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|from|using|insertInto|into|updateTable|' +
      `deleteFrom|mergeInto|replaceInto|table)\\(\\s*\\[?\\s*['"\`](${names})(?: as \\w+)?['"\`]`,
    'g',
  );
const written = (names) =>
  new RegExp(`\\b(from|join|into|update|truncate|table)\\s+(?:only\\s+)?"?(${names})"?(?![\\w.])`, 'gi');
const isWrite = (verb) =>
  /^(insertInto|into|updateTable|deleteFrom|mergeInto|replaceInto|update|truncate)$/i.test(verb);

/** Every place of a text that names one of these relations in SQL. */
export function namedIn(text, names) {
  const found = [...text.matchAll(built(names))].map(([, verb, name]) => ({ verb, name }));
  for (const { 1: verb, 2: name, index } of text.matchAll(written(names)))
    found.push({ verb: /delete\s+$/i.test(text.slice(0, index)) ? 'deleteFrom' : verb, name });
  return found.map(({ verb, name }) => ({ name, writes: isWrite(verb) }));
}

/** Views called by the name of their table: the table's columns would then pass for those of the view. */
const calledLikeTables = (text) => [...text.matchAll(/['"`](\w+)_view as \1['"`]/g)].map(([, name]) => name);

/** Statements that name a table of another owner, or write a view. */
export function tableFaults(files) {
  const relations = relationsOf(files);
  const names = [...relations.keys()].toSorted((a, b) => b.length - a.length).join('|');
  let seen = 0;
  const faults = [];
  if (!names) return { seen, faults };
  const steps = releasedSteps(files);
  const used = new Set();
  for (const { file, text } of files) {
    if (isTest(file) || steps.has(file)) continue;
    for (const name of calledLikeTables(text))
      faults.push(`${file} calls ${name}_view by the name of its table: columns that it lacks would pass for its own`);
    for (const { name, writes } of namedIn(text, names)) {
      seen += 1;
      const declared = relations.get(name);
      const [user, owner] = [unitOf(file), unitOf(declared)];
      if (user === owner) continue;
      if (areas.includes(owner) && administered[moduleOf(file)]?.includes(name)) used.add(`${moduleOf(file)} ${name}`);
      else if (writes) faults.push(`${file} writes ${name} of ${owner}`);
      else if (!offers.test(declared)) faults.push(`${file} reads ${name} of ${owner}`);
      else if (user !== null && !isBefore(owner, user))
        faults.push(`${file} reads ${name} of ${owner}, which builds on it`);
    }
  }
  for (const [module, tables] of Object.entries(administered))
    for (const name of tables)
      if (relations.has(name) && !used.has(`${module} ${name}`))
        faults.push(`server/src/${module} names ${name} no more: take it out of administered.mjs`);
  return { seen, faults };
}
