import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Amount } from './Amount.tsx';

test('an amount says its words while it is pointed at', async () => {
  render(<Amount value={15_000} />);
  const amount = screen.getByText(/15\.000/);
  expect(amount).not.toHaveAttribute('title');
  await userEvent.hover(amount);
  await screen.findByTitle('lima belas ribu');
});
