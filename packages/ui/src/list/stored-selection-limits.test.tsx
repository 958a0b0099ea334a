import { cleanup, fireEvent, screen } from '@testing-library/react';
import { begin, idOf, listCall, openList as open, rows } from '../../test/card-types.tsx';
import { Services, type Received } from '../../test/harness.tsx';

// A tenth of what holds in use: drawing 600 rows takes as long as twenty other tests.
jest.mock('@console/contracts/core/list-limits', () => ({
  ...jest.requireActual<object>('@console/contracts/core/list-limits'),
  namedLimit: 10,
  bulkLimit: 50,
}));

beforeEach(() => begin());

test('many rows are read some at a time, and no more are stored than one action takes', async () => {
  const many = Array.from({ length: 62 }, (_, index) => ({
    ...rows[0]!,
    secureId: idOf(index),
    name: `Jenis ${index}`,
  }));
  const services = new Services().on(listCall, ({ query }: Received) => {
    const [page, size, named] = [Number(query.get('page')), Number(query.get('size')), query.getAll('secureId')];
    const found = many.filter(({ secureId }) => named.length === 0 || named.includes(secureId));
    return { result: { rows: found.slice((page - 1) * size, page * size), total: found.length, page, size } };
  });
  open(services, '/card-types?size=10');
  for (let page = 0; page < 6; page += 1) {
    await screen.findByLabelText(`Pilih Jenis ${page * 10}`);
    fireEvent.click(screen.getByLabelText('Pilih semua di halaman ini'));
    fireEvent.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  }
  expect(screen.getByText('60 dipilih')).toBeVisible();
  cleanup();
  open(services, '/card-types?size=10');
  expect(await screen.findByText('50 dipilih')).toBeVisible();
  expect(
    services
      .to(listCall)
      .filter(({ query }) => query.has('secureId'))
      .map(({ query }) => query.getAll('secureId').length),
    // The ten of the shown page are there already.
  ).toEqual([10, 10, 10, 10]);
});
