import { session } from '@console/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDeskDraft } from './use-desk-draft.ts';

const nothing = { reason: '', fileId: null as string | null };

/** A dialog with only a draft. */
function Dialog({ name, initial = nothing }: { readonly name: string; readonly initial?: typeof nothing }) {
  const { values, change, discard } = useDeskDraft(name, initial);
  return (
    <>
      <input aria-label="Alasan" value={values.reason} onChange={({ target }) => change({ reason: target.value })} />
      <output>{values.fileId}</output>
      <button onClick={() => change({ fileId: 'f1' })}>berkas</button>
      <button onClick={discard}>selesai</button>
    </>
  );
}

const as = (username: string) => act(() => session.set({ status: 'signed-in', username, mode: 'local' }));
const reason = () => screen.getByLabelText<HTMLInputElement>('Alasan');
const type = (text: string) => fireEvent.change(reason(), { target: { value: text } });

beforeEach(() => {
  sessionStorage.clear();
  as('ADMIN01');
});

test('input and uploaded file survive a reload, for the same document and user only', () => {
  const first = render(<Dialog name="recall:1" />);
  type('salah alamat');
  fireEvent.click(screen.getByRole('button', { name: 'berkas' }));
  first.unmount();
  const reopened = render(<Dialog name="recall:1" />);
  expect(reason().value).toBe('salah alamat');
  expect(screen.getByText('f1')).toBeTruthy();
  reopened.rerender(<Dialog name="recall:2" />);
  expect(reason().value).toBe('');
  type('lain');
  reopened.rerender(<Dialog name="recall:1" />);
  expect(reason().value).toBe('salah alamat');
  reopened.unmount();
  as('ADMIN02');
  render(<Dialog name="recall:1" />);
  expect(reason().value).toBe('');
});

test('what is completed is deleted, and unchanged values are never stored', () => {
  const { unmount } = render(<Dialog name="recall:1" />);
  expect(sessionStorage).toHaveLength(0);
  type('salah alamat');
  expect(sessionStorage).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'selesai' }));
  expect(sessionStorage).toHaveLength(0);
  unmount();
  render(<Dialog name="recall:1" initial={{ ...nothing, reason: 'dari dokumen' }} />);
  expect(reason().value).toBe('dari dokumen');
});
