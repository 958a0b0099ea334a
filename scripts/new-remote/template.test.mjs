import { fill, filesOf } from './template.mjs';

test('a title with quotes reads as it is, in sources and in JSON', () => {
  const title = String.raw`Bu "Rina"'s \ rooms`;
  expect(fill("'{{title}}'", { title })).toBe(String.raw`'Bu "Rina"\'s \\ rooms'`);
  expect(JSON.parse(fill('"{{title}}"', { title }))).toBe(title);
});

test('a place without a value is no file', () => {
  expect(() => fill("'{{nothing}}'", {})).toThrow('The template asks for nothing');
});

test('the same answers make the same files, with no place left open', () => {
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
