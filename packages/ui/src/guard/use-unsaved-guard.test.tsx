// Typing is asked about before the page shows another record, whichever part of the address names it.
import { preferences } from '@console/auth';
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

const setLanguage = (language: 'id' | 'en') => act(() => preferences.set({ ...preferences.get(), language }));
const openOther = ({ router }: { readonly router: { navigate: (to: string) => Promise<void> } }) =>
  act(() => void router.navigate(`/roles/update?roleId=${other.secureId}`));
const question = () => screen.findByRole('alertdialog');

test.each(['Escape', 'Batal'])('a question answered with %s does not come back with another language', async (key) => {
  const page = await openTyped();
  openOther(page);
  await question();
  if (key === 'Escape') await page.user.keyboard('{Escape}');
  else await page.user.click(within(await question()).getByRole('button', { name: key }));
  setLanguage('en');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  setLanguage('id');
  openOther(page);
  expect(await question()).toBeInTheDocument();
});

test('an open question follows the language of the screen', async () => {
  const page = await openTyped();
  openOther(page);
  await question();
  setLanguage('en');
  expect(await question()).toHaveAccessibleName('Changes are not saved. Leave the page?');
  await page.user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(box(/^Name/)).toHaveValue('Emas'));
  setLanguage('id');
});

test('a question closes when the page itself changes its address, and the next link asks again', async () => {
  const page = await openTyped();
  openOther(page);
  await question();
  await act(() => page.router.navigate(`/roles/update?roleId=${id}&tab=history`));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  openOther(page);
  await page.user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(box(/^Nama/)).toHaveValue('Emas'));
});
