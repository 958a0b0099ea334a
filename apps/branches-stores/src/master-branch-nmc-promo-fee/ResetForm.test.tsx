// A reset is submitted as the form and its preview say it.
import { screen, waitFor, within } from '@testing-library/react';
import { loadRichInputs, Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { ResetForm } from './ResetForm.tsx';

const offices = [
  { secureId: '4f1d8a6e-91a6-5b5c-8f0f-000000015060', code: '15060', name: 'Lhokseumawe' },
  { secureId: '4f1d8a6e-91a6-5b5c-8f0f-000000016060', code: '16060', name: 'Jambi' },
];
const counts = { runningCount: 1, scheduledCount: 1, awaitingCount: 0 };
const preview = { rows: [], total: 2, page: 1, size: 25, ...counts };

beforeAll(loadRichInputs);

async function open() {
  signInAs('ADMIN01', { 'master-branch-nmc-promo-fee:browse': 'Full Access' });
  const services = new Services()
    .on('GET /api/middle/branch/lov', { result: offices })
    .on('POST /api/middle/master-branch-nmc-promo-fee/reset/preview', { result: preview });
  const page = show({ services, path: '/reset', at: '/reset', element: <ResetForm /> });
  const choose = async (text: string) => {
    await page.user.click(screen.getByRole('combobox', { name: /^Cabang/ }));
    await page.user.paste(text);
    await page.user.tab();
  };
  await choose('15060');
  await page.user.click(screen.getByRole('button', { name: 'Tampilkan pratinjau' }));
  await screen.findByRole('button', { name: 'Ajukan reset' });
  return { ...page, choose };
}
const submit = () => screen.queryByRole('button', { name: 'Ajukan reset' });

test('the preview and its button go when a branch is added', async () => {
  const { choose } = await open();
  await choose('16060');
  await waitFor(() => expect(submit()).toBeNull());
});

test('the preview and its button go while a text that is no branch stands in the field', async () => {
  const { choose } = await open();
  await choose('99999');
  await waitFor(() => expect(submit()).toBeNull());
  expect(screen.getByRole('button', { name: 'Tampilkan pratinjau' })).toBeDisabled();
});

test('the question names the branches and the mode', async () => {
  const { user } = await open();
  await user.click(submit()!);
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('15060 - Lhokseumawe')).toBeVisible();
  expect(question.getByText('Akhiri yang berlaku dan batalkan yang terjadwal')).toBeVisible();
});
