import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainTable } from './PlainTable.tsx';

const rows = [
  { office: '10010', rate: '2,45 %' },
  { office: '10020', rate: '2,3 %' },
];
const asked: number[] = [];
const open = (pages?: { readonly page: number; readonly size: number; readonly total: number }) =>
  render(
    <PlainTable
      label="Rate"
      rows={rows}
      keyOf={({ office }) => office}
      columns={[
        { title: 'Kantor', of: ({ office }) => office, isHead: true },
        { title: 'Rate', of: ({ rate }) => rate, isNumber: true },
      ]}
      {...(pages ? { pages, onPage: (page: number) => asked.push(page) } : {})}
    />,
  );

test('rows are named by their head, and numbers stand at the end', () => {
  open();
  expect(screen.getByRole('row', { name: '10020 2,3 %' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '10010' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '2,45 %' })).toHaveClass('number');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a table of several pages leads to the next one', async () => {
  open({ page: 1, size: 2, total: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(asked).toEqual([2]);
});

test('a totals row stands below the rows, its title over the columns without a total', () => {
  render(
    <PlainTable
      label="Rate"
      rows={rows}
      totals="Jumlah"
      columns={[
        { title: 'Kantor', of: ({ office }) => office, isHead: true },
        { title: 'Cabang', of: () => '-' },
        { title: 'Rate', of: ({ rate }) => rate, isNumber: true, total: '4,75 %' },
        { title: 'Catatan', of: () => '-' },
      ]}
    />,
  );
  expect(screen.getByRole('rowheader', { name: 'Jumlah' })).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('row', { name: 'Jumlah 4,75 %' })).toBeVisible();
});
