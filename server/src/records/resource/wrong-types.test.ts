import { checkField } from '@console/contracts/core/validation';
import { typedKind, type Field, type FieldKind } from '@console/contracts/core/fields';
import { domains } from '@console/contracts/domains';

/** A value of each type that a body may have. */
const values = { list: [], lists: [[]], object: {}, flag: true, number: 7.25, text: '?' } as const;
type Type = keyof typeof values;

const texts: readonly Type[] = ['text'];
const numbers: readonly Type[] = ['number', 'text'];
const lists: readonly Type[] = ['list', 'lists', 'text'];
/** The types that a kind reads, right or with a fault of its own. */
const readable: Readonly<Record<FieldKind, readonly Type[]>> = {
  text: texts,
  paragraph: texts,
  richText: texts,
  code: texts,
  digits: texts,
  phone: texts,
  card: texts,
  image: texts,
  date: texts,
  instant: texts,
  choice: texts,
  reference: texts,
  integer: numbers,
  decimal: numbers,
  percent: numbers,
  money: numbers,
  flag: ['flag'],
  tags: lists,
  choices: lists,
  references: lists,
  object: ['list', 'lists', 'object'],
  pasted: lists,
  conditions: lists,
};

const fieldsOf = () =>
  domains.flatMap(({ resources }) =>
    resources.flatMap(({ module, fields }) =>
      Object.entries(fields).map(([name, field]) => ({ place: `${module}.${name}`, name, field: field as Field })),
    ),
  );

test('every field of every resource refuses values of another type, required or not', () => {
  const taken: string[] = [];
  let asked = 0;
  for (const { place, name, field } of fieldsOf())
    for (const [type, value] of Object.entries(values)) {
      if (readable[typedKind(field)].includes(type as Type) || (field.images && type.startsWith('list'))) continue;
      asked += 1;
      if (checkField(name, field, value) === null) taken.push(`${place} ${field.kind}: ${type}`);
    }
  expect(asked).toBeGreaterThan(2_000);
  expect(taken).toEqual([]);
});
