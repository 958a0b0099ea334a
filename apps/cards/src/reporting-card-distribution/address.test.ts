import { closed, openedIn, opening } from './address.ts';

const valuesOf = (address: URLSearchParams) => Object.fromEntries(address);
const at = new URLSearchParams('from=2026-01-01&to=2026-01-31&groupBy=BRANCH');

test('a figure is opened on top of the parameters of the report, and closed without touching them', () => {
  const address = new URLSearchParams(opening(at, { figure: 'handedOver', group: 'g-1', type: 't-1' }));
  expect(address.toString()).toBe('from=2026-01-01&to=2026-01-31&groupBy=BRANCH&figure=handedOver&group=g-1&type=t-1');
  expect(openedIn(valuesOf(address))).toEqual({ figure: 'handedOver', group: 'g-1', type: 't-1', page: 1 });
  expect(closed(address).toString()).toBe(at.toString());
});

test('another figure begins at its first page, and a total names no row', () => {
  const address = new URLSearchParams(
    opening(new URLSearchParams('figure=lost&group=g-1&type=t-1&cards=3'), { figure: 'status:Lost' }),
  );
  expect(openedIn(valuesOf(address))).toEqual({ figure: 'status:Lost', group: undefined, type: undefined, page: 1 });
});

test.each([
  ['', null],
  ['figure=unheard', null],
  ['figure=closing', { figure: 'closing', page: 1 }],
  ['figure=lead:printed&cards=2', { figure: 'lead:printed', page: 2 }],
])('%s', (text, expected) => {
  const opened = openedIn(valuesOf(new URLSearchParams(text)));
  if (expected === null) expect(opened).toBeNull();
  else expect(opened).toMatchObject(expected);
});
