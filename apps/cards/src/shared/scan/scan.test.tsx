import { act, fireEvent, render, screen } from '@testing-library/react';
import { numbersIn } from './numbers-in.ts';
import { useAfterScans } from './scan-gate.ts';
import { ScanInput } from './ScanInput.tsx';
import { useScans } from './use-scans.ts';

const [first, second] = ['9710010000000019', '9710010000000027'];

interface DeskProps {
  readonly check: (cardNo: string) => Promise<string | null> | string | null;
  readonly send?: (cardNos: readonly string[]) => void;
}
function Desk({ check, send }: DeskProps) {
  const { scanned, scan } = useScans(check);
  const [save, gate] = useAfterScans(() => send?.(scanned));
  return (
    <>
      <ScanInput onScan={scan} gate={gate} count={scanned.length} total={2} />
      <button onClick={() => void save()}>Simpan</button>
      <ul>
        {scanned.map((cardNo) => (
          <li key={cardNo}>{cardNo}</li>
        ))}
      </ul>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const scan = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' });
    await Promise.resolve();
  });
};

test('a scanned number is cleaned, taken and counted, and the field is ready for the next', async () => {
  render(<Desk check={() => null} />);
  await scan('9710 0100-0000 0019');
  expect(await screen.findByText(first)).toBeTruthy();
  expect(screen.getByText(/1 dari 2/)).toBeTruthy();
  expect(field().value).toBe('');
});

test('a wrong check digit is shown before any call, and the number stays', async () => {
  const check = jest.fn(() => null);
  render(<Desk check={check} />);
  await scan('9710010000000018');
  expect((await screen.findByRole('alert')).textContent).toContain('Nomor kartu tidak valid');
  expect(check).not.toHaveBeenCalled();
  expect(field().value).toBe('9710010000000018');
});

test('a card that is refused or comes twice is not counted', async () => {
  render(<Desk check={(cardNo) => (cardNo === second ? 'Bukan stok bebas' : null)} />);
  await scan(first);
  await scan(first);
  expect((await screen.findByRole('alert')).textContent).toContain('sudah dipindai');
  await scan(second);
  expect((await screen.findByRole('alert')).textContent).toContain('Bukan stok bebas');
  expect(screen.getByText(/1 dari 2/)).toBeTruthy();
});

test('of pasted numbers each wrong one is shown and stays in the field, the others are accepted', async () => {
  render(<Desk check={(cardNo) => (cardNo === second ? 'Bukan stok bebas' : null)} />);
  const pasted = `${first}\n\n  \n${first}\n${second}\n9710010000000018\n12345\n9710010000000100\n`;
  await act(async () => {
    fireEvent.paste(field(), { clipboardData: { getData: () => pasted } });
    await Promise.resolve();
  });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('2 dari 6 nomor diterima');
  expect([...said.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '9710 0100 0000 0019: Kartu sudah dipindai',
    '9710 0100 0000 0027: Bukan stok bebas',
    '9710 0100 0000 0018: Nomor kartu tidak valid',
    '12345: Nomor kartu terdiri dari 16 digit',
  ]);
  expect(field().value).toBe(`${first}, ${second}, 9710010000000018, 12345`);
  expect(screen.getByText(/2 dari 2/)).toBeTruthy();
  await scan(field().value.replace('12345', '9710020000000018').replace(`${first}, `, ''));
  expect((await screen.findByRole('alert')).textContent).toContain('1 dari 3 nomor diterima');
});

test('pasted lines, lists and printed numbers are cut into numbers', () => {
  expect(numbersIn(`${first}\n${second}\r\n`)).toEqual([first, second]);
  expect(numbersIn('9710 0100 0000 0019; 9710 0100 0000 0027')).toEqual(['9710 0100 0000 0019', '9710 0100 0000 0027']);
  expect(numbersIn(`${first} ${second}`)).toEqual([first, second]);
});

test.each([
  ['9710 0100 0000 0019 9710 0100 0000 0027'],
  ['9710-0100-0000-0019 9710-0100-0000-0027'],
  [`${first}${second}`],
  [`${first} ${second}`],
])('several numbers on one line are separated: %s', (line) => expect(numbersIn(line)).toEqual([first, second]));

test('a row of digits that is not made of valid numbers stays as it was pasted', () => {
  expect(numbersIn('9710 0100 0000 0019 9710 0100 0000 0028')).toHaveLength(1);
});

test('a card scanned as damaged is recorded as damaged, not as accepted', async () => {
  render(<ScanInput as="damaged" onScan={() => null} acts />);
  await scan(first);
  expect(await screen.findByText('9710 0100 0000 0019 dicatat rusak')).toBeTruthy();
});

const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const leave = async () => {
  await act(async () => {
    fireEvent.blur(field());
    await Promise.resolve();
  });
};
const save = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await Promise.resolve();
  });
};

test('leaving the field takes what it holds as Enter does', async () => {
  render(<Desk check={() => null} />);
  write(first);
  await leave();
  expect(await screen.findByText(first)).toBeTruthy();
  expect(field().value).toBe('');
});

test('what cannot be taken when the field is left stays with its fault, and is asked about once', async () => {
  const check = jest.fn(() => 'Bukan stok bebas');
  render(<Desk check={check} />);
  write(first);
  await leave();
  expect((await screen.findByRole('alert')).textContent).toContain('Bukan stok bebas');
  await leave();
  expect(check).toHaveBeenCalledTimes(1);
  expect(field().value).toBe(first);
});

test.each([
  ['is typed', () => undefined],
  ['is left', () => fireEvent.blur(field())],
])('a number that %s is part of what is sent, also when its check takes time', async (_, after) => {
  const send = jest.fn();
  let answer: (why: string | null) => void = () => undefined;
  const check = () => new Promise<string | null>((resolve) => (answer = resolve));
  render(<Desk check={check} send={send} />);
  write(first);
  after();
  await save();
  expect(send).not.toHaveBeenCalled();
  await act(async () => {
    answer(null);
    await Promise.resolve();
  });
  expect(send.mock.calls).toEqual([[[first]]]);
});

test('nothing is sent while a number cannot be taken, until it is cleared', async () => {
  const send = jest.fn();
  render(<Desk check={(cardNo) => (cardNo === second ? 'Bukan stok bebas' : null)} send={send} />);
  await scan(first);
  for (const wrong of [second, '12345']) {
    write(wrong);
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Bukan stok bebas|16 digit/);
    expect(field()).toHaveFocus();
  }
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan' }));
  await save();
  expect(send.mock.calls).toEqual([[[first]]]);
});

test('where a scan is itself an act, leaving the field begins nothing and says so', async () => {
  const open = jest.fn(() => null);
  render(<ScanInput onScan={open} acts />);
  write(first);
  await leave();
  expect((await screen.findByRole('alert')).textContent).toContain('Tekan Enter');
  expect(open).not.toHaveBeenCalled();
  await scan(first);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a card that is stored although it is wrong here is said, and does not stay in the field', async () => {
  render(<ScanInput onScan={() => ({ recorded: 'Bukan kartu brankas ini' })} acts />);
  await scan(first);
  expect((await screen.findByText(/Bukan kartu brankas ini/)).textContent).toContain('9710 0100 0000 0019');
  expect(field().value).toBe('');
});
