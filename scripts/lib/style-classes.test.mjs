import { styleFaults, usedClasses } from './style-classes.mjs';

const faults = (files) => styleFaults(Object.entries(files).map(([file, text]) => ({ file, text }))).faults;
const kit = { 'packages/ui/src/core/core.css': '.panel { margin: 0; } .quiet { color: grey; }' };

test('a class that two apps define is a fault, also inside of other rules', () => {
  expect(
    faults({
      'apps/shell/src/roles.css': '.place-mark { margin: 0; }',
      'apps/orders-logs/src/menu.css': '@media print { .arrangement .place-mark { width: 20px; } }',
    }),
  ).toEqual([expect.stringContaining('.place-mark is defined in apps/shell and apps/orders-logs')]);
});

test.each(['apps/cards/src/Page.tsx', 'packages/ui/src/uses/KnownUses.tsx'])(
  'a class of the shell that %s uses is a fault',
  (file) => {
    expect(
      faults({ 'apps/shell/src/administration.css': '.quiet { margin: 0; }', [file]: '<p className="quiet">-</p>' }),
    ).toEqual([`${file} uses .quiet of apps/shell; move it to packages/ui`]);
  },
);

test('classes of the kit are for all, and an app may change them on its own pages', () => {
  expect(
    faults({
      ...kit,
      'apps/cards/src/Page.tsx': '<p className="quiet">-</p>',
      'apps/cards/src/desk.css': '.desk :is(.panel, .quiet:not(td, th)) { margin: 8px; }',
      'apps/shell/src/roles.css': '.roles .quiet { display: inline; }',
    }),
  ).toEqual([]);
});

test.each(['.panel', 'td', 'body > .quiet:empty'])(
  'the rule %s of an app holds for all apps, and is a fault',
  (rule) => {
    expect(faults({ ...kit, 'apps/cards/src/desk.css': `.desk, ${rule} { margin: 8px; }` })).toEqual([
      `apps/cards/src/desk.css: "${rule}" holds for all apps; scope it by a class of apps/cards`,
    ]);
  },
);

test('steps of an animation and comments are no rules', () => {
  expect(
    faults({ ...kit, 'apps/shell/src/a.css': '/* td { } */ @keyframes rise { from { top: 0; } 50% { top: 1px; } }' }),
  ).toEqual([]);
});

test('classes are found wherever the className of an element says them', () => {
  expect([
    ...usedClasses('<p className={late ? `quiet ${mark}` : \'late\'} rowClassName="row" title="plain" />'),
  ]).toEqual(['quiet', 'late', 'row']);
  expect([...usedClasses('/** <Image className="thumbnail" /> */')]).toEqual([]);
});
