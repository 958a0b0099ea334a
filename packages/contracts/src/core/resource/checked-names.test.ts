import * as z from 'zod/mini';
import { choice, code, date, line, options, recordStatus, reference } from '../fields.ts';
import { branch, region } from '../referables/organisation.ts';
import { act, defineResource } from '../resource.ts';
import { text } from '../text.ts';

const given = {
  module: 'checked-names',
  title: text('Nama'),
  label: 'name',
  volume: 1,
  fields: { code: code(), name: line({ maximum: 5 }), from: date(), to: date() },
  derived: { state: choice(options({ DRAFT: ['Draf'], DONE: ['Selesai'] })) },
  operations: ['list'],
} as const;
const list = { defaultSort: ['code,asc'], filters: { status: recordStatus(), name: line({ maximum: 5 }) } } as const;
const areas = defineResource({
  ...given,
  module: 'areas',
  list,
  lov: { regionId: reference(region, { required: false }) },
});
const held = (errors: readonly string[]) => ({
  title: text('Tahan', 'Hold'),
  effect: text('Ditahan', 'Held'),
  action: 'update' as const,
  fields: {},
  titles: {},
  result: z.object({}),
  errors,
});
const unknown = { title: text('Hidup', 'On'), key: 'ON', values: ['on'] } as const;
const known = { title: text('Aktif', 'Active'), key: 'ACTIVE', values: ['active'] } as const;

test('names that a contract has compile', () => {
  const { list: made } = defineResource({
    ...given,
    ranges: [['from', 'to']],
    auditsReads: { byFilters: ['name'] },
    decided: { undecided: ['DRAFT'], harmless: ['name'] },
    list: { ...list, numbers: ['code'], tabs: { filter: 'status', of: [known] } },
    errors: { OWN_CODE: { text: text('Sendiri', 'Own') } },
    acts: { hold: act({ ...held([]), errors: ['OWN_CODE', 'INVALID_STATE', 'REQUIRED'] }) },
  });
  expect(Object.keys(made.filters)).toContain('numbers');
  expect(reference(areas, { narrowedBy: { regionId: 'regionId' } }).narrowedBy).toEqual({ regionId: 'regionId' });
});

test('names that a contract does not have do not compile', () => {
  const wrong = [
    // @ts-expect-error: a range ends with a date of the record
    () => defineResource({ ...given, list, ranges: [['from', 'until']] }),
    // @ts-expect-error: text is no end of a range
    () => defineResource({ ...given, list, ranges: [['from', 'name']] }),
    // @ts-expect-error: reads are audited by filters of the list
    () => defineResource({ ...given, list, auditsReads: { byFilters: ['code'] } }),
    // @ts-expect-error: no such state
    () => defineResource({ ...given, list, decided: { undecided: ['OPEN'], harmless: [] } }),
    // @ts-expect-error: no such field
    () => defineResource({ ...given, list, decided: { undecided: ['DRAFT'], harmless: ['naem'] } }),
    // @ts-expect-error: pasted numbers are compared with fields of the record
    () => defineResource({ ...given, list: { ...list, numbers: ['nubmer'] } }),
    // @ts-expect-error: tabs are over a filter of the list
    () => defineResource({ ...given, list: { ...list, tabs: { filter: 'state', of: [known] } } }),
    // @ts-expect-error: a tab has values of its filter
    () => defineResource({ ...given, list: { ...list, tabs: { filter: 'status', of: [unknown] } } }),
    // @ts-expect-error: the list of values of the target has no such parameter
    () => reference(areas, { narrowedBy: { nope: 'regionId' } }),
    // @ts-expect-error: the list of values of the target has no such parameter
    () => reference(areas, { lovParameters: { zip: '1' } }),
    // @ts-expect-error: the list of values of branches has no such parameter
    () => reference(branch, { narrowedBy: { areaId: 'areaId' } }),
    // @ts-expect-error: the list of values of branches has no such parameter
    () => reference(branch, { lovParameters: { lien: 'NMC' } }),
    // @ts-expect-error: the code has no text
    () => defineResource({ ...given, list, acts: { hold: act({ ...held([]), errors: ['NO_SUCH_CODE'] }) } }),
  ];
  expect(wrong).toHaveLength(13);
});
