import { exportables, lineChanges, linesFor, newLine, restrictionFaults, type Line } from './restriction.ts';

const line = (module: string, rest: Partial<Line> = {}): Line => ({ ...newLine(module), allowed: true, ...rest });
const restriction = {
  mode: 'BY_MODULE' as const,
  lines: [line('cards')],
  hoursFrom: null,
  hoursTo: null,
  dailyLimit: null,
};
const place = (name: string) => ({
  menuId: name,
  subMenuId: null,
  header: 'setup',
  menuName: name,
  name,
  url: `/${name}`,
  privilege: `${name}:browse`,
  activated: true,
  grantable: [],
});

test('only modules whose level exports can be restricted', () => {
  const permissions = [
    { level: 'View Only' as const, menuId: 'cards', subMenuId: null },
    { level: 'Approval' as const, menuId: 'promo', subMenuId: null },
  ];
  expect(exportables([place('cards'), place('promo'), place('branch')], permissions)).toEqual([
    { module: 'promo', name: 'promo' },
  ]);
});

test('each exportable module has a line, and lines of modules that are gone are kept', () => {
  expect(
    linesFor([{ module: 'promo', name: 'Promo' }], [line('cards')]).map(({ module, allowed }) => [module, allowed]),
  ).toEqual([
    ['promo', false],
    ['cards', true],
  ]);
});

test('a line that allows nothing is no change; formats in another order neither', () => {
  expect(lineChanges([line('cards')], [line('cards', { formats: ['xlsx', 'csv'] }), newLine('promo')])).toEqual([]);
  expect(
    lineChanges([line('cards')], [line('cards', { maxRows: 5 }), line('promo')]).map(({ module, before, after }) => [
      module,
      before?.maxRows,
      after?.maxRows,
    ]),
  ).toEqual([
    ['cards', 50_000, 5],
    ['promo', undefined, 50_000],
  ]);
  expect(lineChanges([line('cards')], []).map(({ after }) => after)).toEqual([null]);
});

test.each([
  ['rows beyond the most', { lines: [line('cards', { maxRows: 2_000_000 })] }, ['cards.maxRows']],
  ['an allowed module without a format', { lines: [line('cards', { formats: [] })] }, ['cards.formats']],
  ['half of the hours', { hoursFrom: '08:00' }, ['hours']],
  ['what is no time', { hoursFrom: '8', hoursTo: '17:00' }, ['hours']],
  ['a daily limit of none', { dailyLimit: 0 }, ['dailyLimit']],
  ['nothing', {}, []],
  ['lines that do not count', { mode: 'BLOCK_ALL' as const, lines: [line('cards', { formats: [] })] }, []],
])('finds fault with %s', (_, rest, faults) => expect(restrictionFaults({ ...restriction, ...rest })).toEqual(faults));
