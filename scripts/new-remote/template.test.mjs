// Reads in all: scripts/new-remote
import { fill, filesOf } from './template.mjs';

test('a title with quotes is escaped, in sources and in JSON', () => {
  const title = String.raw`Bu "Rina"'s \ rooms`;
  expect(fill("'{{title}}'", { title })).toBe(String.raw`'Bu "Rina"\'s \\ rooms'`);
  expect(JSON.parse(fill('"{{title}}"', { title }))).toBe(title);
});

test('a placeholder without a value is an error', () => {
  expect(() => fill("'{{nothing}}'", {})).toThrow('The template asks for nothing');
});

test('equal answers give equal files without placeholders', () => {
  const values = Object.fromEntries(
    ['id', 'titleId', 'titleEn', 'team', 'contact', 'module', 'path', 'privilege', 'reason', 'description'].map(
      (name) => [name, `the-${name}`],
    ),
  );
  const files = filesOf(values);
  expect([...filesOf(values)]).toEqual([...files]);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['package.json', 'remote.ts', 'webpack.config.mjs']));
  for (const text of files.values()) expect(text).not.toMatch(/\{\{|\}\}'/);
});
