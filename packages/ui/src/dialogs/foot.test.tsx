import { render, screen } from '@testing-library/react';
import { Dialog } from './index.ts';

test('the buttons and what Escape is answered with stand in one foot, below all that scrolls', () => {
  render(
    <Dialog title="Simulasi" onClose={() => {}} footer={<button>Hitung</button>}>
      <input aria-label="Gaji" />
    </Dialog>,
  );
  const foot = screen.getByRole('button', { name: 'Hitung' }).closest('.dialog-foot')!;
  expect(foot).toContainElement(screen.getByRole('status'));
  expect(foot).not.toContainElement(screen.getByLabelText('Gaji'));
});
