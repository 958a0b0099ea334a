import { mutationEndpoint } from '@console/api';
import { call } from '@console/contracts/core/call';
import { cardTypes } from '@console/contracts/cards/card-types';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { idOf, rows } from '../../test/card-types.tsx';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { useErrorText } from '../feedback/index.ts';
import { useVersioned } from './index.ts';

interface Record1 {
  readonly secureId: string;
  readonly version: number;
  readonly updatedBy: string;
  readonly name: string;
  readonly tier: number;
  readonly validityMonths: number;
}
const stored = rows[0] as unknown as Record1;
const detail = `GET /api/middle/card-types/${idOf(0)}`;
const write = 'PUT /api/middle/card-types/review';
const review = mutationEndpoint(
  call<unknown, object, null>({
    name: 'card-types.review',
    base: 'middle',
    version: 'v1',
    method: 'PUT',
    path: 'card-types/review',
    access: { privilege: 'card-types:browse', action: 'update' },
    summary: 'Test: an act on a card type',
  } as never),
);

/** A dialog that types a name and is based on the tier. */
function Desk({ record }: { readonly record: Record1 }) {
  const [name, setName] = useState(record.name);
  const [fault, setFault] = useState<string>();
  const errorText = useErrorText();
  const [send] = review.useMutation();
  const act = useVersioned({
    resource: cardTypes,
    record,
    basis: ['tier', 'name'],
    shown: (field, now) => (field === 'name' ? now.name : null),
  });
  const save = async () => {
    const answer = await act((version, values) => send({ body: { version, ...values } }), { name });
    setFault('error' in answer ? errorText(answer.error) : 'Selesai');
  };
  return (
    <>
      <input aria-label="Nama" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => void save()}>
        Kirim
      </button>
      <p data-testid="fault">{fault}</p>
    </>
  );
}

/** Services that have this record and refuse every other version. */
function holding(current: Record1) {
  let now = current;
  const services = new Services()
    .on(detail, () => ({ result: now }))
    .on(write, ({ body }) =>
      (body as Record1).version === now.version
        ? { result: null }
        : { status: 409, refusal: { code: 'STALE_VERSION', message: 'Data sudah diubah', result: {} } },
    );
  return {
    services,
    change: (part: Partial<Record1>) => {
      now = { ...now, version: now.version + 1, updatedBy: 'BUDI', ...part };
    },
  };
}
async function send(services: Services, name?: string) {
  const { user } = show({ services, path: '/', element: <Desk record={stored} /> });
  if (name !== undefined) {
    await user.clear(screen.getByLabelText('Nama'));
    await user.type(screen.getByLabelText('Nama'), name);
  }
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  return user;
}
const bodies = (services: Services) => services.to(write).map(({ body }) => body);

beforeEach(() => signInAs('SITI', { 'card-types:browse': 'Full Access' }));

test('without another change it is sent once, with the version that was seen', async () => {
  const { services } = holding(stored);
  await send(services, 'Baru');
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(bodies(services)).toEqual([{ version: stored.version, name: 'Baru' }]);
});

test('another person’s change of another field is merged without a question, and a notice says so', async () => {
  const { services, change } = holding(stored);
  change({ validityMonths: 24 });
  await send(services, 'Baru');
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(screen.getByText(/^BUDI mengubah Masa berlaku \(bulan\) pada saat yang sama; perubahan Anda/)).toBeVisible();
  expect(bodies(services).at(-1)).toEqual({ version: stored.version + 1, name: 'Baru' });
});

test('a field that is not changed here keeps the other person’s value', async () => {
  const { services, change } = holding(stored);
  change({ name: 'Dari Budi' });
  await send(services);
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(bodies(services).at(-1)).toEqual({ version: stored.version + 1, name: 'Dari Budi' });
});

test('the same field needs a decision: nothing is sent, typing stays, and sending again decides', async () => {
  const { services, change } = holding(stored);
  change({ name: 'Dari Budi' });
  const user = await send(services, 'Baru');
  expect(await screen.findByTestId('fault')).toHaveTextContent(
    /^BUDI mengubah Nama \(kini Dari Budi\) pada saat yang sama\. Isian Anda tetap ada/,
  );
  expect(bodies(services)).toHaveLength(1);
  expect(screen.getByLabelText('Nama')).toHaveValue('Baru');
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(bodies(services).at(-1)).toEqual({ version: stored.version + 1, name: 'Baru' });
});

test('a field of the basis needs a decision too, also when it is not typed', async () => {
  const { services, change } = holding(stored);
  change({ tier: 5 });
  await send(services, 'Baru');
  expect(await screen.findByTestId('fault')).toHaveTextContent(/^BUDI mengubah Tingkat pada saat yang sama/);
  expect(bodies(services)).toHaveLength(1);
});

test('a change of one’s own in another tab needs neither decision nor notice', async () => {
  const { services, change } = holding(stored);
  change({ tier: 5, updatedBy: 'SITI' });
  await send(services, 'Baru');
  expect(await screen.findByText('Selesai')).toBeVisible();
  expect(screen.queryByText(/pada saat yang sama/)).toBeNull();
});

test('retries stop when the record keeps changing, and the refusal is returned', async () => {
  const { services, change } = holding(stored);
  services.on(write, () => {
    change({ validityMonths: 36 });
    return { status: 409, refusal: { code: 'STALE_VERSION', message: 'Data sudah diubah', result: {} } };
  });
  await send(services, 'Baru');
  expect(await screen.findByText('Data sudah diubah')).toBeVisible();
  expect(bodies(services)).toHaveLength(4);
});
