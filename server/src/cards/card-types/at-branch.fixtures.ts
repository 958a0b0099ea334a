import type { Call } from '@console/contracts/core/call';
import { cardReservations, type CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { assignmentModule } from '../card-assignment/module.ts';
import { cardDesignModule } from '../card-design/module.ts';
import { cardGeneratorModule } from '../card-generator/module.ts';
import { pickUpModule } from '../card-pickup/module.ts';
import { cardReservationsModule } from '../card-reservations/module.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { cardVerificationModule } from '../card-verification/module.ts';
import { branch, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { partnersModule } from '../partners/module.ts';
import { replacementModule } from '../replace-card-number/module.ts';
import { cardTypesModule } from './resource.ts';
import type { TestServer } from '../../../test/server.ts';

/** What the server of these tests serves. */
export const branchTypeModules = [
  files,
  imports,
  partnersModule,
  cardTypesModule,
  cardDesignModule,
  cardGeneratorModule,
  cardReservationsModule,
  cardStockModule,
  assignmentModule,
  pickUpModule,
  replacementModule,
  cardVerificationModule,
];

/** Reservations, cards and applications of offices, which follow the Qanun rules when a test says so. */
export const branchTypesOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const type = (code: string) => seedId('card-types', code);
  const second = { ...admin, username: 'ADMIN02' };
  const send = (call: Call, body: object, caller: Caller = admin) => server.current.call(call, caller, { body });
  const line = (office: string, code: string, qtyRequested = 5) => ({
    destinationKind: 'BRANCH',
    destinationId: branch(office).id,
    cardTypeId: type(code),
    cardDesignId: null,
    qtyRequested,
    viaMra: false,
  });
  const reserve = (office: string, mraCode: string, codes: readonly string[]) =>
    send(callsOf(cardReservations)['create'], {
      requesterKind: 'MRA',
      requesterMraId: mra(mraCode).id,
      requesterBranchId: null,
      neededBy: '2026-05-01',
      remark: null,
      lines: codes.map((code) => line(office, code)),
    });
  const detail = async (secureId: string) =>
    (await server.current.call(callsOf(cardReservations)['detail'], admin, { parameters: { secureId } }))
      .result as CardReservation;
  const counter = (officeCode: string) =>
    testCaller(
      `LOKET${officeCode}`,
      { '*': 'Input' },
      { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
    );
  /** Makes the office follow the Qanun rules from now on. */
  const begin = (officeCode: string) =>
    sql`insert into qanun_branch (id, created_by, updated_by, branch_id, effective_from)
      values (gen_random_uuid(), 'TEST', 'TEST', ${branch(officeCode).id}, '2026-03-01')`.execute(db());
  const end = (officeCode: string) =>
    sql`delete from qanun_branch where branch_id = ${branch(officeCode).id}`.execute(db());
  const refusal = {
    code: 'TYPE_NOT_FOR_BRANCH',
    message: expect.stringMatching(/^Cabang Qanun \d{5} .+ hanya menyimpan dan memberikan kartu syariah/),
  };
  return { db, type, second, send, line, reserve, detail, counter, begin, end, refusal };
};
