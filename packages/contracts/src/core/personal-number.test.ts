import { isPersonalNumber, withoutPersonalNumbers } from './personal-number.ts';

test.each([
  '081234567890',
  '0812-3456-7890',
  '+62 812 3456 7890',
  '6281234567890',
  '1171010704680001',
  '9710 0012 3456 7890',
  '012345678901234',
])('%s is a personal number in full', (text) => {
  expect(isPersonalNumber(` ${text} `)).toBe(true);
  expect(withoutPersonalNumbers(`nomor ${text}, dan`)).not.toContain(text);
});

test.each(['0812', '10101', 'BAT-202603-00022', 'Jalan 12', '2026-03-16', '1000000294', 'ADMIN01', '45000000'])(
  '%s is no personal number',
  (text) => {
    expect(isPersonalNumber(text)).toBe(false);
    expect(withoutPersonalNumbers(text)).toBe(text);
  },
);

test('a number inside a text loses its middle; ids keep their digits', () => {
  expect(withoutPersonalNumbers('cari 081234567890 saja')).toBe('cari 0812****7890 saja');
  const id = '00000000-0000-4000-8000-081234567890';
  expect(withoutPersonalNumbers(id)).toBe(id);
});
