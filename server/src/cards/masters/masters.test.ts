// Long: one table of the cases of every master.
import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import { cardSources } from '@console/contracts/cards/card-sources';
import { cardTypes } from '@console/contracts/cards/card-types';
import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { databaseTypesModule } from '../../membership/membership-database-type/resource.ts';
import { programTypeModule } from '../../membership/program-type/resource.ts';
import { resetReasonsModule } from '../card-reset-reason/resource.ts';
import { cardSourcesModule } from '../card-sources/resource.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { deliveryReturnReasonsModule } from '../reason-delivery-return/resource.ts';
import { lossReasonsModule } from '../reason-for-loss/resource.ts';
import { verificationReturnReasonsModule } from '../reason-verification-return/resource.ts';
import { extensionReasonsModule } from '../reasons-for-extension/resource.ts';

const server = useServer({
  modules: [
    databaseTypesModule,
    programTypeModule,
    cardTypesModule,
    cardSourcesModule,
    lossReasonsModule,
    extensionReasonsModule,
    resetReasonsModule,
    deliveryReturnReasonsModule,
    verificationReturnReasonsModule,
  ],
});
const masters: readonly Resource[] = [
  lossReasons,
  extensionReasons,
  resetReasons,
  deliveryReturnReasons,
  verificationReturnReasons,
  cardSources,
] as never;

const make = (resource: Resource, call: string, input = {}, caller = admin) =>
  server.current.call(callsOf(resource)[call as 'list'], caller, input);

const valid: Readonly<Record<string, object>> = {
  'reason-for-loss': { appliesTo: ['MEMBER'], policeLetterRequired: false, feeExempt: false },
  'reasons-for-extension': { appliesTo: 'PICKUP_DEADLINE', maxDays: 7 },
  'card-reset-reason': { lossRequired: false, feeCharged: true, keepExpiry: false, approvalRequired: false },
  'reason-delivery-return': {
    appliesTo: ['CUSTOMER'],
    courierCode: 'K-01',
    redeliverable: true,
    addressFixRequired: false,
  },
  'reason-verification-return': {
    step: 'Dukcapil',
    documentType: '1',
    messageToApplicant: '{name}, mohon lengkapi data Anda.',
    finalReject: false,
  },
  'card-sources': {
    channel: 'PARTNER',
    requiredSteps: ['Dukcapil', 'tenor'],
    allowHome: true,
    allowPickup: false,
    allowDigital: true,
  },
};

async function bodyFor({ module }: Resource, change: object = {}) {
  const { result: types } = await make(cardTypes as never, 'lov', { query: { search: 'Reguler' } });
  return {
    code: 'BARU_1',
    name: 'Data baru',
    sortOrder: 900,
    ...valid[module],
    ...(module === 'card-sources' ? { defaultCardTypeId: types[0].secureId } : {}),
    ...change,
  };
}

/** Rows of a test table, with the module's name first. */
const named = <Row extends readonly unknown[]>(rows: readonly (readonly [resource: unknown, ...Row])[]) =>
  rows.map(([resource, ...rest]) => [(resource as Resource).module, resource as Resource, ...rest] as const);

it.each(
  named([
    [lossReasons, ['LOST_WALLET', 'STOLEN', 'FIRE', 'FLOOD', 'COURIER_LOST', 'SAFE_SHORT', 'OFFICE_THEFT', 'OTHER']],
    [extensionReasons, ['OUT_OF_TOWN', 'SICK', 'NO_KTP', 'HOLIDAY', 'ACTIVE_CONTRACT', 'CARD_DELAY']],
    [resetReasons, ['LOST', 'DAMAGED', 'MISUSE', 'UPGRADE', 'NAME_CHANGE', 'EXPIRED', 'SYSTEM']],
    [
      deliveryReturnReasons,
      ['MOVED', 'UNKNOWN', 'CLOSED', 'REFUSED', 'BAD_ADDRESS', 'DECEASED', 'OFFICE_CLOSED', 'DAMAGED_PARCEL'],
    ],
    [
      verificationReturnReasons,
      [
        'KTP_BLUR',
        'KTP_CUT',
        'KTP_EXPIRED',
        'SELFIE_BLUR',
        'FACE_DIFF',
        'NIK_DIFF',
        'NAME_DIFF',
        'PHONE_DEAD',
        'AGE_LIMIT',
        'FRAUD',
      ],
    ],
    [
      cardSources,
      [
        'CMA',
        'CMS',
        'FIFADA',
        'FIONA',
        'FMC',
        'PWA Browser',
        'ISS',
        'FIFADA_TRANSACTION',
        'FIFADA_ACTIVATION',
        'FM_SALES_SPEKTRA',
        'FM_SALES_UFI',
        'WEB_TRANSACTION',
        'B2B_NMC',
        'EFORM_TRANSACTION',
      ],
    ],
  ]),
)('%s is seeded in its order', async (_, resource, codes) => {
  const { result } = await make(resource, 'list', { query: { size: 25 } });
  expect(result.rows.map((row: { code: string }) => row.code)).toEqual(codes);
  expect(result.rows.every((row: { status: string }) => row.status === 'active')).toBe(true);
});

