import { reservationCalls as own, type ReservationLineInput } from '@console/contracts/cards/card-reservations/calls';
import {
  cardReservations,
  reservationStepCalls as steps,
  type CardReservation,
} from '@console/contracts/cards/card-reservations/reservations';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { cardDesignModule } from '../card-design/module.ts';
import { cardGeneratorModule } from '../card-generator/module.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { seedRanges } from '../lifecycle/seed/ranges.ts';
import { cardReservationsModule } from './module.ts';
import type { TestServer } from '../../../test/server.ts';

/** What the server of these tests serves. */
export const reservationModules = [
  imports,
  cardTypesModule,
  cardDesignModule,
  cardGeneratorModule,
  cardReservationsModule,
];

/** Reservations of offices, their decisions and allotments. */
export const reservationsOn = (server: { readonly current: TestServer }) => {
  const calls = callsOf(cardReservations);
  const db = () => server.current.database.db;
  const second = { ...admin, username: 'ADMIN02' };
  const mra = (code: string) => seedId('mra', code);
  const branch = (code: string) => branchId('SPEKTRA', code);
  const type = (code: string) => seedId('card-types', code);
  const mraUser = testCaller(
    'MRAOFF01',
    { '*': 'Input' },
    {
      mappingType: 'MRA',
      scope: { type: 'branches', branchIds: ['13010', '13020', '13030'].map(branch), mraIds: [mra('0401')] },
    },
  );
  const mraApprover = testCaller('MRASPV04', { '*': 'Approval' }, { mappingType: 'MRA', scope: mraUser.scope });
  const branchUser = testCaller(
    'BRADM01',
    { '*': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch('10050')], mraIds: [] } },
  );
  const call = (name: keyof typeof calls, input = {}, caller: Caller = admin) =>
    server.current.call(calls[name], caller, input);
  const detail = async (secureId: string, caller = admin): Promise<CardReservation> =>
    (await call('detail', { parameters: { secureId } }, caller)).result;
  const line = (
    office: string,
    code: string,
    qtyRequested: number,
    rest: Partial<ReservationLineInput> = {},
  ): ReservationLineInput => ({
    destinationKind: 'BRANCH',
    destinationId: branch(office),
    cardTypeId: type(code),
    cardDesignId: null,
    qtyRequested,
    viaMra: false,
    ...rest,
  });
  const ofMra = (lines: ReservationLineInput[], rest: object = {}) => ({
    requesterKind: 'MRA',
    requesterMraId: mra('0401'),
    requesterBranchId: null,
    neededBy: '2026-05-01',
    remark: null,
    lines,
    ...rest,
  });
  const step = (
    name: keyof typeof steps,
    { secureId, version }: { secureId: string; version: number },
    caller: Caller = admin,
    reason?: string,
  ) => server.current.call(steps[name], caller, { body: { secureId, version, ...(reason ? { reason } : {}) } });
  const approve = async (secureId: string, quantities: readonly number[], caller: Caller = second, reason?: string) => {
    const { version, lineRows } = await detail(secureId);
    return server.current.call(own.approve, caller, {
      body: {
        secureId,
        version,
        lines: lineRows.map(({ lineId }, index) => ({ lineId, qtyApproved: quantities[index] })),
        ...(reason ? { reason } : {}),
      },
    });
  };
  const draft = async (lines: ReservationLineInput[], caller: Caller = admin, rest: object = {}) =>
    (await call('create', { body: ofMra(lines, rest) }, caller)).result as CardReservation;
  /** Creates an approved reservation with one line. */
  async function approved(office: string, code: string, quantity: number): Promise<CardReservation> {
    const created = await draft([line(office, code, quantity)]);
    await step('submit', created);
    await approve(created.secureId, [quantity]);
    return detail(created.secureId);
  }
  const stockRange = (code: string) =>
    seedRanges.find((range) => range.type === code && range.purpose === 'STOCK' && range.state === 'ACTIVE')!;
  const allot = (
    code: string,
    items: readonly { lineId: string; version: number; quantity: number }[],
    caller: Caller = admin,
  ) => server.current.call(own.allot, caller, { body: { sequenceId: stockRange(code).id, items } });
  return {
    calls,
    db,
    second,
    mra,
    branch,
    type,
    mraUser,
    mraApprover,
    branchUser,
    call,
    detail,
    line,
    ofMra,
    step,
    approve,
    draft,
    approved,
    stockRange,
    allot,
  };
};
