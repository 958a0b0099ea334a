// Long: all cases share one server with its seeded cards; another file would start another server.
import { cardDesigns, designCalls, sampleCard, type CardDesign } from '@console/contracts/cards/card-design';
import { fileCalls } from '@console/contracts/platform/files';
import { callsOf } from '@console/contracts/core/resource';
import sharp from 'sharp';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { cardDesignModule } from './module.ts';
import { designId } from './seed.ts';

const calls = callsOf(cardDesigns);
const server = useServer({ modules: [files, cardTypesModule, cardDesignModule] });
const approver = testCaller('HOBISHD01', { '*': 'Approval' });
const officer = testCaller('HOBIS01', { '*': 'Input' });
const branch = testCaller(
  'BRANCH01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [], mraIds: [] } },
);
const call = (name: keyof typeof calls, input = {}, caller = admin) => server.current.call(calls[name], caller, input);
const detail = async (secureId: string): Promise<CardDesign> =>
  (await call('detail', { parameters: { secureId } })).result;

async function upload(width = 1013, height = 638, caller = admin): Promise<string> {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('module', 'card-design');
  form.set(
    'file',
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width, height, channels: 3, background: '#0451A4' } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: 'image/png' },
    ),
    'kartu.png',
  );
  const answer = await server.current.call(fileCalls.upload, caller, { body: form });
  return answer.result.fileId;
}

const spot = { x: 72, y: 380, size: 64, colour: '#FFFFFF' };
let created = 0;
async function valid(rest: object = {}, caller = admin) {
  created += 1;
  return {
    code: `UJI_${created}`,
    name: `Desain Uji ${created}`,
    cardTypeId: seedId('card-types', 'PLAT'),
    edition: '2026',
    frontImage: await upload(1013, 638, caller),
    backImage: await upload(1020, 630, caller),
    textLayout: { number: spot, name: spot, validThru: spot },
    validFrom: '2026-04-01',
    validUntil: null,
    isDefault: false,
    sortOrder: 900,
    ...rest,
  };
}
const draft = async (rest: object = {}): Promise<CardDesign> =>
  (await call('create', { body: await valid(rest) })).result;
const approve = ({ secureId, version }: Pick<CardDesign, 'secureId' | 'version'>, caller = approver) =>
  server.current.call(designCalls.approve, caller, { body: { secureId, version } });
const deactivate = ({ secureId, version }: Pick<CardDesign, 'secureId' | 'version'>, caller = officer) =>
  server.current.call(designCalls.deactivate, caller, { body: { secureId, version, reason: 'diganti edisi baru' } });

