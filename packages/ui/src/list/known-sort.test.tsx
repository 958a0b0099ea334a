import { notices } from '@console/auth';
import { screen, waitFor } from '@testing-library/react';
import { begin, cardTypeServices, listCall, openList } from '../../test/card-types.tsx';

beforeEach(() => {
  begin();
  notices.set([]);
});
const said = () => notices.get().map(({ text }) => text);

test.each(['tidakada,asc', 'gaji,desc'])('a link with the sort %s opens the list in its usual order', async (sort) => {
  const services = cardTypeServices();
  openList(services, `/card-types?sort=${sort}&page=2`);
  await screen.findAllByText(/Reguler/);
  expect(services.to(listCall).map(({ query }) => query.getAll('sort'))).toEqual([[]]);
  expect(services.to(listCall)[0]!.query.get('page')).toBe('2');
  expect(said()).toEqual([expect.stringContaining(sort.split(',', 1)[0]!)]);
});

test('a sort that the list has stays beside one that it lacks', async () => {
  const services = cardTypeServices();
  openList(services, '/card-types?sort=name,desc&sort=tidakada,asc');
  await screen.findAllByText(/Reguler/);
  await waitFor(() => expect(services.to(listCall).at(-1)!.query.getAll('sort')).toEqual(['name,desc']));
  expect(services.to(listCall)).toHaveLength(1);
});

test('nothing is said of sorts that the list has', async () => {
  openList(cardTypeServices(), '/card-types?sort=name,desc');
  await screen.findAllByText(/Reguler/);
  expect(said()).toEqual([]);
});
