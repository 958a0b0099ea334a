import { percent } from '../fields.ts';
import { text } from '../text.ts';
import { sentenceOf } from './sentence.ts';

test.each([
  ['id', 'Margin: 0,05 s.d. 0,2'],
  ['en', 'Margin: 0.05 to 0.2'],
] as const)('decimals of a sentence have the sign of its language: %s', (language, sentence) => {
  const condition = { field: 'margin', operator: 'between', values: ['0.05', '0.2'] } as const;
  const field = percent({ minimum: 0, maximum: 100 });
  expect(sentenceOf(condition, { field, title: text('Margin', 'Margin'), language })).toBe(sentence);
});
