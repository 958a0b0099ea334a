import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { sql } from 'kysely';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { admin } from '../../../../test/callers.ts';
import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { lossSources } from '../../card-lost/sources.ts';
import { branch, headOffice } from '../../lifecycle/lifecycle.fixtures.ts';
import { partnersModule } from '../../partners/module.ts';
import { printAll, stockIssuance, uploaded } from '../issuance.fixtures.ts';
import { cardIssuanceModule } from '../module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule] });
const db = () => server.current.database.db;
const act = (name: keyof typeof issuanceCalls, body: object) =>
  server.current.call(issuanceCalls[name], admin, { body });

const lastDelivery = () =>
  db()
    .selectFrom('card_delivery')
    .selectAll()
    .where('created_by', '=', admin.username)
    .orderBy('delivery_no', 'desc')
    .executeTakeFirstOrThrow();

/** Sends a parcel of two cards, of which none arrives. @returns its id and lines */
async function missingParcel() {
  const issuance = await stockIssuance(db(), 2);
  await printAll(db(), issuance);
  const parcel = {
    officeKind: 'BRANCH',
    officeId: branch('10040').id,
    quantity: 2,
    courierCode: 'KR01',
    awbNo: 'LOSS-1',
  };
  expect(await act('dispatchBranch', { secureId: issuance.id, parcels: [parcel] })).toMatchObject({ status: 200 });
  const { id, version } = await lastDelivery();
  await act('receive', {
    secureId: id,
    version,
    receiptNo: 'R1',
    fileId: await uploaded(server.current, admin.username),
    receivedDate: '2026-03-16',
    receivedBy: 'Petugas',
    isAll: false,
    counts: { received: 0, damaged: 0, missing: 2 },
    received: [],
    damaged: [],
  });
  const lines = await db()
    .selectFrom('card_delivery_line')
    .select(['id as lineId', 'card_id as cardId'])
    .where('delivery_id', '=', id)
    .execute();
  return { id, lines };
}

/** Waits until a transaction waits for a row of another. The embedded database begins one after the other. */
async function untilOneWaits(): Promise<void> {
  if (server.current.database.kind === 'embedded') return;
  const isWaiting = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db());
    return rows.length > 0;
  };
  while (!(await isWaiting())) await wait(10);
}

it('counts a delivery right when two losses on it are decided at the same time', async () => {
  const {
    id,
    lines: [one, other],
  } = await missingParcel();
  const source = lossSources(server.current.app).get('delivery')!;
  /** Decides that a card has turned up. The transaction ends after `last`. */
  const decide = (line: typeof one, last = async (): Promise<void> => {}) =>
    db()
      .transaction()
      .execute(async (tx) => {
        await source.turnedUp(tx, { sourceId: id, cards: [line!], actor: headOffice, at: seedDate });
        await last();
      });
  const gate = new EventEmitter();
  const isDecided = once(gate, 'decided');
  const first = decide(one, async () => {
    const mayEnd = once(gate, 'end');
    gate.emit('decided');
    await mayEnd;
  });
  await isDecided;
  const second = decide(other);
  await untilOneWaits();
  gate.emit('end');
  await Promise.all([first, second]);
  expect(await lastDelivery()).toMatchObject({ pending: 2, missing: 0 });
});
