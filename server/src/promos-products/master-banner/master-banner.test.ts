// Long: the rules of one module on one server with its fixtures.
import { bannerCalls, masterBanner } from '@console/contracts/promos-products/master-banner';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { masterBannerModule } from './module.ts';

const calls = callsOf(masterBanner);
const server = useServer({ modules: [masterBannerModule] });
const make = (call: keyof typeof calls, input = {}, caller = admin) => server.current.call(calls[call], caller, input);

let files = 0;
/** A picture as the upload leaves it. */
async function upload(width: number, height: number): Promise<string> {
  const id = seedId('test-file', String(files++));
  await server.current.database.db
    .insertInto('stored_file')
    .values({
      id,
      name: 'x.png',
      kind: 'image',
      type: 'image/png',
      size: 1000,
      hash: 'x',
      width,
      height,
      module: 'master-banner',
      record_id: null,
      uploaded_by: 'ADMIN01',
      uploaded_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return id;
}

const banner = async (rest: object = {}) => ({
  title: 'Banner uji',
  altText: 'Gambar uji',
  placement: 'UFI',
  platforms: ['APP'],
  imageDesktop: null,
  imageMobile: await upload(720, 720),
  actionType: 'NONE',
  actionValue: null,
  audience: 'ALL',
  audienceIds: [],
  startAt: '2026-03-01T00:00:00+07:00',
  endAt: null,
  sequence: 99,
  ...rest,
});
const create = async (rest: object = {}) => (await make('create', { body: await banner(rest) })).result;
const placed = async (
  placement: string,
): Promise<{ secureId: string; version: number; title: string; sequence: number }[]> =>
  (await make('list', { query: { placement, size: 100 } })).result.rows;
const item = ({ secureId, version }: { secureId: string; version: number }) => ({ secureId, version });
const activate = (record: { secureId: string; version: number }) =>
  make('activate', { body: { items: [item(record)] } });

describe('/master-banner', () => {
  it('is seeded with 18 banners, dense in every placement', async () => {
    const { result } = await make('list', { query: { size: 25 } });
    expect(result.total).toBe(18);
    for (const placement of ['HOME_TOP', 'LOGIN', 'SPEKTRA']) {
      const rows = await placed(placement);
      expect(rows.map((row) => row.sequence)).toEqual(rows.map((_, index) => index + 1));
    }
  });

  it('begins inactive at the end of its placement, and makes room when put in front', async () => {
    const last = await create({ title: 'Paling akhir' });
    const first = await create({ title: 'Paling depan', sequence: 1 });
    const rows = await placed('UFI');
    expect(rows.map((row) => row.sequence)).toEqual(rows.map((_, index) => index + 1));
    expect(rows[0]?.secureId).toBe(first.secureId);
    expect(rows.at(-1)?.secureId).toBe(last.secureId);
    expect(first.status).toBe('inactive');
  });

  it('moves a banner down behind the one whose place it takes', async () => {
    const before = await placed('UFI');
    const moved = (await make('detail', { parameters: { secureId: before[0]!.secureId } })).result;
    await make('update', { body: { ...moved, sequence: 3 } });
    const after = await placed('UFI');
    expect(after.map((row) => row.secureId).slice(0, 3)).toEqual([
      before[1]!.secureId,
      before[2]!.secureId,
      before[0]!.secureId,
    ]);
  });

  it('reorders a placement in one call, and refuses a stale or partial list', async () => {
    const before = await placed('HOME_TOP');
    const items = before.toReversed().map(item);
    expect(
      (await server.current.call(bannerCalls.reorder, admin, { body: { placement: 'HOME_TOP', items } })).status,
    ).toBe(200);
    expect((await placed('HOME_TOP')).map((row) => row.secureId)).toEqual(items.map(({ secureId }) => secureId));
    expect(
      await server.current.call(bannerCalls.reorder, admin, { body: { placement: 'HOME_TOP', items } }),
    ).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    expect(
      await server.current.call(bannerCalls.reorder, admin, { body: { placement: 'HOME_TOP', items: items.slice(1) } }),
    ).toMatchObject({ status: 409, body: { code: 'COUNT_CHANGED' } });
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', before[0]!.secureId)
      .execute();
    expect(entries.at(-1)?.changes).toEqual([{ field: 'sequence', before: 1, after: before.length }]);
  });

  it.each([
    ['a picture of the wrong size', async () => ({ imageMobile: await upload(700, 720) }), 'imageMobile', 'IMAGE_SIZE'],
    [
      'a picture of nobody',
      async () => ({ imageMobile: '00000000-0000-4000-8000-000000000000' }),
      'imageMobile',
      'NOT_FOUND',
    ],
    [
      'a link that is not https',
      async () => ({ actionType: 'URL', actionValue: 'http://contoh.id/x' }),
      'actionValue',
      'HTTPS_ONLY',
    ],
    [
      'a link to a host that is not allowed',
      async () => ({ actionType: 'URL', actionValue: 'https://jahat.example/x' }),
      'actionValue',
      'HOST_NOT_ALLOWED',
    ],
    ['an end before the start', async () => ({ endAt: '2026-02-01T00:00:00+07:00' }), 'endAt', 'DATE_ORDER'],
    ['no platform', async () => ({ platforms: [] }), 'platforms', 'REQUIRED'],
  ])('refuses %s beside its field', async (_, change, field, code) => {
    const { status, body } = await make('create', { body: await banner(await change()) });
    expect({ status, field: body.errors?.[0]?.field, code: body.errors?.[0]?.code }).toEqual({
      status: 422,
      field,
      code,
    });
  });

  it('moves an end equal to the start one day later', async () => {
    const { endAt } = await create({ endAt: '2026-03-01T00:00:00+07:00' });
    expect(Date.parse(endAt)).toBe(Date.parse('2026-03-02T00:00:00+07:00'));
  });

  it.each([
    ['PRODUCT', 'PRD00001', 200],
    ['PRODUCT', 'PRD00010', 409],
    ['PRODUCT_GROUP', 'TV', 200],
    ['PRODUCT_GROUP', 'TIDAK_ADA', 409],
  ])('leads to a published target: %s %s', async (actionType, actionValue, status) => {
    const answer = await activate(await create({ actionType, actionValue, placement: 'NMC' }));
    expect([answer.status, answer.body.code]).toEqual([status, status === 200 ? undefined : 'TARGET_INACTIVE']);
  });

  it('is switched on only with the pictures its platforms need and a live target', async () => {
    expect((await activate(await create({ platforms: ['WEB'] }))).body.code).toBe('IMAGE_REQUIRED');
    expect((await activate(await create({ actionType: 'PROMO', actionValue: 'P1' }))).body.code).toBe(
      'TARGET_INACTIVE',
    );
    expect((await activate(await create({ platforms: ['WEB'], imageDesktop: await upload(1280, 480) }))).status).toBe(
      200,
    );
  });

  it('lets ten show at a time in a placement on a platform, and an eleventh after them', async () => {
    const results = [];
    for (let n = 0; n < 10; n += 1) {
      const each = await create({
        placement: 'NMC',
        platforms: ['PWA'],
        imageDesktop: await upload(1280, 480),
        endAt: '2027-03-01T00:00:00+07:00',
      });
      results.push(await activate(each));
    }
    expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => 200), 409]);
    expect(results.at(-1)?.body.code).toBe('PLACEMENT_FULL');
    const later = await create({
      placement: 'NMC',
      platforms: ['PWA'],
      imageDesktop: await upload(1280, 480),
      startAt: '2027-03-01T00:00:00+07:00',
    });
    expect((await activate(later)).status).toBe(200);
  });

  it('keeps its order dense and its limit when changes come in at once', async () => {
    const before = await placed('PROMO_PAGE');
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        create({ title: `Serentak ${n}`, placement: 'PROMO_PAGE', platforms: ['APP'], sequence: 1 }),
      ),
    );
    const rows = await placed('PROMO_PAGE');
    expect(rows.map((row) => row.sequence)).toEqual(
      Array.from({ length: before.length + 12 }, (_, index) => index + 1),
    );
    const switched = await Promise.all(
      rows.filter(({ secureId }) => made.some((each) => each.secureId === secureId)).map(activate),
    );
    // Two of the seeded ones are shown together with them for some days.
    expect(switched.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(switched.filter(({ body }) => body.code === 'PLACEMENT_FULL')).toHaveLength(4);
  });

  it('is deleted only if it was never active', async () => {
    const never = await create({ placement: 'SPEKTRA' });
    expect((await make('delete', { body: { ...item(never), reason: 'tidak jadi' } })).status).toBe(200);
    const once = await create({ placement: 'SPEKTRA' });
    await activate(once);
    const current = (await make('detail', { parameters: { secureId: once.secureId } })).result;
    expect(await make('delete', { body: { ...item(current), reason: 'tidak jadi' } })).toMatchObject({ status: 409 });
  });

  it('publishes what shows now, in order, without a session', async () => {
    server.current.setNow(new Date());
    const { status, result } = await server.current.call(bannerCalls.published, null, {
      query: { placement: 'LOGIN', platform: 'WEB' },
    });
    expect(status).toBe(200);
    expect(result.map((each: { title: string }) => each.title)).toContain('Waspada Penipuan');
    expect(result[0]).not.toHaveProperty('createdBy');
  });

  it('refuses changes to those who may only look', async () => {
    const viewer = testCaller('VIEW01', { 'master-banner:browse': 'View Only' });
    expect((await make('create', { body: await banner() }, viewer)).status).toBe(403);
    expect(
      (await server.current.call(bannerCalls.reorder, viewer, { body: { placement: 'LOGIN', items: [] } })).status,
    ).toBe(403);
  });
});
