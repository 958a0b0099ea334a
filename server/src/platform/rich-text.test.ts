import { sanitised } from './rich-text.ts';

test.each([
  ['<p onclick="x()">Hemat</p><script>y()</script>', '<p>Hemat</p>'],
  ['<img src=x onerror=alert(1)><p>A</p>', '<p>A</p>'],
  ['<a href="javascript:alert(1)">A</a>', 'A'],
  ['<a href="https://contoh.id" target="_top">A</a>', '<a href="https://contoh.id">A</a>'],
  ['<div><b>A</b></div>', '<p><strong>A</strong></p>'],
  ['<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', ''],
  ['<p style="position:fixed">A</p><iframe src="https://x"></iframe>', '<p>A</p>'],
])('%s is stored as %s', (typed, stored) => {
  expect(sanitised(typed).replaceAll('<p></p>', '')).toBe(stored);
  expect(sanitised(sanitised(typed))).toBe(sanitised(typed));
});
