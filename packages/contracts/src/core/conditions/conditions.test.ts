import { conditionFault } from './check.ts';
import { code, date, flag, line, money, phone } from '../fields.ts';
import { titleOf } from '../titles.ts';
import { text } from '../text.ts';
import { defineResource } from '../resource.ts';
import { conditionField, conditionsOf } from './declared.ts';
import { isPeriod, periodOf } from './relative.ts';
import { readConditions } from './read.ts';
import { conditionsInWords, sentenceOf } from './sentence.ts';
import { fieldsOfWhere, readGroup, writeGroup, type ConditionGroup } from './where.ts';

const shared = { title: text('Contoh', 'Sample'), label: 'name', operations: ['list'] } as const;
const fields = {
  code: code(),
  name: line({ minimum: 3, maximum: 100 }),
  fee: money({ minimum: 0, maximum: 500_000, required: false }),
  sharia: flag(),
  phone: phone(),
};
const list = { defaultSort: ['code,asc'] } as const;
const short = defineResource({ ...shared, module: 'short', fields, volume: 10, list });

test('a bounded list offers what its fields know, except for personal data', () => {
  expect(conditionsOf(short)).toMatchObject({
    status: ['is', 'isNot', 'anyOf'],
    sharia: ['is'],
    fee: ['is', 'isNot', 'between', 'empty', 'notEmpty'],
    createdAt: ['relative', 'between', 'is'],
  });
  expect(Object.keys(conditionsOf(short))).not.toContain('phone');
  expect(Object.keys(short.list.filters)).toEqual(['where', 'match']);
});

test('a long list offers what its contract declares, and no more', () => {
  const long = defineResource({ ...shared, module: 'long', fields, volume: 1_000_000, list });
  expect([conditionsOf(long), Object.keys(long.list.filters)]).toEqual([{}, []]);
  const declared = defineResource({
    ...shared,
    module: 'declared',
    fields,
    volume: 1_000_000,
    list: { ...list, conditions: { fee: ['between'], createdAt: ['relative'] } },
  });
  expect(conditionsOf(declared)).toEqual({ fee: ['between'], createdAt: ['relative'] });
});

test('a wrong name or operator does not compile', () => {
  const declare = { ...shared, module: 'wrong', fields, volume: 10 } as const;
  // @ts-expect-error the resource has no such field
  defineResource({ ...declare, list: { ...list, conditions: { salary: ['between'] } } });
  // @ts-expect-error a flag has no bounds
  defineResource({ ...declare, list: { ...list, conditions: { sharia: ['between'] } } });
  // @ts-expect-error money contains no text
  defineResource({ ...declare, list: { ...list, conditions: { fee: ['contains'] } } });
  // @ts-expect-error a phone number takes no conditions
  defineResource({ ...declare, list: { ...list, conditions: { phone: ['is'] } } });
  defineResource({ ...declare, list: { ...list, conditions: { fee: ['between'], status: ['isNot'], name: [] } } });
});

test.each<[string, ConditionGroup]>([
  [
    'status.isNot.inactive',
    { match: 'all', conditions: [{ field: 'status', operator: 'isNot', values: ['inactive'] }] },
  ],
  [
    'code.anyOf.A*B or note.empty',
    {
      match: 'any',
      conditions: [
        { field: 'code', operator: 'anyOf', values: ['A', 'B'] },
        { field: 'note', operator: 'empty', values: [] },
      ],
    },
  ],
  [
    'fee.between.*5000 and name.contains.a.b \\or c\\*d \\\\',
    {
      match: 'all',
      conditions: [
        { field: 'fee', operator: 'between', values: ['', '5000'] },
        { field: 'name', operator: 'contains', values: ['a.b or c*d \\'] },
      ],
    },
  ],
])('%s is read and written the same', (written, group) => {
  expect(readGroup(written)).toEqual(group);
  expect(readGroup(writeGroup(group))).toEqual(group);
});

test('whatever a value holds comes back, and never becomes another condition', () => {
  for (const value of [
    ' and ',
    'x or y',
    '*',
    '\\',
    '\\*',
    'a and b or c',
    '.is.',
    'or ',
    'and',
    '%',
    "'; --",
    '𝒳 or é',
  ])
    for (const match of ['all', 'any'] as const) {
      const conditions = [
        { field: 'name', operator: 'contains', values: [value.trim() || 'and'] },
        { field: 'name', operator: 'is', values: [value.trim() || 'or'] },
      ] as const;
      expect(readGroup(writeGroup({ match, conditions }))).toEqual({ match, conditions });
    }
});

