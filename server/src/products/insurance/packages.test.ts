import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { insurances } from '@console/contracts/products/master-insurance';
import type { CoveredGroup } from '@console/contracts/products/insurance/package';
import { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { insuranceCode, insuranceId } from '../master-insurance/seed.ts';
import { insuranceNmcId } from '../master-insurance-nmc/seed.ts';
import { branch, group, staff, useInsurance } from './insurance.fixtures.ts';

const { server, db, day, packages, packagesNmc, v1, v2, nmc } = useInsurance();

test('packages and tariffs are seeded as the model says, and found by their filters', async () => {
  expect([(await packages.list({})).total, (await packagesNmc.list({})).total]).toEqual([8, 6]);
  expect([(await v1.list({})).total, (await v2.list({})).total, (await nmc.list({})).total]).toEqual([36, 288, 144]);
  expect((await packages.list({ endsSoon: 'true' })).rows).toMatchObject([{ insuranceCode: insuranceCode(6) }]);
  expect((await packages.list({ sharia: 'true' })).total).toBe(3);
  expect((await v2.list({ phase: 'IN_FORCE' })).total).toBe(96);
  expect((await v2.list({ phase: 'WAITING', productGroupId: group('GADGET') })).total).toBe(24);
  expect((await v2.list({ search: 'gadget', phase: 'ENDED' })).total).toBe(24);
  expect((await nmc.list({ area: '2', coverage: 'TLO', phase: 'IN_FORCE' })).total).toBe(8);
});

test('the commission is in no answer to a branch user', async () => {
  const hidden = async (records: typeof packages) => [
    ...(await records.list({}, branch)).rows,
    await records.read((await records.list({})).rows[0]!['secureId'] as string, branch),
  ];
  for (const record of [...(await hidden(packages)), ...(await hidden(packagesNmc))])
    expect(JSON.stringify(record)).not.toContain('commission');
  expect(await packages.read(insuranceId(0))).toHaveProperty('commissionPct', '10.0000');
});

test('a package is switched on while its agreement covers today and it has tariffs', async () => {
  expect((await packages.activate(insuranceId(7))).body.code).toBe('AGREEMENT_EXPIRED');
  expect((await packages.deactivate(insuranceId(5))).status).toBe(200);
  expect((await packages.activate(insuranceId(5))).body.code).toBe('NO_TARIFF');
});

const packageRow = (code: string, change: Readonly<Record<string, string>> = {}) => ({
  core_code: code,
  status: 'active',
  insurance_code: code,
  insurer_name: 'Asuransi Contoh 20',
  package_name: 'Paket uji',
  coverage: 'PROTEKSI_GADGET',
  payment_types: 'M|S',
  agreement_no: 'PKS/20',
  agreement_from: day(-10),
  agreement_to: day(400),
  commission_pct: '12.5',
  tax_pct: '11',
  policy_fee: '10000',
  sharia: 'true',
  wording_document: 'polis-20.pdf',
  ...change,
});

test('packages arrive switched off, and core never switches one on', async () => {
  expect(await packages.feed.deliver('1.delta.csv', [packageRow('UJI001')])).toMatchObject({
    changed: 1,
    conflicts: 0,
  });
  const [made] = (await packages.list({ search: 'UJI001' })).rows;
  expect(made).toMatchObject({ status: 'inactive', paymentTypes: ['M', 'S'] });
  await packages.feed.deliver('2.delta.csv', [packageRow('UJI001', { status: 'inactive' })]);
  await packages.feed.deliver('3.delta.csv', [packageRow('UJI001', { policy_fee: '20000' })]);
  expect((await packages.list({ search: 'UJI001' })).rows).toMatchObject([{ status: 'inactive', policyFee: 20_000 }]);
});

test('packages count the tariffs of both kinds, and seeded ones have their wording', async () => {
  for (const k of [0, 1]) {
    const { tariffCount } = (await packages.read(insuranceId(k))) as unknown as { tariffCount: number };
    const [old, present] = [
      (await v1.list({ insuranceId: insuranceId(k) })).total,
      (await v2.list({ insuranceId: insuranceId(k) })).total,
    ];
    expect(old).toBeGreaterThan(0);
    expect(tariffCount).toBe(old + present);
  }
  const { rows } = await packages.list({ size: 100 });
  for (const { secureId, wordingDocument } of rows.filter(({ coreCode }) => String(coreCode).startsWith('ASR'))) {
    const [stored] = await db()
      .selectFrom('stored_file')
      .selectAll()
      .where('record_id', '=', String(secureId))
      .execute();
    expect(stored).toMatchObject({ name: wordingDocument, kind: 'pdf', type: 'application/pdf' });
  }
});

test('the wording of a policy is what core delivered beside its rows; who reads it is kept', async () => {
  const [{ secureId }] = (await packages.list({ search: 'UJI001' })).rows as unknown as [{ secureId: string }];
  const fetchIt = () => server.current.call(insurances.calls.document, staff, { parameters: { secureId } });
  expect((await fetchIt()).body.code).toBe('DOCUMENT_MISSING');
  const folder = path.join(server.current.app.services.configuration.coreFeedDirectory, insurances.module, 'documents');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'polis-20.pdf'), '%PDF-1.7 uji');
  expect((await fetchIt()).status).toBe(200);
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['username', 'entity_id'])
    .where('action', '=', 'DOWNLOAD')
    .where('outcome', '=', 'success')
    .execute();
  expect(entries).toEqual([{ username: 'STAF01', entity_id: secureId }]);
});

test('a package of vehicles has extensions, workshops and areas of core', async () => {
  expect(await packagesNmc.read(insuranceNmcId(2))).toMatchObject({
    coverage: 'COMBINED',
    areas: ['1', '2', '3'],
    extensions: [{ extension: 'BANJIR', ratePct: '0.0750' }, { extension: 'KECELAKAAN_DIRI' }],
    tariffCount: 144,
  });
});

test('a package names the product groups that it covers; tariffs of vehicles hold for every group', async () => {
  const covered = async (insuranceId: string, of: typeof insurances | typeof insurancesNmc) =>
    (await server.current.call(of.calls.groups, staff, { query: { insuranceId } })).result as CoveredGroup[];
  const vehicles = await covered(insuranceNmcId(2), insurancesNmc);
  expect(vehicles.map(({ code }) => code)).toEqual(['BEBEK', 'LISTRIK', 'MATIC', 'SPORT']);
  expect(vehicles.every(({ tariffs, required }) => tariffs > 0 && required)).toBe(true);
  expect(await covered(insuranceNmcId(0), insurancesNmc)).toEqual([]);
  expect((await covered(insuranceId(0), insurances)).map(({ code }) => code)).toContain('GADGET');
});
