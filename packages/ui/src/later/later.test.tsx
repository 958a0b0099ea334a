import { preferences } from '@console/auth';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { handlePartFailures, later } from './index.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Halo {name}</p>;
const broken = new Error('the file did not come');

/** Fails the given number of times, then loads. */
function loader(failures: number) {
  let left = failures;
  return jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw broken;
    return { default: Greeting };
  });
}
function Form({ Part }: { readonly Part: ComponentType<{ readonly name: string }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Nama" />
      <button type="button" onClick={() => setOpen(!open)}>
        Buka
      </button>
      {open && <Part name="Budi" />}
    </>
  );
}
const note = jest.fn(async () => 'AB12CD34' as string | undefined);
const prepareRetry = jest.fn();

beforeEach(() => {
  preferences.set({ ...preferences.get(), language: 'id' });
  note.mockClear().mockResolvedValue('AB12CD34');
  prepareRetry.mockClear();
  handlePartFailures({ note, prepareRetry });
});

test('a part that fails to load shows a retry in its place, keeps what is typed, and loads on the retry', async () => {
  const load = loader(1);
  render(<Form Part={later(load)} />);
  await userEvent.type(screen.getByLabelText('Nama'), 'Siti');
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  expect(await screen.findByText(/Kode bantuan: AB12CD34/)).toHaveTextContent(
    'Bagian ini belum dapat dimuat. Isian Anda tetap ada.',
  );
  expect(note).toHaveBeenCalledWith(broken);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Halo Budi')).toBeVisible();
  expect(prepareRetry).toHaveBeenCalledWith(broken);
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti');
  expect(load).toHaveBeenCalledTimes(2);
});

test('mounting a failed part again retries it', async () => {
  render(<Form Part={later(loader(1))} />);
  const toggle = screen.getByRole('button', { name: 'Buka' });
  await userEvent.click(toggle);
  await screen.findByRole('alert');
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(await screen.findByText('Halo Budi')).toBeVisible();
});

test('it retries by itself when the browser is online again', async () => {
  render(<Form Part={later(loader(1))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Halo Budi')).toBeVisible();
});

test('repeated failures, also of the report, leave the page around the part intact', async () => {
  note.mockRejectedValue(new Error('nobody to tell'));
  render(<Form Part={later(loader(3))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  for (let press = 0; press < 3; press += 1)
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Halo Budi')).toBeVisible();
  expect(screen.getByLabelText('Nama')).toBeVisible();
});

test('code is loaded once for all uses, and renders immediately once loaded', async () => {
  const load = loader(0);
  const Part = later(load, <p>Memuat</p>);
  const { unmount } = render(
    <>
      <Part name="Ani" />
      <Part name="Budi" />
    </>,
  );
  expect(screen.getAllByText('Memuat')).toHaveLength(2);
  expect(await screen.findByText('Halo Ani')).toBeVisible();
  unmount();
  render(<Part name="Citra" />);
  expect(screen.getByText('Halo Citra')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
