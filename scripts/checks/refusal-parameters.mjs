// Every refusal has the parameters that the text of its code uses, so that no `{name}` is ever shown. A
// stale version is refused by the one function that has the record answered.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

const sources = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixtures?)\.ts$/.test(name))
    .map((name) => path.join(folder, name));
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const namesIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** Parameters used by the texts of each code; for a code in several modules, the parameters of all of them. */
const requiredParameters = new Map();
/** The same without the texts that only a fault of a field has. */
const requiredOfCalls = new Map();
const fieldTexts = path.join('packages', 'contracts', 'src', 'core', 'field-errors.ts');
const quoted = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")`;
const declaration = new RegExp(
  String.raw`\b([A-Z][A-Z0-9_]{2,}): (?:\{\s*(?:status: \d+,\s*)?text: )?text\(\s*${quoted}`,
  'g',
);
for (const file of sources('packages/contracts/src'))
  for (const [, code, single, double] of read(file).matchAll(declaration))
    for (const required of file === fieldTexts ? [requiredParameters] : [requiredParameters, requiredOfCalls])
      required.set(code, new Set([...(required.get(code) ?? []), ...namesIn(single ?? double ?? '')]));

/** Index of the bracket that closes the one at `from`; strings and nested brackets are skipped. */
function closing(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "'" || sign === '"' || sign === '`') {
      for (at += 1; at < text.length && text[at] !== sign; at += 1) if (text[at] === '\\') at += 1;
    } else if ('({['.includes(sign)) depth += 1;
    else if (')}]'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}
/** Index of the brace that opens the object around a position. */
function opening(text, from) {
  let depth = 0;
  for (let at = from; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1;
    else if (text[at] === '{' && (depth -= 1) < 0) return at;
  }
  return 0;
}

/** Names in the object of a property beside a code; undefined when they are not written literally. */
function namesOf(property, piece) {
  const at = piece.search(new RegExp(`\\b${property}\\b`));
  if (at < 0) return [];
  const after = piece.slice(at + property.length);
  const literal = /^:\s*\{/.exec(after);
  if (!literal) return undefined;
  const begin = at + property.length + literal[0].length - 1;
  const body = piece.slice(begin + 1, closing(piece, begin));
  if (/\.\.\./.test(body)) return undefined;
  return [...body.matchAll(/(?:^\s*|[,{]\s*)(\w+)\s*(?=[:,}]|$)/g)].map(([, name]) => name);
}

/** Parameter names beside a code, those that are words too; undefined when they are not written literally. */
function givenParameters(piece) {
  const found = ['parameters', 'words'].map((property) => namesOf(property, piece));
  return found.includes(undefined) ? undefined : new Set(found.flat());
}

/** Codes whose parameters are added elsewhere, or that occur as types. */
const elsewhere = new Set([
  'INTERNAL',
  'DUPLICATE_IN_FILE',
  'OVERLAP_IN_FILE',
  'ZIP_BRANCH_CONFLICT',
  'CHAIRS_IN_FILE',
]);

const lineAt = (text, at) => text.slice(0, at).split('\n').length;
/** Codes of one file alone. */
const fileOf = new Map([['STALE_VERSION', path.join('server/src/platform/http', 'stale-version.ts')]]);

const faults = [];
let seen = 0;
for (const file of sources('server/src')) {
  const text = read(file);
  const pieces = [
    ...[...text.matchAll(/new Refusal\(\s*'([A-Z0-9_]+)'/g)].map((found) => {
      const begin = found.index + 'new Refusal'.length;
      return { code: found[1], at: found.index, piece: text.slice(begin, closing(text, begin)), isCall: true };
    }),
    ...[...text.matchAll(/\bcode: '([A-Z0-9_]+)'/g)].map((found) => {
      const begin = opening(text, found.index);
      return { code: found[1], at: found.index, piece: text.slice(begin, closing(text, begin)) };
    }),
  ];
  for (const { code, at, piece, isCall } of pieces) {
    seen += 1;
    if (isCall && fileOf.has(code) && fileOf.get(code) !== file)
      faults.push(`${file}:${lineAt(text, at)} ${code} is refused by ${fileOf.get(code)} alone`);
    const names = givenParameters(piece);
    const isNoRefusal = /\b(?:message|text|outcome|readonly parameters):/.test(piece);
    if (names === undefined || isNoRefusal || elsewhere.has(code)) continue;
    const required = (isCall && requiredOfCalls.get(code)) || requiredParameters.get(code);
    const missing = [...(required ?? [])].filter((name) => !names.has(name));
    if (missing.length > 0) faults.push(`${file}:${lineAt(text, at)} ${code} lacks ${missing.join(', ')}`);
  }
}
report('refusal-parameters', requiredParameters.size < 100 ? 0 : seen, 'refusals', faults);
