import { render, screen } from '@testing-library/react';
import { signInAs } from '../../../../packages/ui/test/harness.tsx';
import { MonthChart } from './MonthChart.tsx';

beforeEach(() => signInAs('ADMIN01', {}));

test('a month says the count of every part in digits and in words', () => {
  const month = { month: '2026-03', reported: 10, confirmed: 7, found: 3, replaced: 2 };
  render(<MonthChart months={[month as never]} />);
  expect(screen.getByText('3 / 2 / 2 / 3')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/3 ditemukan, 2 diganti, 2 hilang, 3 belum diputuskan$/);
});
