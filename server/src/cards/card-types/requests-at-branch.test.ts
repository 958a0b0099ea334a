// Long: all cases share one server with its seeded cards; another file would start another server.
import { customerCalls } from '@console/contracts/cards/card-generator/customers';
import { generationCalls } from '@console/contracts/cards/card-generator/generation';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import { cardReservations, reservationStepCalls } from '@console/contracts/cards/card-reservations/reservations';
import { stockCalls } from '@console/contracts/cards/card-stock/stock';
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { cardTypes } from '@console/contracts/cards/card-types';
import { importJobCalls } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload as uploadFile } from '../../../test/upload.ts';
import { designId } from '../card-design/seed.ts';
import { addMember, application, checked, submitter, verifier } from '../card-verification/verification.fixtures.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { seedRanges } from '../lifecycle/seed/ranges.ts';
import { branchTypesOn, branchTypeModules } from './at-branch.fixtures.ts';

const server = useServer({
  modules: branchTypeModules,
});
const { db, type, second, send, line, reserve, detail, begin, end, refusal } = branchTypesOn(server);

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

describe('a reservation', () => {
  it('is refused at the line, in the form and when a line is added', async () => {
    const { status, body } = await reserve('10070', '0101', ['SYR', 'GOLD']);
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field: 'lines[1]', ...refusal }] });
    const { result } = await reserve('10070', '0101', ['SYR']);
    expect(
      (
        await send(reservationCalls.addLine, {
          secureId: result.secureId,
          version: result.version,
          line: line('10070', 'PLAT'),
        })
      ).body.errors,
    ).toMatchObject([refusal]);
    expect(
      (
        await send(reservationCalls.addLine, {
          secureId: result.secureId,
          version: result.version,
          line: line('10070', 'KLG'),
        })
      ).status,
    ).toBe(200);
  });

  it('offers only plastic types that the branch may stock', async () => {
    const codes = async (query: Readonly<Record<string, unknown>>) =>
      (await server.current.call(callsOf(cardTypes)['lov'], admin, { query })).result
        .map(({ code }: { code: string }) => code)
        .toSorted();
    expect(await codes({ branchId: branch('10070').id, physical: true })).toEqual(['KLG', 'KRY', 'SYR']);
    await sql`update card_type set physical = false where code = 'KLG'`.execute(db());
    expect(await codes({ branchId: branch('10070').id, physical: true })).toEqual(['KRY', 'SYR']);
    await sql`update card_type set physical = true where code = 'KLG'`.execute(db());
    expect(await codes({ branchId: branch('13010').id, physical: true })).toEqual([
      'GOLD',
      'KLG',
      'KRY',
      'PLAT',
      'REG',
      'SYR',
    ]);
    expect(await codes({})).toHaveLength(6);
  });

  it('is refused at the row of a file', async () => {
    const rows = [
      'BRANCH,10080,REG,5,2026-05-01,N,',
      'BRANCH,10080,SYR,5,2026-05-01,N,',
      'MRA,0101,REG,5,2026-05-01,N,',
    ];
    const { result } = await uploadFile(server.current, callsOf(cardReservations)['importUpload'], admin, {
      name: 'qanun.csv',
      content: ['destination_kind,office_code,card_type_code,quantity,needed_by,via_mra,remark', ...rows, ''].join(
        '\n',
      ),
    });
    const preview = await server.current.call(importJobCalls.rows, admin, {
      parameters: { secureId: result.secureId },
      query: { page: 1, size: 10 },
    });
    expect(
      preview.result.rows.map(({ messages }: { messages: { column: string; code: string }[] }) =>
        messages.map(({ column, code }) => [column, code]),
      ),
    ).toEqual([[['card_type_code', 'TYPE_NOT_FOR_BRANCH']], [], []]);
  });

  it('is not submitted, approved, allotted or generated after the branch came under Qanun', async () => {
    const { result: made } = await reserve('16030', '0701', ['PLAT', 'SYR']);
    await begin('16030');
    const submit = async () =>
      send(reservationStepCalls.submit, { secureId: made.secureId, version: (await detail(made.secureId)).version });
    expect(await submit()).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await submit()).status).toBe(200);
    const approve = async (quantities: Readonly<Record<string, number>>) => {
      const { version, lineRows } = await detail(made.secureId);
      return send(
        reservationCalls.approve,
        {
          secureId: made.secureId,
          version,
          reason: 'disesuaikan',
          lines: lineRows.map(({ lineId, cardTypeId }) => ({
            lineId,
            qtyApproved: cardTypeId === type('PLAT') ? quantities['PLAT'] : quantities['SYR'],
          })),
        },
        second,
      );
    };
    await begin('16030');
    expect(await approve({ PLAT: 5, SYR: 5 })).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await approve({ PLAT: 5, SYR: 5 })).status).toBe(200);
    const sequenceId = seedRanges.find((range) => range.type === 'PLAT' && range.purpose === 'STOCK')!.id;
    const allot = async () => {
      const { lineId, version } = (await detail(made.secureId)).lineRows.find(
        ({ cardTypeId }) => cardTypeId === type('PLAT'),
      )!;
      return send(reservationCalls.allot, { sequenceId, items: [{ lineId, version, quantity: 5 }] });
    };
    await begin('16030');
    expect(await allot()).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await allot()).status).toBe(200);
    const allotmentIds = (await detail(made.secureId)).lineRows.flatMap(({ allotments }) =>
      allotments.map(({ secureId }) => secureId),
    );
    await begin('16030');
    const wanted = {
      allotmentIds,
      designs: [{ cardTypeId: type('PLAT'), cardDesignId: designId('PLAT_2024') }],
      vendorCode: 'PV01',
      rule: 'VIA_MRA',
    };
    expect(await send(generationCalls.previewBranch, wanted)).toMatchObject({ status: 409, body: refusal });
    expect(await send(generationCalls.generateBranch, wanted)).toMatchObject({ status: 409, body: refusal });
    await end('16030');
  });

  it('is never proposed', async () => {
    await begin('16030');
    await sql`update card_reservation set state = 'CANCELLED'`.execute(db());
    const {
      rows: [stock],
    } = await sql<{
      id: string;
    }>`update card_stock set minimum = 500, maximum = 900
      where office_branch_id = ${branch('16030').id} and card_type_id = ${type('REG')} returning id`.execute(db());
    expect(await send(stockCalls.propose, { stockIds: [stock!.id] })).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await send(stockCalls.propose, { stockIds: [stock!.id] })).status).toBe(200);
  });
});

