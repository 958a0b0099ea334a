import { preferences } from '@console/auth';
import type { Level } from '@console/contracts/core/privileges';
import type { GrantablePlace, RolePermission } from '@console/contracts/shell/roles';
import type { InputProps } from '@console/ui/form';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChangeCounter } from './ChangeCounter.tsx';
import { PermissionTree } from './PermissionTree.tsx';

const every: readonly Level[] = ['View Only', 'View and Export', 'Input', 'Approval', 'Full Access'];
const place = (menuName: string, name: string, grantable: readonly Level[] = every): GrantablePlace => ({
  menuId: menuName,
  subMenuId: name,
  header: 'setup',
  menuName,
  name,
  url: `/${name}`,
  privilege: `${name}:browse`,
  activated: true,
  grantable: [...grantable],
});
const home: GrantablePlace = { ...place('Home', 'Home'), subMenuId: null, header: 'home', privilege: 'home:browse' };
const places = [
  home,
  place('Area', 'Zip Code'),
  place('Area', 'Regions', ['View Only']),
  place('Card Setup', 'Card Types'),
];
jest.mock('./screens.ts', () => ({ places: { useQuery: () => ({ data: places }) } }));

const before: RolePermission[] = [{ menuId: 'Area', subMenuId: 'Zip Code', level: 'Input' }];
function Form() {
  const [permissions, setPermissions] = useState<readonly RolePermission[]>(before);
  const shared = { id: 'p', name: 'permissions', disabled: false, describedBy: undefined } as InputProps;
  return (
    <>
      <PermissionTree
        {...shared}
        value={permissions}
        onChange={(value) => setPermissions(value as RolePermission[])}
        before={before}
      />
      <ChangeCounter before={before} after={permissions} />
    </>
  );
}
const level = (name: string, chosen: string) => screen.getByRole('radio', { name: `${name}: ${chosen}` });
const counter = () => screen.getByRole('status').textContent;

beforeEach(() => {
  act(() => preferences.set({ ...preferences.get(), language: 'id' }));
  render(<Form />);
});

test('shows the level of each place, and not what everyone holds anyway', () => {
  expect(level('Zip Code', 'Input')).toBeChecked();
  expect(level('Card Types', 'Tanpa akses')).toBeChecked();
  expect(screen.queryByText('Home')).toBeNull();
  expect(counter()).toBe('Tidak ada perubahan');
});

test('says what saving changes, place by place and in sum', async () => {
  await userEvent.click(level('Card Types', 'Approval'));
  await userEvent.click(level('Zip Code', 'View Only'));
  expect(screen.getByRole('row', { name: /^Zip Code/ })).toHaveTextContent('semula Input');
  expect(counter()).toBe('1 modul ditambah, 1 berganti level');
  await userEvent.click(level('Zip Code', 'Tanpa akses'));
  expect(screen.getByRole('row', { name: /^Zip Code/ })).toHaveTextContent('dicabut');
  expect(counter()).toBe('1 modul ditambah, 1 dicabut');
});

test('users cannot grant a level they do not have, and see which they can', async () => {
  expect(level('Regions', 'Full Access')).toBeDisabled();
  expect(level('Regions', 'View Only')).toBeEnabled();
  expect(screen.getByRole('row', { name: /^Regions/ })).toHaveTextContent('Anda hanya dapat memberi: View Only');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Atur semua di Area' }), 'Full Access');
  expect(level('Zip Code', 'Full Access')).toBeChecked();
  expect(level('Regions', 'Tanpa akses')).toBeChecked();
});

test('finds places by their names, and shows those given alone', async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari modul' }), 'card');
  expect(within(screen.getByRole('table')).getAllByRole('radio', { checked: true })).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Cari modul' }));
  await userEvent.paste('\u200BCard\u00A0\uFF34ypes');
  expect(screen.getByText('Card Types')).toBeInTheDocument();
  expect(screen.queryByText('Zip Code')).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Cari modul' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hanya yang diberikan' }));
  expect(screen.getByText('Zip Code')).toBeInTheDocument();
  expect(screen.queryByText('Card Types')).toBeNull();
});
