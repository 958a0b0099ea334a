// Text typed in a dialog is not lost by Back or by a reload without a question; a page that is left takes it along.
import { hasUnsaved } from '@console/auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { confirm, Dialog } from '../dialogs/index.ts';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('ADMIN01', {});
});

function Page({ onSave = () => undefined }: { readonly onSave?: () => unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button
        onClick={() =>
          confirm({ title: 'Tolak?', reason: 'required' }, async () => {
            await onSave();
            await navigate('/next');
          })
        }
      >
        Tolak
      </button>
      <button onClick={() => setIsOpen(true)}>Catat</button>
      {isOpen && (
        <Dialog title="Catat panggilan" onClose={() => setIsOpen(false)} footer={null}>
          <label>
            Catatan <input />
          </label>
        </Dialog>
      )}
    </>
  );
}

async function openPage(onSave?: () => unknown) {
  const element = <Page {...(onSave ? { onSave } : {})} />;
  const page = show({ services: new Services(), path: '/record', at: '/list', element });
  await act(() => page.router.navigate('/record'));
  return page;
}
const dialogs = [
  ['a confirmation', 'Tolak', 'Alasan'],
  ['a dialog of a page', 'Catat', 'Catatan'],
] as const;
const question = () => screen.findByText('Perubahan belum disimpan. Tinggalkan halaman?');
const isAskedAtReload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(dialogs)('Back asks before text typed in %s is lost, and Cancel keeps it', async (_what, button, field) => {
  const { user, router } = await openPage();
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(screen.getByLabelText(field), 'Foto tidak jelas');
  act(() => void router.navigate(-1));
  await question();
  await user.click(screen.getAllByRole('button', { name: 'Batal' }).at(-1)!);
  expect(router.state.location.pathname).toBe('/record');
  expect(screen.getByLabelText(field)).toHaveValue('Foto tidak jelas');
});

test.each(dialogs)('%s goes with its page once it is left', async (_what, button, field) => {
  const { user, router } = await openPage();
  await user.click(screen.getByRole('button', { name: button }));
  await user.type(screen.getByLabelText(field), 'Foto tidak jelas');
  act(() => void router.navigate(-1));
  await question();
  await user.click(screen.getByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  await waitFor(() => expect(screen.queryByLabelText(field)).toBeNull());
  expect(hasUnsaved()).toBe(false);
});

test.each(dialogs)('Back leaves %s in which nothing was typed at once, and closes it', async (_what, button, field) => {
  const { user, router } = await openPage();
  await user.click(screen.getByRole('button', { name: button }));
  act(() => void router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
  await waitFor(() => expect(screen.queryByLabelText(field)).toBeNull());
});

test.each(dialogs)('a reload asks only while text typed in %s would be lost', async (_what, button, field) => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: button }));
  expect(isAskedAtReload()).toBe(false);
  await user.type(screen.getByLabelText(field), 'Foto');
  expect(isAskedAtReload()).toBe(true);
  expect(hasUnsaved()).toBe(true);
  await user.clear(screen.getByLabelText(field));
  expect(isAskedAtReload()).toBe(false);
  expect(hasUnsaved()).toBe(false);
});

test('an answer is sent and opens the next page without a question', async () => {
  let done = () => undefined as void;
  const { user, router } = await openPage(() => new Promise<void>((resolve) => (done = resolve)));
  await user.click(screen.getByRole('button', { name: 'Tolak' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.type(asked.getByLabelText('Alasan'), 'Foto tidak jelas');
  await user.click(asked.getByRole('button', { name: 'Ya' }));
  expect(isAskedAtReload()).toBe(false);
  act(() => done());
  await waitFor(() => expect(router.state.location.pathname).toBe('/next'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
