import { notices } from '@console/auth';
import { cardDistribution } from '@console/contracts/cards/reporting-card-distribution';
import type { Resource } from '@console/contracts/core/resource';
import { memberReporting } from '@console/contracts/membership/reporting';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { Filters, useReportAddress } from './index.ts';

beforeEach(() => {
  signInAs('ADMIN01', {});
  notices.set([]);
});
const said = () => notices.get().map(({ text }) => text);

const reports: readonly Resource[] = [cardDistribution, memberReporting] as unknown as readonly Resource[];

function Report({ resource }: { readonly resource: Resource }) {
  const { state, change, query } = useReportAddress(resource);
  return (
    <>
      <Filters all resource={resource} value={state.filters} onApply={(filters) => change({ filters })} />
      <output data-testid="query">{JSON.stringify(query)}</output>
    </>
  );
}
const open = (resource: Resource, search: string) => {
  const services = new Services().on('GET /api/middle/branch/lov', { result: [] });
  return show({ services, path: '/p', at: `/p${search}`, element: <Report resource={resource} /> });
};

describe.each(reports)('the report $module', (resource) => {
  test.each([
    ['a day that is none', 'from=2026-13-01', [/Dari|dari/]],
    ['a day that its month lacks', 'from=2026-02-30&to=2026-03-31', [/dari 30-02-2026/i], 'to=2026-03-31'],
    ['days in another order of parts', 'from=01-11-2026', [/dari 01-11-2026/i]],
    ['a period that ends before it starts', 'from=2026-12-01&to=2026-11-01', [/01-12-2026/, /01-11-2026/]],
    ['an office that is no id', 'mraId=abc', [/MRA abc/]],
    ['parameters that it does not have', 'branch=999&page=3', [/tidak mengenali branch, page/]],
  ] as const)('says that it leaves out %s', async (_what, search, words, ...[left = '']: readonly string[]) => {
    const { router } = open(resource, `?${search}`);
    await waitFor(() => expect(router.state.location.search).toBe(left && `?${left}`));
    expect(said()).toEqual(words.map((each) => expect.stringMatching(each)));
    const asked = Object.fromEntries(new URLSearchParams(left));
    expect(screen.getByTestId('query')).toHaveTextContent(JSON.stringify(asked));
  });

  test('says nothing of filters that it can use', async () => {
    const { router } = open(resource, '?from=2026-11-01&to=2026-11-30');
    await screen.findByDisplayValue('01-11-2026');
    expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-30');
    expect(said()).toEqual([]);
  });

  test('names an office that is no more as not found, and asks for its figures alone', async () => {
    const branchId = '0193a1b2-0000-7000-8000-000000000099';
    open(resource, `?branchId=${branchId}`);
    expect(await screen.findByDisplayValue('(data tidak ditemukan)')).toBeVisible();
    expect(screen.getByTestId('query')).toHaveTextContent(branchId);
  });
});
