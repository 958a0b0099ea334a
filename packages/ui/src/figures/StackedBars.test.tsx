import { render, screen } from '@testing-library/react';
import { StackedBars } from './StackedBars.tsx';

test('bars share one scale, and each says its counts', () => {
  render(
    <StackedBars
      label="Per minggu"
      parts={[
        { key: 'approved', title: 'Disetujui', tone: 'good' },
        { key: 'rejected', title: 'Ditolak', tone: 'bad' },
      ]}
      bars={[
        { key: '1', title: '02-03', label: '4 order', counts: { approved: 3, rejected: 1 }, figure: '4' },
        { key: '2', title: '09-03', label: '2 order', counts: { approved: 1, rejected: 1 }, figure: '2' },
        { key: '3', title: '16-03', label: '0 order', counts: { approved: 0, rejected: 0 }, figure: '0' },
      ]}
    />,
  );
  const widths = screen
    .getAllByRole('img')
    .map((bar) => [...bar.children].map((part) => (part as HTMLElement).style.inlineSize));
  expect(widths).toEqual([
    ['75%', '25%'],
    ['25%', '25%'],
    ['0%', '0%'],
  ]);
  expect(screen.getByRole('img', { name: '4 order' })).toBeVisible();
  expect(screen.getByText('Ditolak')).toBeVisible();
});
