import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { callsOf } from '@console/contracts/core/resource';
import type { Caller } from '../../platform/context.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { partnersModule } from '../partners/module.ts';
import { homeIssuance, printAll, stockIssuance, uploaded, vendor1 } from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';
import type { TestServer } from '../../../test/server.ts';

/** What the server of these tests serves. */
export const deliveryModules = [partnersModule, cardIssuanceModule];

/** Deliveries to offices and members, their receipts and results. */
export const deliveriesOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const act = (name: keyof typeof issuanceCalls, who: Caller, body: object) =>
    server.current.call(issuanceCalls[name], who, { body });
  const today = '2026-03-16';
  let waybill = 0;
  const awb = () => `TST-${String(++waybill).padStart(6, '0')}`;
  const delivery = (id: string) =>
    db().selectFrom('card_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statusOf = async (id: string) =>
    (await db().selectFrom('card').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const numberOf = async (id: string) =>
    (await db().selectFrom('card').select('card_no').where('id', '=', id).executeTakeFirstOrThrow()).card_no;
  const linesOf = (id: string) =>
    db().selectFrom('card_delivery_line').selectAll().where('delivery_id', '=', id).execute();
  /** Sends printed stock cards to an office. */
  async function sent(count: number, office = branch('10040')) {
    const issuance = await stockIssuance(db(), count, office);
    await printAll(db(), issuance);
    const { result } = await act('dispatchBranch', vendor1, {
      secureId: issuance.id,
      parcels: [{ officeKind: office.kind, officeId: office.id, quantity: count, courierCode: 'KR01', awbNo: awb() }],
    });
    return {
      ...issuance,
      deliveryId: result.deliveries[0].secureId as string,
      numbers: await Promise.all(issuance.cardIds.map(numberOf)),
    };
  }
  /** Deliveries that the vendor's search returns. */
  const found = async (search: string) =>
    (await server.current.call(callsOf(deliveries).list, vendor1, { query: { search, page: 1, size: 10 } })).result
      .rows as readonly { readonly secureId: string; readonly issuanceId: string }[];
  /** Sends printed personal cards to members without a live card. */
  async function home(members: readonly number[]) {
    const issuance = await homeIssuance(db(), members);
    await printAll(db(), issuance);
    const answer = await act('dispatchCustomer', vendor1, {
      secureId: issuance.id,
      origin: 'VENDOR',
      courierCode: 'KR01',
      lines: issuance.cardIds.map((cardId) => ({ cardId, awbNo: awb() })),
    });
    return {
      ...issuance,
      deliveryId: answer.result?.deliveries[0].secureId as string,
      numbers: await Promise.all(issuance.cardIds.map(numberOf)),
    };
  }
  const receipt = async (who: Caller, secureId: string, rest: object) =>
    act('receive', who, {
      secureId,
      version: (await delivery(secureId)).version,
      receiptNo: awb(),
      fileId: await uploaded(server.current, who.username),
      receivedDate: today,
      receivedBy: 'Petugas',
      isAll: false,
      received: [],
      damaged: [],
      ...rest,
    });
  const result = async (who: Caller, secureId: string, line: object | null, rows?: readonly string[]) =>
    act('receiveResults', who, {
      secureId,
      version: (await delivery(secureId)).version,
      receiptNo: awb(),
      fileId: await uploaded(server.current, who.username, rows),
      line: line && { eventDate: today, ...line },
    });
  return { db, act, today, awb, delivery, statusOf, numberOf, linesOf, sent, found, home, receipt, result };
};