test('what is no condition is not read, and its fields are known all the same', () => {
  for (const wrong of ['', 'status', 'status*x', 'a.is.1 and b.is.2 or c.is.3', '.is.x'])
    expect(readGroup(wrong)).toBeNull();
  expect(fieldsOfWhere(['a.is.1 and b.is.2 or c.is.3', 'd.x'])).toEqual(['a', 'b', 'c', 'd']);
});

test.each(['25.000', '150.000', '1,000', '1e5', '5.5'])(
  '%s is no bound of an amount: it is another to some',
  (bound) => {
    for (const values of [
      [bound, '9000000'],
      ['', bound],
    ])
      expect(conditionFault(short, { field: 'fee', operator: 'between', values }, 'value')?.code).toBe('NOT_A_NUMBER');
    expect(conditionFault(short, { field: 'fee', operator: 'between', values: ['25000', ''] }, 'value')).toBeNull();
  },
);

test('the fault of bounds in the wrong order names numbers or days', () => {
  const faultOf = (field: string, values: readonly string[]) =>
    conditionFault(short, { field, operator: 'between', values }, 'value')?.code;
  expect(faultOf('fee', ['9000000', '25000'])).toBe('NUMBER_ORDER');
  expect(faultOf('createdAt', ['2026-03-10', '2026-03-09'])).toBe('DATE_ORDER');
});

test.each([
  ['today', '2026-03-10', '2026-03-10'],
  ['yesterday', '2026-03-09', '2026-03-09'],
  ['tomorrow', '2026-03-11', '2026-03-11'],
  ['this-week', '2026-03-09', '2026-03-15'],
  ['last-week', '2026-03-02', '2026-03-08'],
  ['this-month', '2026-03-01', '2026-03-31'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['next-month', '2026-04-01', '2026-04-30'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['last-7-days', '2026-03-04', '2026-03-10'],
  ['next-30-days', '2026-03-10', '2026-04-08'],
])('%s, seen on a Tuesday, is %s to %s', (period, from, to) =>
  expect(periodOf(period, '2026-03-10')).toEqual([from, to]),
);

test('weeks begin on Monday, also seen on a Sunday; years and months turn', () => {
  expect(periodOf('this-week', '2026-03-15')).toEqual(['2026-03-09', '2026-03-15']);
  expect(periodOf('last-month', '2026-01-31')).toEqual(['2025-12-01', '2025-12-31']);
  expect(periodOf('next-month', '2026-12-31')).toEqual(['2027-01-01', '2027-01-31']);
  expect(['last-0-days', 'last-367-days', 'LAST-7-days', 'last-7', ''].filter(isPeriod)).toEqual([]);
});

test('a fault stands beside its condition', () => {
  const read = readConditions(short, ['status.is.active', 'name.contains. or createdAt.between.*'], 'all');
  expect(read.ok ? [] : read.faults).toEqual([
    { field: 'where[1][0]', code: 'REQUIRED' },
    { field: 'where[1][1]', code: 'CONDITION_PERIOD' },
  ]);
});

test('conditions read as sentences in both languages', () => {
  const words = (where: readonly string[], language: 'id' | 'en', match: 'all' | 'any' = 'all') => {
    const read = readConditions(short, where, match);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return conditionsInWords(read.conditions, language, (condition) =>
      sentenceOf(condition, {
        field: conditionField(short, condition.field)!,
        title: titleOf(short, condition.field),
        language,
      }),
    );
  };
  expect(words(['status.isNot.inactive'], 'id')).toBe('Status bukan Tidak aktif');
  expect(words(['createdAt.relative.last-7-days'], 'id')).toBe('Dibuat pada: 7 hari terakhir');
  expect(words(['createdAt.relative.last-1-days'], 'en')).toBe('Created at: last 1 day');
  expect(words(['createdAt.between.2026-01-31*'], 'id')).toBe('Dibuat pada: mulai 31-01-2026');
  expect(words(['sharia.is.true or name.contains.budi', 'code.anyOf.A1*B1'], 'en')).toBe(
    '(sharia: Yes or Name contains “budi”) and Code is any of A1, B1',
  );
  expect(words(['name.is.Budi', 'status.is.active'], 'id', 'any')).toBe('Nama: Budi atau Status: Aktif');
});

test('a day is a day for dates as for instants', () =>
  expect(conditionField({ ...short, fields: { on: date() } } as never, 'on')?.kind).toBe('date'));

test.each(['createdAt.period.zzz', 'createdAt.constructor.1', 'status.IS.active'])(
  'a condition with an operator that does not exist cannot be read: %s',
  (where) => expect(readGroup(where)).toBeNull(),
);
