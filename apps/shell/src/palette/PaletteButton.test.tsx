import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferences } from '@console/auth';
import { PaletteButton } from './PaletteButton.tsx';

jest.mock('./Palette.tsx', () => ({
  __esModule: true,
  default: ({ onClose }: { onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        tutup
      </button>
    </div>
  ),
}));
jest.mock('./RecentTracker.tsx', () => ({ RecentTracker: () => null }));

beforeEach(() => act(() => preferences.set({ ...preferences.get(), language: 'id' })));

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}'])('%s opens the palette from a field, too', async (keys) => {
  render(
    <>
      <input />
      <PaletteButton />
    </>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard(keys);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'tutup' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button says what it opens and by which keys', async () => {
  render(<PaletteButton />);
  const button = screen.getByRole('button', { name: 'Cari halaman, tindakan, dan data' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Control>}j{/Control}'])('%s opens nothing', async (keys) => {
  render(<PaletteButton />);
  await userEvent.keyboard(keys);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that waits for its answer is not covered', async () => {
  render(
    <>
      <div aria-modal="true" role="alertdialog" />
      <PaletteButton />
    </>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
