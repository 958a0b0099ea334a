import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadRichInputs } from '../../test/harness.tsx';
import { Combobox, Select, type ComboboxOption } from './index.ts';

const offices: readonly ComboboxOption[] = [
  { value: '19050', label: '19050 - Manado' },
  { value: '19060', label: '19060 - Jayapura' },
];

function Offices({ label = '19060 - Jayapura', chosen = ['19060'] }: { label?: string; chosen?: readonly string[] }) {
  const [value, setValue] = useState<readonly string[]>(chosen);
  const [search, setSearch] = useState('');
  const optionOf = (each: string) => ({ value: each, label: each === '19060' ? label : '19050 - Manado' });
  return (
    <form aria-label="kantor" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        id="office"
        label="Kode kantor"
        chosen={value.map(optionOf)}
        options={offices.filter((office) => office.label.toLowerCase().includes(search.toLowerCase()))}
        onSearch={setSearch}
        onChange={(next) => setValue(next.map((each) => each.value))}
      />
      <output aria-label="nilai">{value.join()}</output>
    </form>
  );
}

function States() {
  const [value, setValue] = useState('ALL');
  return (
    <>
      <Select aria-label="Status" value={value} onChange={({ target }) => setValue(target.value)}>
        <option value="ALL">Semua</option>
        <option value="ACTIVE">Aktif</option>
      </Select>
      <button type="button">sesudah</button>
    </>
  );
}

const office = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Kode kantor' });
const state = () => screen.getByRole('combobox', { name: 'Status' });
const value = () => screen.getByRole('status', { name: 'nilai' }).textContent;
const isRich = (input: HTMLElement) => input.closest('.ant-select') !== null;

// The code of the rich inputs is loaded once in a file: the plain ones come first.
let isLoaded = false;
const arrive = async () => {
  await act(loadRichInputs);
  isLoaded = true;
};

describe('while the code of the rich inputs is on its way', () => {
  beforeEach(() => expect(isLoaded).toBe(false));

  test('typing replaces the chosen option also when its label loads after the input got the focus', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Offices label="…" />);
    await user.tab();
    rerender(<Offices label="19060 - Jayapura" />);
    await user.keyboard('manado');
    expect(office()).toHaveValue('manado');
  });

  test('Enter chooses the first option that was found, and does not send the form while the list is open', async () => {
    const user = userEvent.setup();
    render(<Offices />);
    const sent = jest.fn();
    screen.getByRole('form').addEventListener('submit', sent);
    await user.click(office());
    await user.keyboard('{Enter}');
    expect(value()).toBe('19060');
    await user.keyboard('mana{Enter}');
    expect(value()).toBe('19050');
    expect(office()).toHaveValue('19050 - Manado');
    expect(sent).not.toHaveBeenCalled();
  });

  test('text that names an option is chosen when it is left, and other text is said to name none', async () => {
    const user = userEvent.setup();
    render(<Offices chosen={[]} />);
    await user.type(office(), 'manado');
    await user.tab();
    expect(value()).toBe('19050');
    await user.clear(office());
    await user.type(office(), 'manad');
    await user.tab();
    expect(value()).toBe('');
    expect(office()).toHaveValue('manad');
    expect(office()).toBeInvalid();
  });
});

describe('when the code of the rich inputs arrives', () => {
  test('focus, text, selection and the open list pass on, and parts in use are not replaced', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Offices />
        <States />
      </>,
    );
    act(() => office().focus());
    office().setSelectionRange(2, 5, 'backward');
    // A pointer is pressed on the choice.
    fireEvent.pointerOver(state());
    fireEvent.pointerDown(state());
    const plain = office();
    await arrive();
    expect(office()).toBe(plain);
    fireEvent.pointerUp(state());
    await waitFor(() => expect(isRich(office())).toBe(true));
    expect(office()).toHaveFocus();
    expect([office().selectionStart, office().selectionEnd]).toEqual([2, 5]);
    expect(office().selectionDirection).toBe('backward');
    expect(office()).toHaveAttribute('aria-expanded', 'false');

    expect(state().tagName).toBe('SELECT');
    await user.hover(screen.getByRole('button', { name: 'sesudah' }));
    await waitFor(() => expect(isRich(state())).toBe(true));
  });
});
