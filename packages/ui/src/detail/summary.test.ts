import { cards } from '@console/contracts/cards/cards';
import { mras } from '@console/contracts/branches-stores/mra';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { sectionsOf, type DetailSection } from './declaration.ts';
import { summarised } from './summary.ts';

test('the declared facts stand first and only there', () => {
  const { facts, sections } = summarised(cards, [{ fields: ['kind', 'expiryDate'] }, { fields: ['placeName'] }], true);
  expect(facts).toEqual(['placeName', 'expiryDate']);
  expect(sections).toEqual([{ fields: ['kind'] }]);
});

test('without a declaration the first short facts do; the title is not repeated as the first of them', () => {
  const fields = ['name', ...Object.keys(mras.fields).filter((name) => name !== 'name')];
  const given: readonly DetailSection[] = [{ fields }];
  const { facts, sections } = summarised(mras, given, false);
  expect(facts).toHaveLength(3);
  expect(facts).not.toContain('name');
  expect(sections.flatMap((section) => section.fields)).not.toContain('name');
  expect(summarised(mras, given, true).facts).toContain('name');
});

test('what a title of several fields says is not repeated in the summary, and stays below', () => {
  const given = sectionsOf(zipCodes, undefined);
  const { facts, sections } = summarised(zipCodes, given, false);
  expect(facts).toHaveLength(3);
  expect(facts).not.toEqual(expect.arrayContaining(['code']));
  expect(facts).not.toEqual(expect.arrayContaining(['kelurahan']));
  expect(sections.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(['code', 'kelurahan']));
  expect(summarised(zipCodes, given, true).facts).toContain('code');
});

test('nothing gets lost between the summary and the sections', () => {
  const all = sectionsOf(cards, undefined).flatMap(({ fields }) => fields);
  const { facts, sections } = summarised(cards, sectionsOf(cards, undefined), true);
  const shown = [...facts, ...sections.flatMap(({ fields }) => fields)];
  expect(shown).toHaveLength(all.length);
  expect(new Set(shown)).toEqual(new Set(all));
});
