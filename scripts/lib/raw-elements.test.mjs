import { rawElementFaults } from './raw-elements.mjs';

const faults = (file, text) => rawElementFaults([{ file, text }]).faults;

test.each(['apps/cards/src/page.tsx', 'packages/ui/src/list/Pagination.tsx'])(
  'a list of choices of the browser in %s is a fault',
  (file) => {
    expect(faults(file, '<select\n id="a">')).toEqual([expect.stringContaining('use Select of @console/ui/lov')]);
  },
);

test('the part itself and tests may have it', () => {
  expect(faults('packages/ui/src/lov/Select.tsx', '<select>')).toEqual([]);
  expect(faults('apps/cards/src/page.tsx', '<Select id="a">')).toEqual([]);
  expect(faults('apps/cards/src/page.test.tsx', '<select>')).toEqual([]);
});
