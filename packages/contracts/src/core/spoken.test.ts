import { hasWords, spoken } from './spoken.ts';

test.each(['..........', '1234567890', '- - - - - -', 'aa 1234567', '          '])('%j says nothing', (text) =>
  expect(hasWords(text)).toBe(false),
);

test.each(['permintaan nasabah', 'cek KTP', 'ABC'])('%j says something', (text) => expect(hasWords(text)).toBe(true));

test('a reason without words is refused by its own code', () => {
  const { error } = spoken({ minimum: 10, maximum: 255 }).safeParse('..........');
  expect(error?.issues.map(({ message }) => message)).toEqual(['NO_WORDS']);
});
