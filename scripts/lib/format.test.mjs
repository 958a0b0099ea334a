// Reads in all: .oxfmtrc.json, .gitignore
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';

const oxfmt = path.join(root, 'node_modules/.bin/oxfmt');

/** What the formatter makes of a source with the settings of the repository. */
const formatted = (name, source) => {
  const { status, stdout, stderr } = spawnSync(oxfmt, [`--stdin-filepath=${path.join(root, name)}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

test.each([
  ['two statements on a line', 'a.ts', 'const a = 1; const b = a;\n', 'const a = 1;\nconst b = a;\n'],
  ['double quotes', 'a.ts', 'export const a = "x";\n', "export const a = 'x';\n"],
  ['a rule of CSS on one line', 'a.css', '.a{color:red}\n', '.a {\n  color: red;\n}\n'],
  ['JSON without spaces', 'a.json', '{"a":1}\n', '{ "a": 1 }\n'],
])('%s is written in the one format', (_, name, source, expected) => {
  expect(formatted(name, source)).toBe(expected);
});

test('code that can be broken has at most 120 columns, and prose of Markdown too', () => {
  const words = Array.from({ length: 40 }, (_, n) => `word${n}`);
  const code = formatted('a.ts', `export const a = [${words.map((word) => `'${word}'`).join(', ')}];\n`);
  const prose = formatted('a.md', `${words.join(' ')}\n`);
  for (const line of `${code}${prose}`.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});
