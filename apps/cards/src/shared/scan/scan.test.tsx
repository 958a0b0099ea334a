import { act, fireEvent, render, screen } from '@testing-library/react';
import { numbersIn } from './numbers-in.ts';
import { ScanInput } from './ScanInput.tsx';
import { useScans } from './use-scans.ts';

const [first, second] = ['9710010000000019', '9710010000000027'];

function Desk({ check }: { readonly check: (cardNo: string) => string | null }) {
  const { scanned, scan } = useScans(check);
  return (
    <>
      <ScanInput onScan={scan} count={scanned.length} total={2} />
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
  render(<ScanInput as="damaged" onScan={() => null} />);
  await scan(first);
  expect(await screen.findByText('9710 0100 0000 0019 dicatat rusak')).toBeTruthy();
});
