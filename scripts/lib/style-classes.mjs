// Which app or package defines a CSS class, and who uses it.
const comments = /\/\*[\s\S]*?\*\//g;
const animations = /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** The app or package that a file belongs to, such as `apps/cards`. */
const ownerOf = (file) => /^(?:apps|packages)\/[^/]+/.exec(file)?.[0];

/** The first part of a text up to where its brackets are closed. */
function bracketed(text, opening, closing) {
  let depth = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (text[position] === opening) depth += 1;
    if (text[position] === closing) depth -= 1;
    if (depth === 0) return text.slice(0, position + 1);
  }
  return text;
}

/** The selectors of a list, divided at commas outside of brackets. */
function* selectorsIn(list) {
  let selector = '';
  for (let rest = list; rest !== '';) {
    const part = rest.startsWith('(') ? bracketed(rest, '(', ')') : rest[0];
    rest = rest.slice(part.length);
    if (part === ',') yield selector.trim();
    selector = part === ',' ? '' : selector + part;
  }
  yield selector.trim();
}

/** Selectors of a style sheet, also of rules inside of conditions. */
function* selectorsOf(sheet) {
  for (const [, list] of sheet
    .replace(comments, '')
    .replace(animations, '')
    .matchAll(/([^{};]+)\{/g))
    if (!list.trim().startsWith('@')) yield* selectorsIn(list);
}

const classesOf = (selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name);

/**
 * Classes in the `className` of elements, also those that a condition chooses.
 * @example
 * usedClasses('<p className={late ? "quiet late" : "quiet"} />'); // Set { 'quiet', 'late' }
 */
export function usedClasses(source) {
  const text = source.replace(comments, '');
  const used = new Set();
  for (const match of text.matchAll(/[cC]lassName=(?=["{])/g)) {
    const value = text.slice(match.index + match[0].length);
    const written = value.startsWith('{') ? bracketed(value, '{', '}') : /^"[^"]*"/.exec(value)[0];
    for (const [, first, second, third] of written.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g))
      // What a placeholder completes is no whole class.
      for (const name of (first ?? second ?? third).split(/\s+/)) if (/^[a-zA-Z][\w-]*$/.test(name)) used.add(name);
  }
  return used;
}

/** The rules of all style sheets, the classes that elements have, and the owners of each class. */
function readStyles(files) {
  const rules = [];
  const uses = [];
  const owners = new Map();
  for (const { file, text } of files) {
    const owner = ownerOf(file);
    if (!owner || file.endsWith('.test.tsx')) continue;
    if (!file.endsWith('.css')) {
      uses.push({ file, owner, names: usedClasses(text) });
      continue;
    }
    for (const selector of selectorsOf(text)) {
      const names = classesOf(selector);
      rules.push({ file, owner, selector, names });
      for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
    }
  }
  return { rules, uses, owners };
}

/**
 * Styles of apps that reach beyond their app: a class that two apps define, a class that another app or package uses,
 * and a rule that holds for elements and classes of all.
 * @param {Iterable<{ file: string, text: string }>} files sources of the repository, by their path from its root
 * @returns how many classes were looked at, and the faults
 */
export function styleFaults(files) {
  const { rules, uses, owners } = readStyles(files);
  const isOfKit = (name) => [...owners.get(name)].some((owner) => owner.startsWith('packages/'));
  const nameOf = (name) => [...owners.get(name)].join(' and ');
  const unscoped = rules
    .filter(({ owner, names }) => owner.startsWith('apps/') && names.every(isOfKit))
    .map(({ file, owner, selector }) => `${file}: "${selector}" holds for all apps; scope it by a class of ${owner}`);
  const shared = [...owners.keys()]
    .filter((name) => !isOfKit(name) && owners.get(name).size > 1)
    .map((name) => `.${name} is defined in ${nameOf(name)}; name it after its app, or move it to packages/ui`);
  const borrowed = uses.flatMap(({ file, owner, names }) =>
    [...names]
      .filter((name) => owners.has(name) && !isOfKit(name) && !owners.get(name).has(owner))
      .map((name) => `${file} uses .${name} of ${nameOf(name)}; move it to packages/ui`),
  );
  return { seen: owners.size, faults: [...unscoped, ...shared, ...borrowed] };
}
