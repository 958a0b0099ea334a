import fs from 'node:fs';
import path from 'node:path';

const beginning = /^(export|declare|import|type|interface|const|function|class|enum)\b/;
const modifiers = '(?:export )?(?:default )?(?:declare )?(?:abstract )?';
const declared = new RegExp(`^${modifiers}(?:const|let|function|class|interface|type|enum|namespace) (\\w+)`);

/** Top-level statements of a declaration file written by the compiler, without comments. */
function statementsOf(text) {
  const lines = text.replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '').split('\n');
  const statements = [];
  for (const line of lines) {
    if (beginning.test(line)) statements.push([line]);
    else statements.at(-1)?.push(line);
  }
  return statements.map((one) => one.join('\n').trimEnd());
}

const sourceOf = (statement) => /from ['"]([^'"]+)['"];$/.exec(statement)?.[1];
const listOf = (statement) =>
  (/\{([^}]*)\}/.exec(statement)?.[1] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((one) => {
      const [name, as = name] = one.split(/ as /);
      return { name: name.trim(), as: as.trim() };
    });

/** Declarations of a program, written by `tsc --declaration` below a folder. */
export class Declarations {
  #files = new Map();

  /** @param {(file: string) => string} read returns the text of the declaration file of a source file */
  constructor(read) {
    this.read = read;
  }

  #statements(file) {
    if (!this.#files.has(file)) this.#files.set(file, statementsOf(this.read(file)));
    return this.#files.get(file);
  }

  /** Names that a source file exports. */
  names(file) {
    return this.#statements(file).flatMap((statement) => {
      if (!statement.startsWith('export')) return [];
      if (statement.startsWith('export *')) return this.names(path.join(path.dirname(file), sourceOf(statement)));
      if (/^export (type )?\{/.test(statement)) return listOf(statement).map(({ as }) => as);
      return [declared.exec(statement)?.[1]].filter(Boolean);
    });
  }

  /** The declaration of an exported name, with the declarations of its own file that it uses. */
  text(file, name) {
    if (name === 'default') {
      const statement = this.#statements(file).find((one) => one.startsWith('export default')) ?? '';
      const named = declared.exec(statement)?.[1] ?? /^export default (\w+);/.exec(statement)?.[1];
      return named ? this.#own(file, named, new Set()).join('\n') : statement;
    }
    for (const statement of this.#statements(file)) {
      const source = sourceOf(statement);
      const listed = /^(export|import) (type )?\{/.test(statement)
        ? listOf(statement).find(({ as }) => as === name)
        : undefined;
      if (listed && source?.startsWith('.')) return this.text(path.join(path.dirname(file), source), listed.name);
      if (listed && source)
        return `${statement.startsWith('export') ? 'export' : 'import'} { ${listed.name} } from '${source}';`;
      if (listed && listed.name !== name) return this.text(file, listed.name);
      if (statement.startsWith('export *') && source?.startsWith('.')) {
        const inner = path.join(path.dirname(file), source);
        if (this.names(inner).includes(name)) return this.text(inner, name);
      }
    }
    return this.#own(file, name, new Set()).join('\n');
  }

  #own(file, name, seen) {
    if (seen.has(name)) return [];
    seen.add(name);
    const own = this.#statements(file).filter((statement) => declared.exec(statement)?.[1] === name);
    const words = new Set(own.join(' ').match(/\w+/g));
    const others = [...words].filter((word) => word !== name).flatMap((word) => this.#own(file, word, seen));
    return [...others, ...own];
  }
}

/** Reads declaration files below a folder. */
export const readerOf = (folder) => (file) =>
  fs.readFileSync(path.join(folder, file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
