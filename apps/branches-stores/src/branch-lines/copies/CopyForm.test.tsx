// A copy is submitted as the form and its preview say it.
import { screen, waitFor, within } from '@testing-library/react';
import { loadRichInputs, Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import spektra from '../spektra.ts';
import { CopyForm } from './CopyForm.tsx';

const branchId = '4f1d8a6e-91a6-5b5c-8f0f-5f5f3d1a2b33';
const sources = [
  { secureId: '4f1d8a6e-91a6-5b5c-8f0f-000000010020', code: '10020', name: 'Lhokseumawe' },
  { secureId: '4f1d8a6e-91a6-5b5c-8f0f-000000013010', code: '13010', name: 'Jambi' },
];
const preview = { rows: [], warnings: [], total: 0, page: 1, size: 25, written: 2, same: 0, refused: 0 };

beforeAll(loadRichInputs);

async function open() {
  signInAs('ADMIN01', { 'branch:browse': 'Full Access' });
  const services = new Services()
    .on('GET /api/middle/branch/lov', { result: sources })
    .on('POST /api/middle/branch/copies/preview', { result: preview });
  const page = show({
    services,
    path: '/branch',
    at: '/branch',
    element: <CopyForm of={spektra} branchId={branchId} />,
  });
  const { user } = page;
  const source = () => screen.getByRole('combobox', { name: /^Cabang asal/ });
  const day = () => screen.getByRole('textbox', { name: /^Mulai berlaku/ });
  const write = async (input: HTMLElement, text: string) => {
    await user.tripleClick(input);
    await user.paste(text);
    await user.tab();
  };
  await write(source(), '10020');
  await waitFor(() => expect(source()).toHaveValue('10020 - Lhokseumawe'));
  await write(day(), '01-06-2027');
  await user.click(screen.getByRole('button', { name: 'Tampilkan pratinjau' }));
  await screen.findByRole('button', { name: 'Ajukan salinan' });
  return { ...page, services, source, day, write };
}
const submit = () => screen.queryByRole('button', { name: 'Ajukan salinan' });

test('the preview and its button go when the first day is changed', async () => {
  const { write, day } = await open();
  await write(day(), '01-07-2027');
  expect(submit()).toBeNull();
});

test('the preview and its button go when the source is changed', async () => {
  const { write, source } = await open();
  await write(source(), '13010');
  await waitFor(() => expect(source()).toHaveValue('13010 - Jambi'));
  expect(submit()).toBeNull();
});

test('the question names the source and the first day', async () => {
  const { user } = await open();
  await user.click(submit()!);
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('10020 - Lhokseumawe')).toBeVisible();
  expect(question.getByText(/1 Jun\w* 2027|01-06-2027/)).toBeVisible();
});
