import {
  holdsPersonalNumber,
  isPersonalNumber,
  withoutPersonalNumbers,
  withoutPersonalNumbersIn,
} from './personal-number.ts';

test.each([
  '081234567890',
  '0812-3456-7890',
  '+62 812 3456 7890',
  '6281234567890',
  '1171010704680001',
  '9710 0012 3456 7890',
  '012345678901234',
  '0812  9876  5432',
  '(0812) 9876 5432',
  '+62 (0)812 9876 5432',
  '0812\u20119876\u20115432',
  '0812\u00A09876\u00A05432',
  '0812/9876/5432',
  '0812,9876,5432',
  '081298765432\u200B',
  '3174/0101/9019/0001',
  '3174\t0101\t9019\t0001',
  '3174\r\n0101\r\n9019\r\n0001',
  '3174   0101   9019   0001',
  '3174 - 0101 - 9019 - 0001',
  '3174_0101_9019_0001',
  '3174·01019019·0001',
  '0812\t9876\t5432',
  '٣١٧٤٠١٠١٩٠١٩٠٠٠١',
  '\uFF13\uFF11\uFF17\uFF14010190190001',
])('%s is a personal number in full', (text) => {
  expect(isPersonalNumber(` ${text} `)).toBe(true);
  expect(holdsPersonalNumber(`Sri ${text}`)).toBe(true);
  expect(withoutPersonalNumbers(`nomor ${text}, dan`)).not.toContain(text);
});

test.each([
  '0812',
  '10101',
  'BAT-202603-00022',
  'Jalan 12',
  '2026-03-16',
  '1000000294',
  'ADMIN01',
  '45000000',
  '10010, 10020, 10030',
  '08:00-16:30, 08:00-12:00',
  '2026-11-30 10:15:20',
])('%s is no personal number', (text) => {
  expect(isPersonalNumber(text)).toBe(false);
  expect(withoutPersonalNumbers(text)).toBe(text);
});

test('a number inside a text loses its middle; ids keep their digits', () => {
  expect(withoutPersonalNumbers('cari 081234567890 saja')).toBe('cari 0812****7890 saja');
  const id = '00000000-0000-4000-8000-081234567890';
  expect(withoutPersonalNumbers(id)).toBe(id);
});

test('numbers leave the texts of a value, and its numbers stay numbers', () => {
  const filter = {
    search: 'cari 081234567890',
    ids: [62, 81, 23, 45, 67, 89],
    amount: 1_234_567_890_123_456,
    none: null,
  };
  expect(withoutPersonalNumbersIn(filter)).toEqual({ ...filter, search: 'cari 0812****7890' });
});

test('a period of two days is no number', () => {
  const written = 'Bertabrakan di 12010; tenor 6; 02-12-2026 - 18-12-2026';
  expect(withoutPersonalNumbers(written)).toBe(written);
  expect(holdsPersonalNumber(written)).toBe(false);
  expect(withoutPersonalNumbers('02-12-2026 - 18-19-2026')).toContain('*');
});
