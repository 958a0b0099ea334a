import { profile } from '@console/auth';
import { act, screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { useProposals } from './Proposals.tsx';

const call = 'POST /api/middle/card-stock/propose-reservation';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const createdProposal = (n: number) => ({
  secureId: id(n),
  reservationNo: `RSV-202611-0000${n}`,
  requester: `1600${n} Kantor`,
  lines: n,
  cards: n * 100,
});
const asUser = (type: string) =>
  act(() => profile.set({ state: 'loaded', data: { flag: '2', mayReveal: false, scope: { type } } } as never));

function Desk() {
  const { canPropose: may, propose, outcome } = useProposals();
  return (
    <>
      {may ? (
        <button type="button" onClick={() => propose([id(8), id(9)])}>
          Usulkan
        </button>
      ) : (
        <p>tidak boleh</p>
      )}
      {outcome}
    </>
  );
}
const open = (services: Services) => show({ services, path: '/card-stock', element: <Desk /> });

beforeEach(() => {
  localStorage.clear();
  signInAs('HOOPS01', { 'card-stock:browse': 'Input', 'card-reservations:browse': 'Input' });
  asUser('NATIONAL');
});

test('the one reservation that was made is opened', async () => {
  const services = new Services().on(call, { result: { made: [createdProposal(1)], leftOut: [] } });
  const { user, router } = open(services);
  await user.click(screen.getByRole('button', { name: 'Usulkan' }));
  expect(services.to(call)[0]!.body).toEqual({ stockIds: [id(8), id(9)] });
  expect(await screen.findByText('Usulan RSV-202611-00001 dibuat')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/card-reservations/${id(1)}`);
});

test('several are named, and what was left out says why and leads to what is open', async () => {
  const leftOut = [
    {
      office: '16020 Malang',
      cardType: 'Reguler',
      code: 'OPEN_RESERVATION_EXISTS',
      reservationId: id(7),
      reservationNo: 'RSV-202611-00007',
    },
    { office: '16030 Kediri', cardType: 'Gold', code: 'PROPOSAL_NOT_NEEDED', reservationId: null, reservationNo: null },
  ];
  const { user, router } = open(
    new Services().on(call, { result: { made: [createdProposal(1), createdProposal(2)], leftOut } }),
  );
  await user.click(screen.getByRole('button', { name: 'Usulkan' }));
  expect(await screen.findByRole('dialog', { name: 'Usulan reservasi' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 7].map((n) => `/card-reservations/${id(n)}`),
  );
  expect(
    screen.getByText(/RSV-202611-00007 masih terbuka untuk 16020 Malang dengan jenis kartu Reguler/),
  ).toBeVisible();
  expect(screen.getByText('Stok Gold di 16030 Kediri masih cukup')).toBeVisible();
  expect(router.state.location.pathname).toBe('/card-stock');
});

test('what the services refuse is said', async () => {
  const { user } = open(
    new Services().on(call, {
      status: 409,
      refusal: { code: 'PROPOSAL_NOT_NEEDED', message: 'Stok Gold di 16030 Kediri masih cukup' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Usulkan' }));
  expect(await screen.findByText('Stok Gold di 16030 Kediri masih cukup')).toBeVisible();
});

test.each([
  ['an MRO, who looks at cards alone', 'MRO', 'Input'] as const,
  ['who draws up no reservations', 'BRANCH', 'View Only'] as const,
])('is not offered to %s', (_, type, level) => {
  signInAs('HOOPS01', { 'card-stock:browse': 'Input', 'card-reservations:browse': level });
  asUser(type);
  open(new Services());
  expect(screen.getByText('tidak boleh')).toBeVisible();
});
