import { menu } from '@console/auth';
import { call } from '@console/contracts/core/call';
import { cardTypes } from '@console/contracts/cards/card-types';
import { date } from '@console/contracts/core/fields';
import { act, screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ReportDownload } from './index.ts';

const privilege = cardTypes.privilege;
const report = call<object, unknown, unknown>({
  name: 'card-types.reportFile',
  base: 'middle',
  version: 'v1',
  method: 'GET',
  path: 'card-types/report',
  access: { privilege, action: 'export' },
  summary: 'Test: a report as a file',
} as never);
const resource = { ...cardTypes, list: { ...cardTypes.list, filters: { from: date(), to: date() } } } as never;
const path = 'GET /api/middle/card-types/report';

function open(lines: Readonly<Record<string, number | null>> | null, query: Readonly<Record<string, string>> = {}) {
  const services = new Services().on(path, { file: 'a;b' });
  signInAs('SITI', { [privilege]: 'Full Access' });
  act(() => {
    const now = menu.get();
    if (now.state === 'loaded')
      menu.set({ ...now, data: { ...now.data, exports: [{ privileges: [privilege], lines }] } as never });
  });
  const shown = show({
    services,
    path: '/',
    element: <ReportDownload resource={resource} call={report} query={query} title="Laporan" />,
  });
  return { ...shown, services };
}
const button = () => screen.getByRole('button', { name: 'Unduh' });

test('a report that may not be exported says why on the button, and sends nothing', async () => {
  const { user, services } = open(null);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription('Ekspor dibatasi oleh aturan: ekspor tidak diizinkan untuk peran Anda');
  await user.click(button());
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(services.to(path)).toHaveLength(0);
});

test('a report of a module that the role may not export says so', () => {
  open({ other: null });
  expect(button()).toHaveAccessibleDescription('Ekspor dibatasi oleh aturan: modul ini tidak diizinkan');
});

test('a report that needs a period names it, and is enabled once it is chosen', async () => {
  const { unmount } = open({ 'card-types': 31 });
  expect(button()).toHaveAccessibleDescription(/31/);
  unmount();
  const { user, services } = open({ 'card-types': 31 }, { from: '2026-03-01' });
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Laporan (csv)' }));
  expect(services.to(path).map(({ query }) => Object.fromEntries(query))).toEqual([
    { from: '2026-03-01', format: 'csv' },
  ]);
});
