// Parameters that an address repeats, and how it combines its groups of conditions.
import { notices } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { screen, waitFor } from '@testing-library/react';
import { ResourceList } from '../index.ts';
import { Services, show, signInAs } from '../../../test/harness.tsx';
import { begin, cardTypeServices, listCall, openList } from '../../../test/card-types.tsx';

beforeEach(() => {
  begin();
  notices.set([]);
});
const said = () => notices.get().map(({ text }) => text);

const groups = 'where=code.contains.GOLD&where=name.contains.Kartu';

test.each(['any', 'ANY', 'Any'])('a link with match=%s joins its conditions by "atau"', async (match) => {
  const services = cardTypeServices();
  const { router } = openList(services, `/card-types?${groups}&match=${match}`);
  await waitFor(() => expect(services.to(listCall).at(-1)?.query.get('match')).toBe('any'));
  expect(await screen.findByText('atau')).toBeInTheDocument();
  expect(router.state.location.search).toContain(`match=${match}`);
  expect(said()).toEqual([]);
});

test('a link with an unknown match joins its conditions by "dan", and says so', async () => {
  const services = cardTypeServices();
  const { router } = openList(services, `/card-types?${groups}&match=x`);
  await waitFor(() => expect(said()).toEqual([expect.stringContaining('Kata penghubung syarat x')]));
  expect(await screen.findByText('dan')).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).has('match')).toBe(false);
  for (const { query } of services.to(listCall)) expect(query.has('match')).toBe(false);
});

test('a filter that takes several values gets each of a link once', async () => {
  signInAs('ADMIN01', { 'audit-trail:browse': 'Full Access' });
  const list = `GET /api/middle/${auditTrail.path}`;
  const services = new Services().on(list, { result: { rows: [], total: 0, page: 1, size: 10 } });
  const element = <ResourceList resource={auditTrail as unknown as Resource} />;
  show({ services, path: '/p', at: '/p?action=CREATE&action=UPDATE&action=CREATE', element });
  await waitFor(() => expect(services.to(list).at(-1)?.query.getAll('action')).toEqual(['CREATE', 'UPDATE']));
  expect(said()).toEqual([]);
});
