import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarkPrintedDialog } from './MarkPrintedDialog.tsx';

const mark = jest.fn();
jest.mock('@console/api', () => ({
  ...jest.requireActual<object>('@console/api'),
  mutationEndpoint: () => ({ useMutation: () => [mark, { isLoading: false }] }),
}));

const batch = { secureId: 'batch', version: 1, batchNo: 'B-1', quantity: 1_500, spoiled: 0 };

test.each([
  ['1.000', 1_000, ''],
  ['1.501', null, 'Harus antara 0 dan 1.500'],
  ['120,5', null, 'Harus berupa angka, contoh: 1000000'],
  ['-5', null, 'Harus antara 0 dan 1.500'],
])('a count pasted as %s is saved as %s and described as %j', async (pasted, printed, fault) => {
  sessionStorage.clear();
  mark.mockReset().mockResolvedValue({ data: null });
  const user = userEvent.setup();
  render(<MarkPrintedDialog batch={batch as never} onClose={jest.fn()} />);
  await user.click(screen.getByLabelText('Tercetak baik'));
  await user.paste(pasted);
  expect(screen.getByLabelText('Tercetak baik')).toHaveAccessibleDescription(fault);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const sent = { body: { secureId: 'batch', version: 1, printed, spoiled: 0 } };
  expect(mark.mock.calls).toEqual(printed === null ? [] : [[sent]]);
});
