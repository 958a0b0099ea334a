import { session } from '@console/auth';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAfterScans } from '../../shared/scan/scan-gate.ts';
import { AddMany } from './AddMany.tsx';

const send = jest.fn();

function Report() {
  const [submit, gate] = useAfterScans(send);
  return (
    <>
      <AddMany kind="COURIER" onAdd={() => Promise.resolve(null)} gate={gate} />
      <button onClick={() => void submit()}>Kirim laporan</button>
    </>
  );
}
const submit = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));
    await Promise.resolve();
  });

test.each(['range', 'document'])('a report is not sent while a %s is typed that was not added', async (kind) => {
  sessionStorage.clear();
  send.mockReset();
  act(() => session.set({ status: 'signed-in', username: 'ADMIN01', mode: 'local' }));
  render(<Report />);
  const field = screen.getAllByRole('textbox').at(kind === 'range' ? 0 : -1)!;
  fireEvent.change(field, { target: { value: '9710010000000019' } });
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Belum ditambahkan. Tekan Tambahkan, atau kosongkan');
  expect(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '' } });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});
