import { act as declaredAct, type Resource } from '@console/contracts/core/resource';
import { cardTypes } from '@console/contracts/cards/card-types';
import { proposed } from '@console/contracts/core/changes';
import { paragraph } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { screen, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, openList } from '../../../test/card-types.tsx';

const resource = {
  ...cardTypes,
  acts: {
    freeze: declaredAct({
      title: text('Bekukan', 'Freeze'),
      effect: text('Tidak dapat dipilih sampai dilepas.', 'Cannot be chosen until it is released.'),
      action: 'update',
      danger: true,
      fields: { remark: paragraph({ minimum: 5, maximum: 250 }) },
      titles: { remark: text('Keterangan', 'Remark') },
      result: proposed,
      errors: [],
    }),
  },
} as unknown as Resource;
const preview = 'POST /api/middle/card-types/freeze/preview';
const many = 'POST /api/middle/card-types/freeze/many';
const run = `GET /api/scheduler/v3/run/${idOf(80)}`;
const refused = { secureId: idOf(1), label: 'Gold 1', code: 'FROZEN', message: 'Sudah dibekukan' };
const ended = {
  secureId: idOf(80),
  module: 'card-types',
  action: 'freeze',
  state: 'COMPLETED_WITH_SKIPS',
  total: 2,
  changed: 1,
  skipped: 1,
  reason: 'uji coba bersama',
  startedBy: 'ADMIN01',
  startedAt: '2026-01-01T00:00:00+07:00',
  endedAt: '2026-01-01T00:00:01+07:00',
  actions: ['retry'],
};

const services = () =>
  cardTypeServices()
    .on('GET /api/scheduler/v3/run', { result: { rows: [], total: 0, page: 1, size: 10 } })
    .on(preview, { result: { total: 2, examined: 2, allowed: 1, refused: [refused] } })
    .on(many, { status: 202, result: { runId: idOf(80) } })
    .on(run, { result: ended });
const open = (with_ = services(), props = {}) => openList(with_, '/card-types', { resource, ...props });
const select = (name: string) => screen.findByLabelText(`Pilih ${name}`);

beforeEach(() => begin());

