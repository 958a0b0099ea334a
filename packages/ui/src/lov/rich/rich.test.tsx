import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadRichInputs } from '../../../test/harness.tsx';
import { Combobox, Select } from '../index.ts';
import { richInputs, useBeforeRichInputs } from './rich-inputs.ts';

function Choice({ start = 'ALL' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="state">Status</label>
      <Select id="state" className="input" value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="ALL">Semua</option>
        <option value="ACTIVE">Aktif</option>
        <option value="OFF">Tidak aktif</option>
        <option value="GONE" disabled>
          Dihapus
        </option>
      </Select>
      <output aria-label="nilai">{value}</output>
      <button type="button">sesudah</button>
    </form>
  );
}

function Offices() {
  const [text, setText] = useState('');
  return (
    <>
      <Combobox id="office" label="Kantor" chosen={[]} options={[]} onSearch={setText} onChange={() => undefined} />
      <output aria-label="dicari">{text}</output>
    </>
  );
}

const choice = () => screen.getByRole('combobox', { name: 'Status' });
const value = () => screen.getByRole('status', { name: 'nilai' }).textContent;
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('until the rich inputs arrive, plain ones keep the focus and what is typed', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Choice />
      <Offices />
    </>,
  );
  expect(choice().tagName).toBe('SELECT');
  await user.selectOptions(choice(), 'Aktif');
  expect(value()).toBe('ACTIVE');
  const office = () => screen.getByRole('combobox', { name: 'Kantor' });
  await user.type(office(), 'band');
  await act(loadRichInputs);
  expect(office()).toHaveFocus();
  expect(office()).toHaveValue('band');
  expect(office()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status', { name: 'dicari' })).toHaveTextContent('band');
  expect(choice()).toHaveValue('Aktif');
});

test('a choice reads out its title, names its list, and finds an option by letters', async () => {
  const user = userEvent.setup();
  render(<Choice />);
  expect(choice()).toHaveValue('Semua');
  await user.click(choice());
  expect(screen.getByRole('listbox', { name: 'Pilihan' })).toBeInTheDocument();
  expect(options()).toEqual(['Semua', 'Aktif', 'Tidak aktif', 'Dihapus']);
  await user.type(choice(), 'tidak');
  expect(options()).toEqual(['Tidak aktif']);
  fireEvent.keyDown(choice(), { key: 'Enter', keyCode: 13 });
  expect(value()).toBe('OFF');
  expect(choice()).toHaveValue('Tidak aktif');
});

test('Tab takes the option whose beginning was typed, and moves to the next control', async () => {
  const user = userEvent.setup();
  render(<Choice />);
  await user.tab();
  await user.keyboard('ak');
  await user.tab();
  expect(value()).toBe('ACTIVE');
  expect(screen.getByRole('button', { name: 'sesudah' })).toHaveFocus();
});

test('text that names no option changes nothing, and neither does an option that may not be chosen', async () => {
  const user = userEvent.setup();
  render(<Choice start="ACTIVE" />);
  await user.tab();
  await user.keyboard('xyz');
  await user.tab();
  expect(value()).toBe('ACTIVE');
  expect(choice()).toHaveValue('Aktif');
  expect(choice()).toHaveAccessibleDescription('“xyz” bukan salah satu pilihan. Pilih dari daftar');
  await user.click(choice());
  await user.keyboard('dihapus');
  await user.tab();
  expect(value()).toBe('ACTIVE');
  expect(choice()).toHaveAccessibleDescription('“dihapus” bukan salah satu pilihan. Pilih dari daftar');
  await user.click(choice());
  await user.keyboard('tidak');
  await user.tab();
  expect(value()).toBe('OFF');
  expect(choice()).toBeValid();
});

test('a pasted text finds what it names, whatever its signs and blanks', async () => {
  const user = userEvent.setup();
  render(<Choice start="ACTIVE" />);
  await user.click(choice());
  for (const pasted of ['Tidak\u00A0aktif', '\u200Btidak  aktif', '\uFF34idak aktif']) {
    await user.clear(choice());
    await user.paste(pasted);
    expect(options()).toEqual(['Tidak aktif']);
  }
  await user.tab();
  expect(value()).toBe('OFF');
});

test('text that several options hold chooses none of them', async () => {
  const user = userEvent.setup();
  render(<Choice start="ACTIVE" />);
  await user.tab();
  await user.keyboard('i');
  await user.tab();
  expect(value()).toBe('ACTIVE');
  expect(choice()).toHaveAccessibleDescription('“i” bukan salah satu pilihan. Pilih dari daftar');
});

test('the code waits until the rows of a list are there', () => {
  const idle = jest.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
  const Rows = ({ busy }: { readonly busy: boolean }) => {
    useBeforeRichInputs(busy);
    return <Choice />;
  };
  const { rerender } = render(<Rows busy />);
  expect(idle).not.toHaveBeenCalled();
  rerender(<Rows busy={false} />);
  expect(idle).toHaveBeenCalledTimes(1);
  expect(richInputs.state.get().status).toBe('ready');
});

test('several chosen options stand in the input, each with a button that takes it away', async () => {
  const change = jest.fn();
  const kinds = [
    { value: 'A', label: 'Reguler' },
    { value: 'B', label: 'Platinum' },
  ];
  const user = userEvent.setup();
  render(
    <Combobox id="kinds" label="Jenis" several chosen={kinds} options={kinds} onSearch={jest.fn()} onChange={change} />,
  );
  await user.click(screen.getByRole('button', { name: 'Hapus Reguler' }));
  expect(change).toHaveBeenLastCalledWith([kinds[1]]);
  await user.click(screen.getByRole('combobox', { name: 'Jenis' }));
  await user.click(screen.getByRole('option', { name: 'Platinum' }));
  expect(change).toHaveBeenLastCalledWith([kinds[0]]);
});
