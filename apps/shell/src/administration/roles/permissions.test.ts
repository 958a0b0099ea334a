import type { GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import { addsDownloads, byGroup, differenceOf, grantableAt, withLevel } from './permissions.ts';

const place = (menuId: string, subMenuId: string | null, rest: Partial<GrantablePlace> = {}): GrantablePlace => ({
  menuId,
  subMenuId,
  header: 'setup',
  menuName: menuId,
  name: subMenuId ?? menuId,
  url: `/${subMenuId ?? menuId}`,
  privilege: `${subMenuId ?? menuId}:browse`,
  activated: true,
  grantable: ['View Only', 'View and Export', 'Input'],
  ...rest,
});
const on = (menuId: string, subMenuId: string | null, level: RolePermission['level']): RolePermission => ({
  level,
  menuId,
  subMenuId,
});
const area = [place('area', 'mra'), place('area', 'mro', { grantable: ['View Only'] })];
const home = place('home', null, { header: 'home' });

test('places stand as in the sidebar', () => {
  expect(
    byGroup([...area, home]).map(({ title, menus }) => [
      title,
      menus.map(({ name, places }) => [name, places.map((each) => each.name)]),
    ]),
  ).toEqual([
    ['Home', [['home', ['home']]]],
    ['Setup', [['area', ['mra', 'mro']]]],
  ]);
});

test('a whole menu gets a level where the editor may give it', () => {
  expect(grantableAt(area, 'Input')).toEqual([area[0]]);
  expect(grantableAt(area, null)).toEqual(area);
  expect(withLevel([on('area', 'mro', 'View Only')], grantableAt(area, 'Input'), 'Input')).toEqual([
    on('area', 'mra', 'Input'),
    on('area', 'mro', 'View Only'),
  ]);
});

test('given and taken away again is what it was', () => {
  const before = [on('area', 'mra', 'Input'), on('home', null, 'View Only')];
  const without = withLevel(before, [area[0]!], null);
  expect(without).toEqual([on('home', null, 'View Only')]);
  expect(JSON.stringify(withLevel(without, [area[0]!], 'Input'))).toBe(JSON.stringify(before));
});

test('what a change gives, takes and alters is counted', () => {
  const before = [on('area', 'mra', 'Input'), on('home', null, 'View Only')];
  expect(differenceOf(before, before)).toEqual({ added: 0, removed: 0, changed: 0 });
  expect(differenceOf(before, [on('area', 'mra', 'Approval'), on('area', 'mro', 'View Only')])).toEqual({
    added: 1,
    removed: 1,
    changed: 1,
  });
});

test('who may export gets the list of downloads with it', () => {
  const downloads = place('download-management', null, { header: 'middle' });
  const all = [...area, downloads];
  expect(addsDownloads([on('area', 'mra', 'View Only')], all)).toBe(false);
  expect(addsDownloads([on('area', 'mra', 'Approval')], all)).toBe(true);
  expect(addsDownloads([on('area', 'mra', 'Approval'), on('download-management', null, 'View Only')], all)).toBe(false);
});
