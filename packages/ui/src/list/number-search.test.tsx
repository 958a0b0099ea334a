import { referenceTo } from '@console/contracts/core/number-reference';
import { screen, waitFor } from '@testing-library/react';
import { begin, cardTypeServices, idOf, listCall, openList } from '../../test/card-types.tsx';

const opened = (id: string) =>
  [`/card-types?search=${referenceTo(id)}`, `GET /api/middle/number-reference/${id}`] as const;

beforeEach(() => begin());

test('an address with a reference shows the number to its author, and sends the reference only', async () => {
  const [address, read] = opened(idOf(70));
  const services = cardTypeServices().on(read, { result: { number: '081377001122' } });
  openList(services, address);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('081377001122'));
  expect(services.to(listCall).map(({ query }) => query.get('search'))).toEqual([referenceTo(idOf(70))]);
});

test('other people do not see the number, and the list is read all the same', async () => {
  const [address, read] = opened(idOf(71));
  const services = cardTypeServices().on(read, { status: 404, refusal: { code: 'NOT_FOUND', message: 'x' } });
  openList(services, address);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('••••••••'));
  expect(services.to(listCall).map(({ query }) => query.get('search'))).toEqual([referenceTo(idOf(71))]);
});

test('a typed number is stored before the search', async () => {
  const keep = 'POST /api/middle/number-reference';
  const services = cardTypeServices().on(keep, { result: null });
  const { user } = openList(services);
  await screen.findByText('Reguler 0');
  await user.type(screen.getByRole('searchbox'), '081377001199{Enter}');
  await waitFor(() => expect(services.to(keep)).toHaveLength(1));
  const { id: kept, number } = services.to(keep)[0]!.body as { id: string; number: string };
  expect(number).toBe('081377001199');
  await waitFor(() => expect(services.to(listCall).at(-1)?.query.get('search')).toBe(referenceTo(kept)));
  expect(screen.getByRole('searchbox')).toHaveValue('081377001199');
});
