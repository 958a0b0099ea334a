import { rowsOf } from './report-address.ts';

test.each([
  ['a figure alone', 'status=inactive', {}, '/user?status=inactive'],
  [
    'a report narrowed by filters',
    'review=NEVER',
    { branch: ['b-1'], mappingType: ['BRANCH'] },
    '/user?branch=b-1&mappingType=BRANCH&review=NEVER',
  ],
  ['a figure within its own filter', 'status=active', { status: ['active'] }, '/user?status=active'],
  [
    'the period of the report, which is no filter of the list',
    'review=CREATED&reviewFrom=2026-11-01&reviewTo=2026-11-02',
    { from: ['2026-11-01'] },
    '/user?review=CREATED&reviewFrom=2026-11-01&reviewTo=2026-11-02',
  ],
])('%s', (_, figure, chosen, address) => expect(rowsOf(figure, chosen)).toBe(address));
