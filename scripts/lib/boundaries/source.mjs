/** The text without its comments; lines keep their numbers. */
export const withoutComments = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');

const statement = /\b(?:import|export)\b([^'";=()]*)(['"])(\.[^'"]+)\2/g;
const dynamic = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;

/** Where a relative import leads. */
function resolve(file, target) {
  const parts = file.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** Whether a clause, from `import` to the name of the file, brings types alone: then nothing is there at run time. */
function bringsTypesOnly(clause) {
  if (clause.startsWith('type ')) return true;
  const named = /^\{([^}]*)\}/.exec(clause)?.[1];
  return (
    named !== undefined &&
    named
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .every((name) => name.startsWith('type '))
  );
}

/**
 * The relative imports and re-exports of a file.
 * @returns the file each leads to; whether something of it is needed when the program runs, which types are not; and
 * whether it is run before the file itself, which files loaded later are not.
 */
export function importsOf({ file, text }) {
  const found = [...text.matchAll(statement)].map(([, clause, , target]) => ({
    target: resolve(file, target),
    isRun: !bringsTypesOnly(clause.trim()),
    isBare: clause.trim() === '',
    atRunTime: clause.trim() !== '' && !bringsTypesOnly(clause.trim()),
  }));
  for (const [, target] of text.matchAll(dynamic))
    found.push({ target: resolve(file, target), isRun: false, isBare: false, atRunTime: true });
  return found;
}
