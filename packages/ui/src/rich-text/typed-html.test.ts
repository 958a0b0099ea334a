import { showHtml, typedHtml } from './typed-html.ts';

const area = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return typedHtml(root);
};

test.each([
  ['loose text stands in a paragraph', 'Hemat <b>listrik</b>', '<p>Hemat <strong>listrik</strong></p>'],
  ['a list leaves its paragraph', '<p><ul><li>A</li></ul></p>', '<ul><li>A</li></ul>'],
  ['lines of the browser are paragraphs', 'A<div>B</div><div>C</div>', '<p>A</p><p>B</p><p>C</p>'],
  ['styles are no form', '<p><span style="color: red">A</span><u>B</u></p>', '<p>AB</p>'],
  [
    'a link keeps its address',
    '<a href="https://contoh.id" target="x">A</a>',
    '<p><a href="https://contoh.id">A</a></p>',
  ],
  ['another link keeps its words', '<a href="javascript:x">A</a>', '<p>A</p>'],
])('%s', (_name, typed, html) => expect(area(typed)).toBe(html));

test('what is shown is what was stored', () => {
  const root = document.createElement('div');
  const html = '<h3>Isi</h3><p>A &amp; <em>B</em></p><ol><li>C</li></ol>';
  showHtml(root, html);
  expect(typedHtml(root)).toBe(html);
});