describe.each(named(masters.map((resource) => [resource] as const)))('/%s', (_, resource) => {
  it('creates, updates and deletes a record, with every change audited', async () => {
    const created = await make(resource, 'create', { body: await bodyFor(resource) });
    expect(created).toMatchObject({ status: 200, result: { code: 'BARU_1', version: 1, status: 'active' } });
    const { secureId } = created.result;
    const updated = await make(resource, 'update', { body: { ...created.result, name: 'Data diubah' } });
    expect(updated).toMatchObject({ status: 200, result: { name: 'Data diubah', version: 2 } });
    expect(
      (await make(resource, 'deactivate', { body: { items: [{ secureId, version: 2 }], reason: 'tidak dipakai' } }))
        .status,
    ).toBe(200);
    expect((await make(resource, 'lov', { query: { search: 'BARU_1' } })).result).toEqual([]);
    expect((await make(resource, 'lov', { query: { secureId: [secureId] } })).result).toMatchObject([
      { code: 'BARU_1', name: expect.stringMatching(/^Data diubah/) },
    ]);
    expect((await make(resource, 'delete', { body: { secureId, version: 3, reason: 'salah buat' } })).status).toBe(200);
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select('action')
      .where('module', '=', resource.module)
      .where('entity_id', '=', secureId)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['CREATE', 'UPDATE', 'DEACTIVATE', 'DELETE']),
    );
  });

  it('refuses a second record with the code or name, and a changed code', async () => {
    const { result } = await make(resource, 'list');
    const [{ code, name, ...rest }] = result.rows;
    expect((await make(resource, 'create', { body: await bodyFor(resource, { name }) })).body).toMatchObject({
      code: 'DUPLICATE',
      field: 'name',
    });
    if (resource !== (cardSources as never))
      expect(
        (await make(resource, 'create', { body: await bodyFor(resource, { code: code.toLowerCase() }) })).body,
      ).toMatchObject({ code: 'DUPLICATE', field: 'code' });
    expect((await make(resource, 'update', { body: { ...rest, name, code: 'LAIN' } })).body).toMatchObject({
      code: 'VALIDATION',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'code', code: 'IMMUTABLE' })]),
    });
  });

  it('only head office writes, whatever the level', async () => {
    const branch = testCaller('KACAB01', { [resource.privilege]: 'Full Access' }, { mappingType: 'BRANCH' });
    const office = testCaller('HOBIS01', { [resource.privilege]: 'Full Access' });
    const body = await bodyFor(resource, { code: 'CABANG', name: 'Dari cabang' });
    expect((await make(resource, 'create', { body }, branch)).body).toMatchObject({
      code: 'FORBIDDEN',
      action: 'create',
    });
    const { result: made } = await make(resource, 'create', { body }, office);
    expect((await make(resource, 'update', { body: { ...made, name: 'Diubah cabang' } }, branch)).body).toMatchObject({
      code: 'FORBIDDEN',
      action: 'update',
    });
    expect(
      (
        await make(
          resource,
          'deactivate',
          { body: { items: [{ secureId: made.secureId, version: 1 }], reason: 'dari cabang' } },
          branch,
        )
      ).body,
    ).toMatchObject({ code: 'FORBIDDEN', action: 'status' });
    expect(
      (await make(resource, 'delete', { body: { secureId: made.secureId, version: 1, reason: 'dari cabang' } }, branch))
        .body,
    ).toMatchObject({ code: 'FORBIDDEN', action: 'delete' });
    expect((await make(resource, 'list', {}, branch)).status).toBe(200);
  });
});