describe('/card-design', () => {
  it('the seed has nine designs: a default per type, an expired, a future and a special one', async () => {
    const { result } = await call('list', { query: { size: 25 } });
    expect(result.rows.map(({ code, state }: CardDesign) => `${code} ${state}`)).toEqual([
      'REG_2024 active',
      'GOLD_2024 active',
      'PLAT_2024 active',
      'SYR_2024 active',
      'KRY_2024 active',
      'KLG_2024 active',
      'REG_2021 inactive',
      'GOLD_BATIK active',
      'REG_2027 draft',
    ]);
    expect(result.rows[0]).toMatchObject({
      references: { cardTypeId: { name: 'Reguler' } },
      locked: true,
      isDefault: true,
    });
    expect((await call('lov', { query: { cardTypeId: seedId('card-types', 'REG') } })).result).toMatchObject([
      { code: 'REG_2024' },
    ]);
    expect(sampleCard.name).toHaveLength(24);
  });

  it('a draft is activated by a second person and deactivated with a reason', async () => {
    const one = await draft();
    expect(one).toMatchObject({
      state: 'draft',
      editors: ['ADMIN01'],
      locked: false,
      references: { cardTypeId: { name: 'Platinum' } },
    });
    expect((await approve(one, admin)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(one, officer)).status).toBe(403);
    expect(await approve(one)).toMatchObject({ status: 200, result: { state: 'active', version: 2 } });
    expect((await approve(one)).body.code).toBe('STALE_VERSION');
    expect((await approve({ ...one, version: 2 })).body.code).toBe('INVALID_STATE');
    expect((await deactivate({ ...one, version: 2 })).result.state).toBe('inactive');
    expect((await approve({ ...one, version: 3 })).result.state).toBe('active');
  });

  it.each([
    ['a picture of another size', async () => ({ frontImage: await upload(900, 638) }), 'frontImage', 'IMAGE_SIZE'],
    [
      'a text outside the picture',
      () => ({ textLayout: { number: { ...spot, x: 1_014 }, name: spot, validThru: spot } }),
      'textLayout',
      'RANGE|PATTERN|TOO_LONG',
    ],
    [
      'a colour that is none',
      () => ({ textLayout: { number: { ...spot, colour: 'white' }, name: spot, validThru: spot } }),
      'textLayout',
      'PATTERN',
    ],
    ['an end before its beginning', () => ({ validUntil: '2026-03-01' }), 'validUntil', 'DATE_ORDER'],
    ['a second default on the same days', () => ({ isDefault: true }), 'validFrom', 'PERIOD_OVERLAP'],
  ] as const)('refuses %s', async (_, change, field, code) => {
    const { status, body } = await call('create', { body: await valid(await change()) });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [expect.objectContaining({ field, code: expect.stringMatching(code) })],
    });
  });

  it('an end equal to the start moves one day later', async () => {
    const { status, result } = await call('create', {
      body: await valid({ validFrom: '2031-03-01', validUntil: '2031-03-01' }),
    });
    expect({ status, until: result.validUntil }).toEqual({ status: 200, until: '2031-03-02' });
  });

  it('a type has one default per day, also when two drafts are activated in turn', async () => {
    const { version } = await detail(designId('KLG_2024'));
    const requested = await call('update', {
      body: { ...(await detail(designId('KLG_2024'))), validUntil: '2026-03-31', reason: 'diganti edisi berikutnya' },
    });
    expect(requested.status).toBe(202);
    const ended = await call('approveChange', { body: { secureIds: [requested.result.change.secureId] } }, approver);
    expect(ended.status).toBe(200);
    expect(await detail(designId('KLG_2024'))).toMatchObject({ version: version + 1, state: 'active' });
    const cardTypeId = seedId('card-types', 'KLG');
    const [first, second] = [
      await draft({ cardTypeId, isDefault: true }),
      await draft({ cardTypeId, isDefault: true, validFrom: '2026-06-01' }),
    ];
    expect((await approve(first)).status).toBe(200);
    expect(await approve(second)).toMatchObject({ status: 409, body: { code: 'PERIOD_OVERLAP' } });
  });

  it('a change of an approved design returns it to draft', async () => {
    const one = await draft();
    await approve(one);
    const renamed = await call('update', { body: { ...(await detail(one.secureId)), name: `${one.name} baru` } });
    expect(renamed.result.state).toBe('active');
    const changed = await call('update', { body: { ...renamed.result, edition: '2026 B' } }, officer);
    expect(changed.result).toMatchObject({ state: 'draft', editors: ['ADMIN01', 'HOBIS01'] });
  });

  it('a printed design cannot change; a new edition copies its pictures', async () => {
    const own = await draft();
    await approve(own);
    await server.current.database.db
      .updateTable('card')
      .set({ card_design_id: own.secureId })
      .where('id', '=', seedCardId(2))
      .execute();
    const printed = await detail(own.secureId);
    expect(printed.locked).toBe(true);
    expect((await call('update', { body: { ...printed, edition: '2025' } })).body.code).toBe('DESIGN_LOCKED');
    expect((await call('update', { body: { ...printed, sortOrder: 5 } })).status).toBe(200);
    expect(
      await call('delete', {
        body: { secureId: printed.secureId, version: printed.version + 1, reason: 'tidak dipakai' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    const edition = await draft({
      cardTypeId: printed.cardTypeId,
      frontImage: printed.frontImage,
      backImage: printed.backImage,
      textLayout: printed.textLayout,
    });
    expect(edition.state).toBe('draft');
    expect(new Set([edition.frontImage, printed.frontImage]).size).toBe(2);
    for (const fileId of [edition.frontImage, printed.frontImage])
      expect((await server.current.call(fileCalls.read, admin, { parameters: { fileId } })).status).toBe(200);
    expect(
      (await call('delete', { body: { secureId: edition.secureId, version: 1, reason: 'tidak jadi dipakai' } })).status,
    ).toBe(200);
  });

  it('only head office edits and activates designs', async () => {
    expect((await call('create', { body: await valid({}, branch) }, branch)).status).toBe(403);
    expect((await approve(await draft(), branch)).status).toBe(403);
  });

  it('every seeded card has a design', async () => {
    const card = await server.current.database.db
      .selectFrom('card')
      .select('card_design_id')
      .where('id', '=', seedCardId(1))
      .executeTakeFirstOrThrow();
    expect((await detail(card.card_design_id!)).state).toBe('active');
    await expect(
      server.current.database.db
        .updateTable('card')
        .set({ card_design_id: seedId('card-design', 'none') })
        .where('id', '=', seedCardId(1))
        .execute(),
    ).rejects.toThrow(/card_design_known/);
  });
});
