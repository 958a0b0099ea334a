// Typing is asked about before the page shows another record, whichever part of the address names it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { show } from '../../test/harness.tsx';
import { beginAsEditor, box, cardTypes, id, list, record, services } from '../form/card-type-form.fixtures.tsx';
import { UpdatePage } from '../form/pages.tsx';

const other = { ...record, secureId: '4f1d8a6e-91a6-5b5c-8f0f-5f5f3d1a2b44', name: 'Emas' };

function Page() {
  return <UpdatePage resource={cardTypes} secureId={useSearchParams()[0].get('roleId') ?? ''} />;
}

async function openTyped() {
  const with_ = services().on(`GET ${list}/${other.secureId}`, { result: other });
  const page = show({ services: with_, path: '/roles/update', at: `/roles/update?roleId=${id}`, element: <Page /> });
  await page.user.type(await screen.findByRole('textbox', { name: /^Nama/ }), ' Baru');
  return page;
}

beforeEach(beginAsEditor);

test('another record in the query asks first, and typing stays unless it is left (E18)', async () => {
  const { router, user } = await openTyped();
  act(() => void router.navigate(`/roles/update?roleId=${other.secureId}`));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(router.state.location.search).toBe(`?roleId=${id}`);
  expect(box(/^Nama/)).toHaveValue(`${record.name} Baru`);
});

test('a record that is opened in place of the typed one is shown as it is', async () => {
  const { router, user } = await openTyped();
  act(() => void router.navigate(`/roles/update?roleId=${other.secureId}`));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(box(/^Nama/)).toHaveValue('Emas'));
});

test('a tab of the same record is opened without a question', async () => {
  const { router } = await openTyped();
  act(() => void router.navigate(`/roles/update?roleId=${id}&tab=history`));
  await waitFor(() => expect(router.state.location.search).toBe(`?roleId=${id}&tab=history`));
  expect(box(/^Nama/)).toHaveValue(`${record.name} Baru`);
});