it.each(
  named([
    [lossReasons, 'a reason that applies to nothing', { appliesTo: [] }, 'appliesTo', 'REQUIRED'],
    [extensionReasons, 'more days than a pick-up may be extended by', { maxDays: 91 }, 'maxDays', 'RANGE'],
    [
      extensionReasons,
      'fewer days than an expiry is extended by',
      { appliesTo: 'CARD_EXPIRY', maxDays: 29 },
      'maxDays',
      'RANGE',
    ],
    [verificationReturnReasons, 'all steps at once', { step: 'all' }, 'step', 'NOT_ALLOWED'],
    [
      verificationReturnReasons,
      'a message with an unknown placeholder',
      { messageToApplicant: 'Yth. {nama}, mohon ulangi' },
      'messageToApplicant',
      'PLACEHOLDER_UNKNOWN',
    ],
    [
      verificationReturnReasons,
      'a message too short',
      { messageToApplicant: 'Ulangi' },
      'messageToApplicant',
      'TOO_SHORT',
    ],
    [cardSources, 'the channel of the PWA for another source', { channel: 'PWA' }, 'channel', 'PWA_SOURCE'],
    [cardSources, 'all steps and one of them', { requiredSteps: ['all', 'tenor'] }, 'requiredSteps', 'STEP_ALONE'],
    [
      cardSources,
      'a source that hands nothing over',
      { allowHome: false, allowDigital: false },
      'allowHome',
      'DELIVERY_REQUIRED',
    ],
  ] as [unknown, string, object, string, string][]).map(
    ([module, resource, what, ...rest]) => [module, what, resource, ...rest] as const,
  ),
)('%s refuses %s', async (_, __, resource, change, field, code) => {
  const { status, body } = await make(resource, 'create', { body: await bodyFor(resource, change) });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ field, code, message: expect.any(String) })]);
});

it('lists the reasons that apply', async () => {
  const codes = async (resource: Resource, query: object) =>
    (await make(resource, 'lov', { query })).result.map(({ code }: { code: string }) => code);
  expect(await codes(lossReasons as never, { appliesTo: 'COURIER' })).toEqual(['COURIER_LOST', 'OTHER']);
  expect(await codes(extensionReasons as never, { appliesTo: 'CARD_EXPIRY' })).toEqual([
    'CARD_DELAY',
    'ACTIVE_CONTRACT',
  ]);
  expect(await codes(deliveryReturnReasons as never, { appliesTo: 'OFFICE' })).toEqual([
    'OFFICE_CLOSED',
    'DAMAGED_PARCEL',
  ]);
  expect(await codes(verificationReturnReasons as never, { step: 'tenor' })).toEqual(['AGE_LIMIT']);
});

it('reasons for extension name the most days that each allows, so that they are known before a refusal', async () => {
  const { result } = await make(extensionReasons as never, 'lov', { query: {} });
  const { result: list } = await make(extensionReasons as never, 'list', { query: { size: 100, status: 'active' } });
  const days = new Map<string, number>(
    list.rows.map(({ code, maxDays }: { code: string; maxDays: number }) => [code, maxDays]),
  );
  expect(result.length).toBeGreaterThan(2);
  for (const { code, name } of result) expect(name).toContain(`(≤ ${days.get(code)})`);
});

it('a seeded source cannot be deleted, and names its default digital card', async () => {
  const { result } = await make(cardSources as never, 'list', { query: { size: 25 } });
  const pwa = result.rows.find(({ code }: { code: string }) => code === 'PWA Browser');
  expect(pwa).toMatchObject({
    digitalKind: 'digital_pwa',
    channel: 'PWA',
    references: { defaultCardTypeId: { name: 'Reguler' } },
  });
  expect(result.rows.filter(({ digitalKind }: { digitalKind: string }) => digitalKind === 'digital_pwa')).toHaveLength(
    1,
  );
  expect(
    (
      await make(cardSources as never, 'delete', {
        body: { secureId: pwa.secureId, version: pwa.version, reason: 'tidak dipakai' },
      })
    ).body,
  ).toMatchObject({ code: 'SOURCE_SEEDED' });
});

it.each(masters.map((resource) => [resource.module, resource] as const))(
  '%s lists every field of its own',
  (_, { fields, list }) => {
    const shown = new Set(list.columns);
    expect(Object.keys(fields).filter((name) => !shown.has(name) && !shown.has(name.replace(/Id$/, '')))).toEqual([]);
  },
);
