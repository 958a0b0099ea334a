import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProofDialog from './ProofDialog.tsx';

const question = { minutes: 10, proofs: ['password', 'totp', 'passkey'], answer: jest.fn() } as never;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('another kind of proof is ready at once: its field, or its button where there is nothing to type', async () => {
  render(<ProofDialog question={question} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await press('Pakai kode authenticator');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Kode/ }));
  await press('Pakai passkey');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Konfirmasi' }));
  await press('Pakai password');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
