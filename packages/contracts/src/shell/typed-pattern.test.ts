import { checkSetting } from './setting-value.ts';
import { typedPattern } from './typed-pattern.ts';

test('a typed pattern is found anywhere unless it says where', () => {
  expect(typedPattern('^[0-9]{4}$')?.test('9710')).toBe(true);
  expect(typedPattern('^[0-9]{4}$')?.test('97100')).toBe(false);
  expect(typedPattern('[a-z]+-[0-9]+')?.test('x: kr-12')).toBe(true);
});

test.each(['(a+)+(?=b)', '(?<!a)b', String.raw`(a)\1`, '(', '[z-a]', 'a{2000}'])(
  'what needs backtracking or is no pattern is refused: %s',
  (pattern) => {
    expect(typedPattern(pattern)).toBeNull();
  },
);

test.each([
  '.{0,999}'.repeat(22),
  '(?:.?){990}[xy]$',
  `(?:(?:${'a?'.repeat(70)}){30}){30}`,
  `(?:${'[ab]?'.repeat(38)}){900}`,
])('what would unfold to a large program is refused before it is matched', (pattern) => {
  expect(typedPattern(pattern)).toBeNull();
});

test.each([
  ['^(a+)+$', `${'a'.repeat(3_990)}!`],
  ['^(x+x+)+y', 'x'.repeat(4_000)],
  ['(a|aa)+$', `${'a'.repeat(3_990)}!`],
  ['^(.*a){20}$', `${'a'.repeat(3_990)}!`],
])('%s, which never ends with backtracking, answers', (pattern, value) => {
  expect(checkSetting('STRING', { pattern }, value)).toBe('PATTERN');
});

test('a setting whose pattern cannot be used is refused, whatever its value', () => {
  expect(checkSetting('STRING', { pattern: '(a)\\1' }, 'aa')).toBe('PATTERN');
});
