import { text } from '@console/contracts/core/text';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewTokenDialog } from './NewTokenDialog.tsx';

const create = jest.fn();
const answer = jest.fn();
jest.mock('./endpoints.ts', () => ({
  createToken: { useMutation: () => [create, answer()] },
  remotes: { useQuery: () => ({ data: { rows: [{ id: 'cards', title: text('Kartu', 'Cards') }] } }) },
}));

test('a name that the services refuse is said beside the name, and nothing typed is lost', async () => {
  const message = 'Nama ini milik seorang pengguna. Beri nama lain kepada token';
  const errors = [{ field: 'name', code: 'RELEASE_TOKEN_NAME', message }];
  answer.mockReturnValue({
    error: { status: 422, code: 'VALIDATION', message: 'Periksa kembali isian Anda', errors, requestId: null },
    isLoading: false,
  });
  render(<NewTokenDialog onClose={jest.fn()} />);
  const name = screen.getByLabelText('Nama');
  await userEvent.type(name, 'ADMIN02');
  expect(name).toHaveAccessibleDescription(message);
  expect(name).toHaveValue('ADMIN02');
  expect(screen.queryByText('Periksa kembali isian Anda')).not.toBeInTheDocument();
});
