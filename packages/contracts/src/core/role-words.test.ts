import { roleWords } from './role-words.ts';

test.each([
  ['ho_business_head', 'HO business head'],
  ['branch_head', 'Branch head'],
  ['mro_officer', 'MRO officer'],
  ['admin', 'Admin'],
])('%s is read as %s', (code, words) => {
  expect(roleWords(code)).toBe(words);
});