describe('an application', () => {
  const at = { preference: 'BRANCH_PICKUP', cardTypeCode: 'REG' };
  it('is refused when the issuing branch may not have the type', async () => {
    const [here, there] = [await addMember(db()), await addMember(db(), { officeCode: '10010' })];
    expect(
      await send(
        verificationCalls.submit,
        await application(server.current, here.memberNo, { ...at, pickUpOfficeCode: '10010' }),
        verifier,
      ),
    ).toMatchObject({ status: 409, body: refusal });
    expect(
      await send(
        verificationCalls.submit,
        await application(server.current, there.memberNo, { cardTypeCode: 'REG', preference: 'DIGITAL' }),
        verifier,
      ),
    ).toMatchObject({ status: 409, body: refusal });
    expect(
      (
        await send(
          verificationCalls.submit,
          await application(server.current, here.memberNo, { ...at, pickUpOfficeCode: '10040' }),
          verifier,
        )
      ).status,
    ).toBe(200);
  });

  it('is refused at the row of a file', async () => {
    const [here, there] = [await addMember(db()), await addMember(db(), { officeCode: '10010' })];
    const header =
      'member_no,source_code,card_type_code,name_on_card,preference,pick_up_office_code,delivery_address,zip_code';
    const content = [
      header,
      `${here.memberNo},CMA,REG,,BRANCH_PICKUP,10020,,`,
      `${there.memberNo},CMA,REG,,DIGITAL,,,`,
      '',
    ].join('\n');
    const { result } = await uploadFile(server.current, callsOf(cardVerifications)['importUpload'], verifier, {
      name: 'qanun.csv',
      content,
    });
    const preview = await server.current.call(importJobCalls.rows, verifier, {
      parameters: { secureId: result.secureId },
      query: { page: 1, size: 10 },
    });
    expect(
      preview.result.rows.map(({ messages }: { messages: { column: string; code: string }[] }) =>
        messages.map(({ column, code }) => [column, code]),
      ),
    ).toEqual([[['card_type_code', 'TYPE_NOT_FOR_BRANCH']], [['card_type_code', 'TYPE_NOT_FOR_BRANCH']]]);
  });

  it('is not approved or numbered after the branch came under Qanun', async () => {
    const member = await addMember(db(), { officeCode: '13030', verificationStep: 'none' });
    const { result } = await send(
      verificationCalls.submit,
      await application(server.current, member.memberNo, at, submitter),
      submitter,
    );
    await db()
      .updateTable('card_verification')
      .set({ state: 'MANUAL_CHECKING', next_check_at: null })
      .where('id', '=', result.secureId)
      .execute();
    const approve = async () =>
      send(
        verificationCalls.approve,
        { secureId: result.secureId, version: await checked(server.current, result.secureId) },
        verifier,
      );
    await begin('13030');
    expect(await approve()).toMatchObject({ status: 409, body: refusal });
    await end('13030');
    expect((await approve()).status).toBe(200);
    await begin('13030');
    const wanted = {
      documentIds: [result.secureId],
      designs: [{ cardTypeId: type('REG'), cardDesignId: designId('REG_2024') }],
      vendorCode: 'PV01',
    };
    const { result: preview } = await send(customerCalls.previewCustomer, wanted);
    expect(preview).toMatchObject({ quantity: 0, refused: 1, rows: [{ cardNo: null, refusal }] });
    expect(await send(customerCalls.generateCustomer, wanted)).toMatchObject({ status: 409, body: refusal });
    await end('13030');
    expect((await send(customerCalls.previewCustomer, wanted)).result).toMatchObject({ quantity: 1, refused: 0 });
  });
});
