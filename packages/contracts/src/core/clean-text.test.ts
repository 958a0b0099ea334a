import { cleanNumber, cleanText, hasControls, phoneDigits, withoutGroups, withoutShapeless } from './clean-text.ts';
import { code, digits, line, nik, officePhone, paragraph, phone, richText } from './fields.ts';
import { checkField, normalise } from './validation.ts';

test.each([
  ['Dompet hilang\u200B', 'Dompet hilang'],
  ['Dompet \u00ADhilang', 'Dompet hilang'],
  ['\u2060Dompet\uFEFF \u200Ehilang', 'Dompet hilang'],
  ['\u202ADompet hilang\u202C', 'Dompet hilang'],
  ['Dompet\u00A0hilang', 'Dompet hilang'],
  ['Dompet\u3164hilang', 'Dompet hilang'],
  ['Dompet\uFFA0hilang', 'Dompet hilang'],
  ['Dompet\u115Fhilang', 'Dompet hilang'],
  ['Ma\u2019ruf', "Ma'ruf"],
  ['Ma\u2018ruf', "Ma'ruf"],
  ['\u201CSari\u201D', '"Sari"'],
  ['Sari\u2013Uji', 'Sari-Uji'],
  ['Sari\u2011Uji', 'Sari-Uji'],
  ['Rene\u0301', 'Ren\u00E9'],
  ['\uFF10\uFF18\uFF11\uFF12', '0812'],
  ['\uFF21\uFF22', 'AB'],
  ['Suka\uFE0F', 'Suka'],
  ['Dompet\u0085hilang', 'Dompet hilang'],
  ['\uFB01lter', 'filter'],
  ['Ma\u02BBruf', "Ma'ruf"],
  ['Ma\u00B4ruf', "Ma'ruf"],
  ['Sari\u02D7Uji', 'Sari-Uji'],
  ['\u02BASari\u02EE', '"Sari"'],
  ['Orang \u{1F468}\u200D', 'Orang \u{1F468}'],
  ['Orang \u{1F468}\uFE0F', 'Orang \u{1F468}'],
  ['\u00A9\uFE0F\u200D', '\u00A9'],
])('%j is kept as %j', (typed, right) => {
  expect(cleanText(typed)).toBe(right);
  expect(normalise(line({ maximum: 50 }), typed)).toBe(right);
  expect(cleanText(right)).toBe(right);
});

