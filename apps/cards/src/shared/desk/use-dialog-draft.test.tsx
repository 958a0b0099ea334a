import { session } from '@console/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { namedTogether, useDialogDraft } from './use-dialog-draft.ts';

const nothing = { vendor: '' };
const onClose = jest.fn();

function Chooser({ of }: { readonly of: readonly string[] }) {
  const { values, change, close, holds } = useDialogDraft(`select:${namedTogether(of)}`, nothing, onClose);
  return (
    <>
      <output>{`${values.vendor} ${holds}`}</output>
      <button onClick={() => change({ vendor: 'V1' })}>pilih</button>
      <button onClick={close}>batal</button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = (...of: string[]) => {
  const { unmount } = render(<Chooser of={of} />);
  const found = shown();
  return { found, unmount };
};

beforeEach(() => {
  sessionStorage.clear();
  act(() => session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' }));
});

test('what is chosen for records stands in no dialog of others, in whatever order they were ticked', () => {
  const first = open('a', 'b');
  press('pilih');
  first.unmount();
  for (const others of [['a'], ['a', 'c'], ['b', 'c']]) {
    const { found, unmount } = open(...others);
    expect(found).toBe(' false');
    unmount();
  }
  expect(open('b', 'a').found).toBe('V1 true');
});

test('closing the dialog discards what an earlier visit left', () => {
  const first = open('a');
  press('pilih');
  first.unmount();
  const again = open('a');
  press('batal');
  expect(onClose).toHaveBeenCalledTimes(1);
  again.unmount();
  expect(open('a').found).toBe(' false');
});
