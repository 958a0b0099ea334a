import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, MenuButton, Popover } from './index.ts';

test('a panel that closes on a choice returns the focus to its button', async () => {
  const user = userEvent.setup();
  render(
    <Popover trigger="Tampilan" label="Tampilan">
      {(close) => <Button onClick={close}>Standar</Button>}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(screen.getByRole('button', { name: 'Standar' }));
  expect(screen.getByRole('button', { name: 'Tampilan' })).toHaveFocus();
});

test('a menu works by keyboard alone and returns the focus', async () => {
  const run = jest.fn();
  const user = userEvent.setup();
  render(
    <MenuButton
      trigger="Unduh"
      items={[
        { key: 'csv', title: 'CSV', run: () => run('csv') },
        { key: 'no', title: 'Tidak', run, disabled: true },
        { key: 'xlsx', title: 'XLSX', run: () => run('xlsx') },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Unduh' });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'XLSX' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(run.mock.calls).toEqual([['xlsx']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
  await user.keyboard('{Enter}{Escape}');
  expect(trigger).toHaveFocus();
});

test('a panel closes on Escape and on a press outside', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover trigger="?" label="Bantuan">
        Isi
      </Popover>
      <p>di luar</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Bantuan' }));
  expect(screen.getByRole('dialog', { name: 'Bantuan' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bantuan' }));
  await user.click(screen.getByText('di luar'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('scrolling away closes a panel; a late event of an earlier scroll does not', async () => {
  const user = userEvent.setup();
  render(<MenuButton trigger="Unduh" items={[{ key: 'csv', title: 'CSV', run: () => {} }]} />);
  const trigger = screen.getByRole('button', { name: 'Unduh' });
  await user.click(trigger);
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeVisible();
  jest
    .spyOn(trigger, 'getBoundingClientRect')
    .mockReturnValue({ ...trigger.getBoundingClientRect(), top: -40, left: 0 });
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Tab moves from a panel to what follows its button, Shift+Tab to the button; both close it', async () => {
  render(
    <>
      <Popover trigger="Kolom" label="Kolom">
        <input aria-label="satu" />
        <input type="radio" name="x" aria-label="dua" />
        <input type="radio" name="x" aria-label="tiga" />
      </Popover>
      <button type="button">sesudah</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Kolom' });
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByLabelText('satu')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('dua')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'sesudah' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(button).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first Tab leaves a panel that holds only text', async () => {
  render(
    <>
      <Popover trigger="?" label="Bantuan">
        Isi
      </Popover>
      <button type="button">sesudah</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bantuan' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'sesudah' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});
