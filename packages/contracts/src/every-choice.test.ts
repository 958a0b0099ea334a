// What is stored of a choice is the value of its option, however the blanks of it are written.
import { checkField, normalise } from './core/validation.ts';
import { everyField } from './every-field.fixtures.ts';

const choices = everyField().filter(([, { kind, numbered }]) => (kind === 'choice' || kind === 'choices') && !numbered);

const writings = (value: string): readonly string[] => [
  value,
  ` ${value}\u00A0`,
  ...['  ', '\t', '\n', '\r\n', '\u00A0 ', ' \u200B '].map((blank) => value.replaceAll(' ', blank)),
];

test('the contracts have many choices, and some of them have blanks in their values', () => {
  const values = choices.flatMap(([, { options = [] }]) => options.map(({ value }) => value));
  expect(choices.length).toBeGreaterThan(100);
  expect(values.filter((value) => value.includes(' ')).length).toBeGreaterThan(20);
});

test('every choice becomes the value of its option before it is stored', () => {
  const faults: string[] = [];
  for (const [where, field] of choices)
    for (const { value } of field.options ?? [])
      for (const typed of writings(value)) {
        const sent = field.kind === 'choices' ? [typed] : typed;
        const expected = field.kind === 'choices' ? [value] : value;
        const isStored = JSON.stringify(normalise(field, sent)) === JSON.stringify(expected);
        const minimum = field.kind === 'choices' ? (field.minimum ?? 0) : 0;
        if (!isStored || (minimum <= 1 && checkField('x', field, sent)))
          faults.push(`${where} ${JSON.stringify(typed)}`);
      }
  expect(faults).toEqual([]);
});
