import { render, screen } from '@testing-library/react';
import { Roles } from './people.tsx';

test('roles stand as words, not as their codes', () => {
  render(<Roles roles={[{ name: 'ho_business_head', jobName: '1' }]} />);
  expect(screen.getByText('HO business head')).toBeVisible();
  expect(screen.queryByText('ho_business_head')).toBeNull();
});
