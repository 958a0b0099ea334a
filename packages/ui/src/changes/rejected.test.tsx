import { fixedFields } from '@console/contracts/core/resource';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { spektraBranches } from '@console/contracts/branches-stores/branch/register';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { show, signInAs } from '../../test/harness.tsx';
import { ResourceDetail } from '../detail/index.ts';
import { UpdatePage } from '../form/index.ts';
import { change, id, record, services } from './changes.fixtures.tsx';
import { createdIn } from './created-record.ts';
import ChangesTab from './ChangesTab.tsx';
import { formAgain } from './sent-again.ts';

const rejected = {
  ...change,
  state: 'REJECTED' as const,
  decidedBy: 'ADMIN03',
  decidedAt: '2026-03-02T08:00:00+07:00',
  note: 'terlalu banyak',
};
const pages = (
  <Routes>
    <Route path="/app-setting-properties/:id/update" element={<UpdatePage resource={appSettings} secureId={id} />} />
    <Route path="*" element={<ResourceDetail resource={appSettings} secureId={id} />} />
  </Routes>
);
const open = (rows: Parameters<typeof services>[0]) =>
  show({ services: services(rows), path: '*', at: `/app-setting-properties/${id}`, element: pages });

test('a rejected change stands on the page of its record with the reason, and opens its form as sent', async () => {
  signInAs('ADMIN01', { 'app-setting-properties:browse': 'Full Access' });
  const { user } = open([rejected]);
  const card = await screen.findByRole('region', { name: 'Perubahan ditolak' });
  expect(card).toHaveTextContent('Ditolak oleh ADMIN03 pada 02 Mar 2026 08:00 · terlalu banyak');
  await user.click(await screen.findByRole('button', { name: 'Perbaiki dan ajukan lagi' }));
  expect(await screen.findByLabelText('Nilai')).toHaveValue('5');
  expect(screen.getByLabelText('Publik')).toBeChecked();
});

test('others read the reason alone, and nobody reads it once the record has moved on', async () => {
  signInAs('ADMIN02', { 'app-setting-properties:browse': 'Full Access' });
  const { unmount } = open([rejected]);
  expect(await screen.findByRole('region', { name: 'Perubahan ditolak' })).toHaveTextContent('terlalu banyak');
  expect(screen.queryByRole('button', { name: 'Perbaiki dan ajukan lagi' })).toBeNull();
  unmount();
  open([{ ...rejected, baseVersion: record.version - 1 }]);
  expect(await screen.findByText('Sesi bersamaan per user')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Perubahan ditolak' })).toBeNull();
});

const rate = { branchId: 'b1', phase: 'REJECTED', secureId: 'r1' };
const ofRate = (part: object) => ({
  ...rejected,
  recordId: 'r1',
  changes: [
    { field: 'tenorFrom', before: null, after: 7 },
    { field: 'rateRegular', before: '2.4000', after: '2.7000' },
  ],
  ...part,
});

test('a rejected successor opens the form of the record that it was to replace, without what never changes', () => {
  expect(fixedFields(branchRates.effective!)).toContain('tenorFrom');
  expect(formAgain(branchRates as never, ofRate({ replaces: 'r0' }), rate)).toEqual({
    to: '/branch/b1/rates/update?rateId=r0',
    again: { rateRegular: '2.7000' },
  });
  expect(formAgain(branchRates as never, ofRate({}), rate)).toBeNull();
});

test('a rejected new one opens the form of new ones with all of it; an end and a cancellation open none', () => {
  expect(formAgain(branchRates as never, ofRate({ action: 'create' }), rate)).toEqual({
    to: '/branch/b1/rates/create',
    again: { tenorFrom: 7, rateRegular: '2.7000' },
  });
  expect(formAgain(branchRates as never, ofRate({ action: 'delete' }), rate)).toBeNull();
});

test('among all changes the maker opens the form of a rejected one, also of a new record', async () => {
  const created = { ...rejected, action: 'create' as const, recordId: null, secureId: id };
  const tab = (rows: Parameters<typeof services>[0]) =>
    show({
      services: services(rows),
      path: '/changes',
      element: <ChangesTab resource={appSettings} detail={undefined} />,
    });
  signInAs('ADMIN01', { 'app-setting-properties:browse': 'Full Access' });
  const { unmount } = tab([rejected, created]);
  expect(await screen.findAllByRole('button', { name: 'Perbaiki dan ajukan lagi' })).toHaveLength(2);
  unmount();
  signInAs('ADMIN02', { 'app-setting-properties:browse': 'Full Access' });
  tab([rejected, created]);
  expect((await screen.findAllByText('diminta tim keamanan')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Perbaiki dan ajukan lagi' })).toBeNull();
});

test('an approved request for a new record leads to it in its list, by what names it', () => {
  const made = { ...change, action: 'create' as const, state: 'APPROVED' as const, recordId: null };
  const changes = [{ field: 'officeCode', before: null, after: '18982' }];
  expect(createdIn(spektraBranches as never, { ...made, changes }, {})).toBe('/branch?search=18982');
  expect(createdIn(spektraBranches as never, { ...made, changes, state: 'PENDING' }, {})).toBeNull();
  expect(createdIn(branchRates as never, { ...made, changes }, {})).toBeNull();
});