test('what is typed is checked, the records that refuse are named, and the run does it to the others', async () => {
  const given = services();
  const { user, address } = open(given);
  await user.click(await select('Reguler 0'));
  await user.click(await select('Gold 1'));
  await user.click(screen.getByRole('button', { name: 'Bekukan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bekukan: 2 data' });
  expect(within(dialog).getByText('Tidak dapat dipilih sampai dilepas.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(given.to(preview)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/Keterangan/), 'uji coba bersama');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByText('1 dari 2 data dapat diproses')).toBeVisible();
  expect(within(dialog).getByRole('row', { name: 'Gold 1 Sudah dibekukan' })).toBeVisible();
  const items = [
    { secureId: idOf(0), version: 1 },
    { secureId: idOf(1), version: 2 },
  ];
  const values = { remark: 'uji coba bersama' };
  expect(given.to(preview)[0]!.body).toEqual({ items, values });
  await user.click(within(dialog).getByRole('button', { name: 'Bekukan 1 data' }));
  expect(await screen.findByText('Selesai: 1 diubah, 1 dilewati')).toBeVisible();
  expect(given.to(many)[0]!.body).toEqual({ items, values, expectedCount: 2 });
  expect(address()).toBe(`/card-types?run=${idOf(80)}`);
});

test('a check holds for what was typed alone', async () => {
  const { user } = open();
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Bekukan' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Keterangan/), 'uji coba');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  await within(dialog).findByRole('button', { name: 'Bekukan 1 data' });
  await user.type(within(dialog).getByLabelText(/Keterangan/), '!');
  expect(within(dialog).getByRole('button', { name: 'Periksa' })).toBeVisible();
});

test('an error of a typed value is shown beside it, and what was typed stays', async () => {
  const given = services().on(preview, {
    status: 422,
    refusal: { code: 'VALIDATION', message: 'x', errors: [{ field: 'values.remark', code: 'TOO_SHORT' }] },
  });
  const { user } = open(given);
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Bekukan' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Keterangan/), 'uji coba');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  expect(await within(dialog).findByLabelText(/Keterangan/)).toBeInvalid();
  expect(within(dialog).getByLabelText(/Keterangan/)).toHaveValue('uji coba');
});

test('a whole filter is confirmed by its count, and another count is checked again', async () => {
  const given = services()
    .on(preview, { result: { total: 23, examined: 23, allowed: 23, refused: [] } })
    .on(many, { status: 409, refusal: { code: 'COUNT_CHANGED', message: 'x', result: { count: 24 } } });
  const { user } = open(given);
  await user.click(await select('Reguler 0'));
  await user.click(screen.getByRole('button', { name: 'Pilih semua 23 data pada filter ini' }));
  await user.click(screen.getByRole('button', { name: 'Bekukan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bekukan: 23 data' });
  await user.type(within(dialog).getByLabelText(/Keterangan/), 'uji coba');
  await user.click(within(dialog).getByRole('button', { name: 'Periksa' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Bekukan 23 data' }));
  await user.type(screen.getByLabelText('Ketik 23 untuk melanjutkan'), '23');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Bekukan' }));
  expect(await screen.findByText(/Jumlah data pada filter ini berubah menjadi 24\. Periksa lagi\./)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Bekukan: 24 data' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Periksa' })).toBeVisible();
  expect(given.to(preview)[0]!.body).toEqual({ filter: {}, values: { remark: 'uji coba' } });
});

test('those who may not do it are not offered it; an act that is refused says why', async () => {
  begin('View Only');
  const first = open();
  expect(await screen.findByText('Reguler 0')).toBeVisible();
  expect(screen.queryByLabelText('Pilih Reguler 0')).toBeNull();
  first.unmount();
  begin();
  const { user } = open(services(), { refusesAct: () => 'IN_USE' });
  await user.click(await select('Reguler 0'));
  expect(screen.getByRole('button', { name: 'Bekukan' })).toHaveAccessibleDescription('Data masih digunakan');
});

test('what a run skipped is repeated from its report', async () => {
  const again = `GET /api/scheduler/v3/run/${idOf(81)}`;
  const given = services()
    .on('POST /api/scheduler/v3/run/retry', { status: 202, result: { runId: idOf(81) } })
    .on(again, { result: { ...ended, secureId: idOf(81), state: 'COMPLETED', total: 1, skipped: 0, actions: [] } });
  const { user, address } = openList(given, `/card-types?run=${idOf(80)}`, { resource });
  await user.click(await screen.findByRole('button', { name: 'Ulangi 1 yang dilewati' }));
  expect(await screen.findByText('Selesai: 1 diubah')).toBeVisible();
  expect(address()).toBe(`/card-types?run=${idOf(81)}`);
});

test('what is typed for records is offered for them alone, and gone once the dialog was closed', async () => {
  const freeze = async (name: string) => {
    const page = open();
    // Ticks stay over a reload.
    for (const each of ['Reguler 0', 'Gold 1']) {
      const tick = (await select(each)) as HTMLInputElement;
      if (tick.checked !== (each === name)) await page.user.click(tick);
    }
    await page.user.click(screen.getByRole('button', { name: 'Bekukan' }));
    return { ...page, remark: await screen.findByRole('textbox', { name: /^Keterangan/ }) };
  };
  const offer = () => screen.queryByRole('button', { name: 'Pulihkan isian' });
  const first = await freeze('Reguler 0');
  await first.user.type(first.remark, 'audit tahunan');
  dispatchEvent(new Event('pagehide'));
  first.unmount();
  const other = await freeze('Gold 1');
  expect(offer()).toBeNull();
  other.unmount();
  const again = await freeze('Reguler 0');
  await again.user.click(offer()!);
  expect(await screen.findByDisplayValue('audit tahunan')).toBeVisible();
  await again.user.keyboard('{Escape}');
  expect(screen.getByDisplayValue('audit tahunan')).toBeVisible();
  await again.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  again.unmount();
  await freeze('Reguler 0');
  expect(offer()).toBeNull();
});
