import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmHost } from '@console/ui/dialogs';
import { OfferNote } from './OfferNote.tsx';

const dismiss = jest.fn();
const rows = jest.fn();
jest.mock('@console/auth', () => ({
  ...jest.requireActual('@console/auth'),
  useCan: () => () => true,
  useViewing: () => null,
}));
jest.mock('./endpoints.ts', () => ({
  live: {},
  dismissOffer: { useMutation: () => [dismiss] },
  releases: { useQuery: () => ({ data: { rows: rows() } }) },
}));
const release = { version: '2.0.0-0123456789', changelog: 'Lebih cepat', offeredAt: null, removedAt: null };
beforeEach(() => jest.clearAllMocks());

test('nothing is said while the program brought nothing new', () => {
  rows.mockReturnValue([release]);
  const { container } = render(<OfferNote remote="cards" />);
  expect(container).toBeEmptyDOMElement();
});

test('what the program brought is named, with the command that accepts it, and can be left with a reason', async () => {
  rows.mockReturnValue([{ ...release, offeredAt: '2026-11-23T09:00:00+07:00' }]);
  dismiss.mockResolvedValue({ data: null });
  render(
    <>
      <OfferNote remote="cards" />
      <ConfirmHost />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2.0.0-0123456789');
  expect(screen.getByText('npm run release -- accept cards')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Abaikan tawaran' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Alasan'), 'Belum waktunya');
  await userEvent.click(dialog.getByRole('button', { name: 'Abaikan tawaran' }));
  expect(dismiss).toHaveBeenCalledWith({
    parameters: { remote: 'cards' },
    body: { version: '2.0.0-0123456789', reason: 'Belum waktunya' },
  });
});
