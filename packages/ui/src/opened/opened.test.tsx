import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Opened } from './index.ts';

const scroll = jest.fn();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});

/** Two rows far above what they open. */
function Rows() {
  const [press, setPress] = useState({ row: 0, count: 0 });
  return (
    <>
      {[1, 2].map((row) => (
        <button key={row} type="button" onClick={() => setPress({ row, count: press.count + 1 })}>
          Lihat {row}
        </button>
      ))}
      <Opened by={press.row ? press.count : null} label={`Baris ${press.row}`} back={`Kembali ke baris ${press.row}`}>
        <input aria-label="Tetap" />
      </Opened>
    </>
  );
}

test('what is opened comes into view with the focus each time, and leads back to the press', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.body).toHaveFocus();
  await user.type(screen.getByLabelText('Tetap'), 'isian');
  for (const row of [2, 2, 1]) {
    await user.click(screen.getByRole('button', { name: `Lihat ${row}` }));
    const part = screen.getByRole('region', { name: `Baris ${row}` });
    expect(part).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toBe(part);
    await user.click(screen.getByRole('button', { name: `↑ Kembali ke baris ${row}` }));
    expect(screen.getByRole('button', { name: `Lihat ${row}` })).toHaveFocus();
  }
  expect(scroll).toHaveBeenCalledTimes(3);
  expect(screen.getByLabelText('Tetap')).toHaveValue('isian');
});