test('parts of an emoji stay joined', () => {
  const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  const more = ['\u{1F44D}\u{1F3FD}', england, '1\uFE0F\u20E3', '\u{1F3F3}\uFE0F\u200D\u{1F308}'];
  for (const emoji of ['\u2764\uFE0F\u200D\u{1F525}', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', ...more])
    expect(withoutShapeless(emoji)).toBe(emoji);
});

test('a text of nothing but signs that cannot be seen is blank', () => {
  for (const text of [
    '\u200B\u200B\u200B',
    '\u2800\u2800\u2800',
    '\u3164\u3164\u3164',
    '\u00AD',
    '\u202A\u202C',
    '\u0085\u0085',
    '\u0301\u0301',
  ])
    expect(checkField('name', line({ maximum: 50 }), text)).toEqual({ field: 'name', code: 'REQUIRED' });
});

test('a control character is refused; line ends and tabs are blanks of a text', () => {
  expect(hasControls('Suka\u0007maju')).toBe(true);
  for (const sign of ['\u0007', '\uFFFE', '\uFDD0', '\uE000', '\uD800'])
    expect(checkField('name', line({ maximum: 50 }), `Suka${sign}maju`)?.code).toBe('PATTERN');
  expect(checkField('note', paragraph({ maximum: 50 }), 'Satu\u001Bdua')?.code).toBe('PATTERN');
  expect(checkField('note', paragraph({ maximum: 50 }), 'Satu\r\n\tdua')).toBeNull();
  expect(normalise(paragraph({ maximum: 50 }), 'Satu\r\ndua\rtiga\nempat')).toBe('Satu\ndua\ntiga\nempat');
});

test('codes and numbers have plain digits and letters; signs of a rich text stay', () => {
  expect(normalise(code(), ' ｓｙｒ\u200B ')).toBe('SYR');
  expect(normalise(nik(), '3174 0101\u00A09019\u20110001')).toBe('3174010190190001');
  // The mark of a note, or a sign of a list, is no digit of a number.
  for (const sign of ['\u00B2', '\u2080', '\u2460', '\u2154']) expect(cleanNumber(sign)).toBe(sign);
  expect(checkField('nik', nik(), '317401019019000\u2077')?.code).toBe('DIGITS_ONLY');
  expect(normalise(richText({ maximum: 50 }), '<p>Ma\u2019ruf\u200B</p>')).toBe('<p>Ma\u2019ruf</p>');
});

test.each([
  '\u202A+62 812\u20119876\u20115432\u202C',
  '\u200E0812 9876 5432',
  '0812\u20139876\u20135432',
  '081298765432\u200B',
  '0812.9876.5432',
  '(0812) 9876-5432',
  '+62(812)98765432',
  '+62081298765432',
  '+62 (0)812 9876 5432',
  '006281298765432',
  '6281298765432',
  'tel:+62-812-9876-5432',
  '０８１２９８７６５４３２',
  '٠٨١٢٩٨٧٦٥٤٣٢',
  '०८१२ ९८७६ ५४३२',
  '0 812 9876 5432',
])('%j is the phone number 081298765432', (typed) => {
  expect(phoneDigits(typed)).toBe('081298765432');
  expect(normalise(phone(), typed)).toBe('081298765432');
  expect(checkField('phone', phone(), typed)).toBeNull();
});

test.each([
  '081298765432.0',
  '6281298765432.00',
  '+6281298765432.1',
  '0812987654-08',
  '081298765432 0',
  '081298765432 (0)',
  'abc',
  '0812/9876/5432',
  '81298765432',
  '+1 812 9876 5432',
  '0812,98765432',
  '0812 9876 543x',
])('%j is no phone number', (typed) => {
  expect(checkField('phone', phone(), typed)).not.toBeNull();
});

test.each(['0812-9876-5432 (Budi)', '0812 9876 5432 / 0813 1111 2222', '+62 812 9876 543x', '()'])(
  'a refused phone number stays as it was written: %s',
  (typed) => expect(normalise(phone(), typed)).toBe(typed),
);

test.each(['3174 0101 9019 000X', '3174.0101 (lama)'])(
  'a refused number in groups stays as it was written: %s',
  (typed) => expect(normalise(nik(), typed)).toBe(typed),
);

test.each([
  { field: phone(), typed: '0812-9876-5432 (Budi)' },
  { field: phone(), typed: '08x' },
  { field: officePhone(), typed: '021-5551234 ext 12' },
  { field: digits({ maximum: 5 }), typed: '0O1' },
  { field: digits({ maximum: 5 }), typed: '1e4' },
  { field: digits({ maximum: 2 }), typed: '01-Feb' },
  { field: nik(), typed: '3174 0101 9019 000X' },
])('a number with other signs than digits is refused by these, whatever its length: $typed', ({ field, typed }) => {
  expect(checkField('number', field, typed)?.code).toBe('DIGITS_ONLY');
});

test('a number of digits alone is refused by its length or form', () => {
  expect(checkField('phone', phone(), '0812 9876')?.code).toBe('TOO_SHORT');
  expect(checkField('phone', phone(), '081298765432123')?.code).toBe('TOO_LONG');
  expect(checkField('phone', phone(), '0212987654')?.code).toBe('PATTERN');
  expect(checkField('code', digits({ maximum: 5 }), '123456')?.code).toBe('TOO_LONG');
});

test('a name with letters that look like Latin ones is refused', () => {
  for (const name of [
    'D\u043Empet',
    '\u0410CEH',
    'Jakart\u03B1',
    'dar\u2170',
    '\u{1D41A}ceh',
    'dar\u0131',
    'dari\u0307',
  ])
    expect(checkField('name', line({ maximum: 50 }), name)?.code).toBe('LOOK_ALIKE');
  for (const name of ['Jos\u00E9', '\u5E97', '5 \u00B5m', '5 \u2103', '\u2116 5'])
    expect(checkField('name', line({ maximum: 50 }), name)).toBeNull();
  expect(checkField('note', paragraph({ maximum: 50 }), '\u03C0')).toBeNull();
});

test.each(['0812****5432', '3174********0001', '**-**-1990', 'k****@contoh.id', '******'])(
  'a masked value is no value: %s',
  (masked) => {
    for (const personal of ['phone', 'email', 'address'] as const)
      expect(checkField('value', line({ maximum: 50, personal }), masked)?.code).toBe('MASKED');
    expect(checkField('name', line({ maximum: 50 }), masked)).toBeNull();
  },
);

test('a number in groups is read without them', () => {
  for (const typed of [
    "'3174010190190001",
    '3174.0101.9019.0001',
    '3174/0101/9019/0001',
    '(3174) 0101 9019 0001\u200B',
  ])
    expect(withoutGroups(typed)).toBe('3174010190190001');
});
