import { repeatedTags, richText, tags, tagsFrom } from './fields.ts';
import { plainTextOf, readRichText, writeRichText } from './rich-text.ts';
import { checkField, normalise } from './validation.ts';

const written = (html: string) => writeRichText(readRichText(html));

test.each([
  ['<div>Hemat <b>listrik</b><br/>dan <i>air</i></div>', '<p>Hemat <strong>listrik</strong><br>dan <em>air</em></p>'],
  ['<h1>Isi</h1><ul><li>A<li>B</ul>', '<h3>Isi</h3><ul><li>A<li>B</li></li></ul>'],
  ['<a href="https://contoh.id/?a=1&amp;b=2">lihat</a>', '<a href="https://contoh.id/?a=1&amp;b=2">lihat</a>'],
  ['5 < 6 &amp; 7 &gt; 2 &#39;ya&#39;', "5 &lt; 6 &amp; 7 &gt; 2 'ya'"],
])('%s is written in its one form', (html, form) => expect(written(html)).toBe(form));

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style><!-- <p>x</p> -->',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<script',
])('%s leaves nothing', (html) => expect(written(html).replaceAll(/[^<>]/g, '')).toBe(''));

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'http://contoh.id', '//contoh.id', 'https://x" onclick="y'])(
  'a link to %s keeps its words alone',
  (href) => expect(written(`<a href='${href}'>lihat</a>`)).toBe('lihat'),
);

test('attributes are never kept, and what is written is read as the same again', () => {
  const form = written('<p class="x" onclick="y()" style="color:red">Hemat <span>listrik</span></p>');
  expect(form).toBe('<p>Hemat listrik</p>');
  expect(written(form)).toBe(form);
});

test('its length counts what people read, a line for each block', () => {
  expect(plainTextOf('<p>Hemat</p><ul><li>A &amp; B</li><li>C</li></ul>')).toBe('Hemat\nA & B\nC');
  const field = richText({ maximum: 10, required: false });
  expect(checkField('x', field, '<p><strong>0123456789</strong></p>')).toBeNull();
  expect(checkField('x', field, '<p>01234567890</p>')?.code).toBe('TOO_LONG');
  expect(normalise(field, '<p><br></p>')).toBeNull();
});

test('words are trimmed, each is there once whatever its case, and an empty list is a value', () => {
  expect(tagsFrom(' Hemat  listrik, promo|hemat listrik\n, ')).toEqual(['Hemat listrik', 'promo']);
  const field = tags({ maximum: 2 });
  expect(normalise(field, null)).toEqual([]);
  expect(normalise(field, ['a', 'A ', 'b'])).toEqual(['a', 'b']);
  expect(checkField('x', field, [])).toBeNull();
  expect(checkField('x', field, ['a', 'b', 'c'])?.code).toBe('TOO_MANY');
  expect(checkField('x', field, ['a'.repeat(31)])?.code).toBe('TAG_TOO_LONG');
  expect(checkField('x', field, [1])?.code).toBeDefined();
});

test('a word is refused by its signs as a line of text is', () => {
  const field = tags({ maximum: 10 });
  const fault = { code: 'LOOK_ALIKE', parameters: { letter: '\u043E' } };
  expect(checkField('x', field, ['hemat', 'pr\u043Emo'])).toMatchObject(fault);
  expect(checkField('x', field, 'hemat,pr\u043Emo')).toMatchObject(fault);
  expect(checkField('x', field, ['hemat', 'pro\u0007mo'])?.code).toBe('PATTERN');
  expect(checkField('x', field, ['Jos\u00E9', '\u5E97'])).toBeNull();
});

test('words that look the same are one, written plainly, and one that shows nothing is left out', () => {
  const field = tags({ maximum: 10 });
  expect(normalise(field, ['r3\u2019hemat', "r3'hemat", "r3\u200B'HEMAT", '\uFF52\uFF13\u00A0 dua'])).toEqual([
    "r3'hemat",
    'r3 dua',
  ]);
  expect(normalise(field, '\uFF41c,AC\u200B|\u200B,\u0301\uFF0C\u2060')).toEqual(['ac']);
  expect(tagsFrom('baru\tdua\u2019\uFF5Ctiga')).toEqual(['baru', "dua'", 'tiga']);
  expect(repeatedTags(['ac', '\uFF41c', 'AC\u200B', '\u200B', 'b'])).toEqual(['ac', 'AC']);
});
