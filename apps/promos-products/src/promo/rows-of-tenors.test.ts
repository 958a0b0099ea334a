import { rowsOfTenors } from './rows-of-tenors.ts';

test('a grid has a row for each tenor, in their order, and what was typed stays', () => {
  const typed = { tenor: 12, rateRegular: '1.6' };
  expect(rowsOfTenors([typed], ['12', '6'])).toEqual({ next: [{ tenor: 6 }, typed], dropped: [] });
});

test('rows of other tenors are left out, and named', () => {
  const gone = { tenor: 9, rateRegular: '1.4' };
  expect(rowsOfTenors([gone, { tenor: 6 }], ['6'])).toEqual({ next: [{ tenor: 6 }], dropped: [gone] });
  expect(rowsOfTenors([{ rateRegular: '1.2' }, {}], [])).toEqual({ next: [{ rateRegular: '1.2' }], dropped: [] });
});
