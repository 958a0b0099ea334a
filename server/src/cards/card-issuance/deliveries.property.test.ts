// Long: one model of deliveries, with the actions, the checks and the run that use it.
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import fc from 'fast-check';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedDate } from '../../../test/environment.ts';
import { lossSources } from '../card-lost/sources.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch, decideLoss, document, headOffice } from '../lifecycle/lifecycle.fixtures.ts';
import { transition } from '../lifecycle/transition.ts';
import { partnersModule } from '../partners/module.ts';
import { printAll, stockIssuance, uploaded, type TestIssuance } from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule] });
const db = () => server.current.database.db;
const act = (name: keyof typeof issuanceCalls, body: object) =>
  server.current.call(issuanceCalls[name], admin, { body });
const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % Math.max(1, all.length)];
let waybill = 0;

/** One generated action on deliveries. The numbers select among the deliveries that exist when it runs. */
interface Action {
  readonly what: 'send' | 'receive' | 'recall' | 'lost' | 'turnedUp' | 'cancel';
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const number = fc.noBias(fc.nat(1_000));
const rounds = fc.array(
  fc.array(
    fc.record({
      what: fc.constantFrom<Action['what']>(
        'send',
        'send',
        'receive',
        'receive',
        'recall',
        'lost',
        'turnedUp',
        'cancel',
      ),
      a: number,
      b: number,
      c: number,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  { minLength: 6, maxLength: 14 },
);

const parcels = () =>
  db()
    .selectFrom('card_delivery')
    .selectAll()
    .where('created_by', '=', admin.username)
    .where('recalled_at', 'is', null)
    .orderBy('delivery_no')
    .execute();
const numbersOf = async (deliveryId: string) =>
  (
    await db()
      .selectFrom('card_delivery_line as l')
      .innerJoin('card as c', 'c.id', 'l.card_id')
      .select('c.card_no')
      .where('l.delivery_id', '=', deliveryId)
      .where('l.result', '=', 'PENDING')
      .where('l.closed_at', 'is', null)
      .orderBy('c.card_no')
      .execute()
  ).map((row) => row.card_no);

async function receive({ a, b, c }: Action): Promise<void> {
  const parcel = pick(
    (await parcels()).filter(({ pending }) => pending > 0),
    a,
  );
  if (!parcel) return;
  const numbers = await numbersOf(parcel.id);
  // The numbers decide which cards arrive, are damaged or missing; sometimes the receiver's count is wrong.
  const kind = (index: number) => (b + index * 7) % 3;
  const [received, damaged] = [
    numbers.filter((_, index) => kind(index) === 0),
    numbers.filter((_, index) => kind(index) === 1),
  ];
  const counts = {
    received: received.length + (c % 10 === 0 ? 1 : 0),
    damaged: damaged.length,
    missing: numbers.length - received.length - damaged.length,
  };
  await act('receive', {
    secureId: parcel.id,
    version: parcel.version,
    receiptNo: `R${++waybill}`,
    fileId: await uploaded(server.current, admin.username),
    receivedDate: '2026-03-16',
    receivedBy: 'Petugas',
    isAll: false,
    counts,
    received,
    damaged,
  });
}

async function decide({ a, what }: Action): Promise<void> {
  const lines = await db()
    .selectFrom('card_delivery_line as l')
    .innerJoin('card_hold as h', 'h.card_id', 'l.card_id')
    .innerJoin('card_delivery as d', 'd.id', 'l.delivery_id')
    .select(['l.id', 'l.card_id', 'l.delivery_id', 'h.document_id', 'h.document_no'])
    .where('l.result', '=', 'MISSING')
    .where('h.code', '=', 'LOSS_PENDING')
    .where('h.released_at', 'is', null)
    .where('d.created_by', '=', admin.username)
    .execute();
  const line = pick(lines, a);
  if (!line?.document_id) return;
  const by = { kind: 'loss', id: line.document_id, no: line.document_no as string } as const;
  const outcome = {
    sourceId: line.delivery_id,
    cards: [{ cardId: line.card_id, lineId: line.id }],
    actor: headOffice,
    at: seedDate,
  };
  const source = lossSources(server.current.app).get('delivery')!;
  await db()
    .transaction()
    .execute(async (tx) => {
      if (what === 'lost') {
        await transition(tx, {
          code: 'L2',
          document: by,
          actor: headOffice,
          at: seedDate,
          cards: [{ cardId: line.card_id }],
        });
        await source.lost(tx, outcome);
      } else {
        await releaseHolds(tx, 'LOSS_PENDING', {
          document: by,
          actor: headOffice,
          at: seedDate,
          cards: [{ cardId: line.card_id }],
        });
        await source.turnedUp(tx, outcome);
      }
      await decideLoss(tx, line.card_id, what === 'lost' ? 'CONFIRMED' : 'REJECTED');
    })
    .catch(() => {});
}

async function attempt(issuance: TestIssuance, action: Action): Promise<void> {
  const { what, a, b } = action;
  if (what === 'send') {
    await act('dispatchBranch', {
      secureId: issuance.id,
      parcels: [
        {
          officeKind: 'BRANCH',
          officeId: branch('10040').id,
          quantity: 1 + (a % 4),
          courierCode: 'KR01',
          awbNo: b % 8 === 0 ? 'TWICE-1' : `RND-${++waybill}`,
        },
      ],
    });
  } else if (what === 'receive') await receive(action);
  else if (what === 'recall') {
    const parcel = pick(await parcels(), a);
    if (parcel) await act('recall', { secureId: parcel.id, version: parcel.version, reason: 'salah kirim' });
  } else if (what === 'cancel') {
    const card = pick(issuance.cardIds, a) as string;
    await db()
      .transaction()
      .execute((tx) =>
        transition(tx, {
          code: 'X2',
          document: document('batch'),
          actor: headOffice,
          at: seedDate,
          cards: [{ cardId: card }],
        }),
      )
      .catch(() => {});
  } else await decide(action);
}

const action = (what: Action['what'], a = 0, b = 1, c = 1): Action[] => [{ what, a, b, c }];
/**
 * A fixed sequence that reaches every outcome: a parcel received with a damaged and a missing card that is lost, one
 * recalled, one in transit.
 */
const wholeDay = [
  action('send', 3),
  action('receive', 0, 0),
  action('lost'),
  action('send', 0),
  action('recall', 1),
  action('send', 1),
];

/** Runs the actions of a round concurrently, round after round, on a print order of its own. */
async function live(all: readonly (readonly Action[])[]): Promise<void> {
  const issuance = await stockIssuance(db(), 10);
  await printAll(db(), issuance);
  for (const round of all) await Promise.all(round.map((action) => attempt(issuance, action)));
  expect(await brokenInvariants(db())).toEqual([]);
}

it('counts a parcel with a damaged and a lost card, a recalled and a pending one', async () => {
  await live(wholeDay);
  const sent = await db()
    .selectFrom('card_delivery')
    .select(['state', 'received', 'damaged', 'lost', 'pending'])
    .where('created_by', '=', admin.username)
    .orderBy('delivery_no')
    .execute();
  expect(sent).toEqual([
    { state: 'RECEIVED', received: 2, damaged: 1, lost: 1, pending: 0 },
    { state: 'RECALLED', received: 0, damaged: 0, lost: 0, pending: expect.any(Number) },
    { state: 'DISPATCHED', received: 0, damaged: 0, lost: 0, pending: 2 },
  ]);
});

it('counts of deliveries and issuances stay correct under concurrent random actions', async () => {
  await fc.assert(fc.asyncProperty(rounds, live), { numRuns: 15, endOnFailure: true });
});
