import { randomUUID } from 'node:crypto';
import { headersOf, work } from './load.mjs';
import { table } from './table.mjs';

/** People at desks, each acting about once a second. */
const office = { people: 50, rest: 500, seconds: Number(process.env.BENCH_DESK_SECONDS ?? 60) };

/** Seeded users who may send and receive, with the index of their office in the order of codes. */
const users = [
  ...Array.from({ length: 6 }, (_, index) => [`MRAOFF0${index + 1}`, 'MRA', index]),
  ...Array.from({ length: 14 }, (_, index) => [
    `ADMCB${String(index + 1).padStart(2, '0')}`,
    'BRANCH',
    Math.floor(index / 2),
  ]),
];
const pick = (values) => values[Math.floor(Math.random() * values.length)];
const receipt = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

/** A refusal with an error code: another desk was faster, or there is nothing to do. */
class Refused extends Error {}

async function ask(desk, address, { method = 'GET', body } = {}) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${desk.api}/${address}`, {
    method,
    headers: {
      ...desk.headers,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const { result, code } = await answer.json();
  if (answer.ok) return result;
  if (answer.status < 500 || code === 'BUSY') throw new Refused(code);
  throw new Error(`${method} ${address} answered ${answer.status} ${code}`);
}

/** Sends some cards of the safe to a branch, back to the MRA, or to a neighbouring branch (S1, S2). */
async function send(desk) {
  const kind = desk.kind === 'MRA' ? 'DISTRIBUTION' : pick(['RETURN', 'TRANSFER']);
  const { rows } = await ask(
    desk,
    `transaction/card-assignment/search?originKind=${desk.kind}&originId=${desk.officeId}`,
  );
  const destination = pick(
    await ask(desk, `transaction/card-assignment/destinations?kind=${kind}&originId=${desk.officeId}`),
  );
  if (rows.length === 0 || !destination) throw new Refused('NOTHING_TO_DO');
  const { cardTypeId } = pick(rows);
  const cards = rows
    .filter((card) => card.cardTypeId === cardTypeId)
    .toSorted(() => Math.random() - 0.5)
    .slice(0, 1 + Math.floor(Math.random() * 20));
  await ask(desk, 'transaction/card-assignment', {
    method: 'POST',
    body: {
      kind,
      originId: desk.officeId,
      remark: null,
      send: true,
      lines: [
        {
          destinationId: destination.secureId,
          cardTypeId,
          cardNos: cards.map(({ cardNo }) => cardNo),
          carrier: 'MESSENGER',
          carrierRef: 'Kurir kantor',
        },
      ],
    },
  });
}

/** A line in transit to or from the desk's office. */
async function lineOnItsWay(desk) {
  const { rows } = await ask(desk, 'transaction/card-assignment?state=SENT&page=1&size=25');
  if (rows.length === 0) throw new Refused('NOTHING_TO_DO');
  const lines = await ask(desk, `transaction/card-assignment/${pick(rows).secureId}/lines`);
  const line = pick(lines.filter(({ state }) => state === 'SENT'));
  if (!line) throw new Refused('NOTHING_TO_DO');
  return ask(desk, `transaction/card-assignment/line/${line.secureId}`);
}

/** Receives a line, rejects it or recalls it (D3, D4, S3). */
async function receiveOrReturn(desk) {
  const { secureId, version, isReceiver, isSender } = await lineOnItsWay(desk);
  if (isReceiver && Math.random() < 0.85) {
    const form = new FormData();
    form.set('kind', 'image');
    form.set('module', 'card-assignment');
    form.set('file', receipt, 'bukti.png');
    const file = await ask(desk, 'direct/file', { method: 'POST', body: form });
    await ask(desk, 'transaction/card-assignment/receive', {
      method: 'PUT',
      body: { secureId, version, all: true, cardNos: [], damaged: [], receiptFile: file.fileId },
    });
  } else if (isReceiver || isSender) {
    await ask(desk, `transaction/card-assignment/${isReceiver ? 'reject' : 'recall'}`, {
      method: 'PUT',
      body: { secureId, version, remark: 'Salah kirim' },
    });
  } else throw new Refused('NOTHING_TO_DO');
}

/** Puts a card of the safe on hold as damaged and releases it. */
async function inspect(desk) {
  const cards = await ask(desk, `middle/cards/lov?officeKind=${desk.kind}&officeId=${desk.officeId}`);
  if (cards.length === 0) throw new Refused('NOTHING_TO_DO');
  const { secureId } = pick(cards);
  for (const act of ['hold', 'release']) {
    const { version } = await ask(desk, `middle/cards/${secureId}`);
    await ask(desk, `middle/cards/${act}`, { method: 'PUT', body: { secureId, version, remark: 'Diperiksa di meja' } });
  }
}

async function desksOf(server, client) {
  const ids = async (statement) => (await client.query(statement)).rows.map(({ id }) => id);
  const offices = {
    MRA: await ids('select id from mra order by mra_code'),
    BRANCH: await ids("select id from branch where business_line = 'SPEKTRA' order by office_code"),
  };
  const staff = [];
  for (const [username, kind, place] of users)
    staff.push({
      api: `${server.url}/api`,
      headers: headersOf(username, (await server.signIn(username)).access_token),
      kind,
      officeId: offices[kind][place],
    });
  return Array.from({ length: office.people }, (_, desk) => staff[desk % staff.length]);
}

/** Runs desks that send, receive, reject and inspect cards concurrently. @returns acts, refusals by code, movements */
export async function measureDesks(server, client) {
  const desks = await desksOf(server, client);
  const countMovements = async () =>
    Number(
      (await client.query("select count(*) from card_movement where actor <> 'LOAD' and from_status <> to_status"))
        .rows[0].count,
    );
  const before = await countMovements();
  const outcome = { done: 0, refused: {}, failed: [] };
  await work({
    ...office,
    act: (number) =>
      pick([send, receiveOrReturn, receiveOrReturn, receiveOrReturn, inspect])(desks[number]).then(
        () => {
          outcome.done += 1;
        },
        (error) => {
          if (error instanceof Refused) outcome.refused[error.message] = (outcome.refused[error.message] ?? 0) + 1;
          else outcome.failed.push(error.message);
        },
      ),
  });
  return { ...outcome, transitions: (await countMovements()) - before };
}

export const desksTable = ({ done, refused, failed, transitions }, broken) =>
  table(
    `${office.people} desks for ${office.seconds} s that send, receive, send back and inspect cards`,
    ['what', 'number'],
    [
      ['acts done', done],
      ['transitions of cards', transitions],
      ['transitions per second', (transitions / office.seconds).toFixed(1)],
      [
        'acts refused',
        Object.entries(refused)
          .map(([code, count]) => `${code} ${count}`)
          .join(', ') || '0',
      ],
      ['acts failed', failed.length],
      ['invariants broken afterwards', broken.length === 0 ? '0' : broken.join(', ')],
    ],
  );
