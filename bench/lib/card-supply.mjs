import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { headersOf } from './load.mjs';
import { seconds } from './statistics.mjs';
import { table } from './table.mjs';

const files = Number(process.env.BENCH_FILES ?? 50);
/** Maximum number of rows in a file of reservations. */
const rowsPerFile = 2_000;
const neededBy = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function callerOf(server, username) {
  const headers = headersOf(username, (await server.signIn(username)).access_token);
  return async (method, address, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.url}/api/${address}`, {
      method,
      headers: {
        ...headers,
        'idempotency-key': randomUUID(),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const { result, message } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${address}: ${message}`);
    return result;
  };
}

async function timed(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Cancels open reservations, since an office cannot request again what is open. */
const cancelOpen = (client) =>
  client.query(
    `update card_reservation set state = 'CANCELLED'
    where state not in ('FULFILLED', 'CANCELLED', 'REJECTED', 'CLOSED')`,
  );

/** Requests, approves and allots ten lines of 10,000 cards. @returns the allotments and a design for each type */
async function allot(first, second, client) {
  const one = async (statement) => (await client.query(statement)).rows;
  const [{ mra }] = await one("select id as mra from mra where mra_code = '0102'");
  const places = [
    ...(
      await one(
        `select b.id from branch b join mro o on o.id = b.mro_id
        where o.mra_id = '${mra}' and b.business_line = 'SPEKTRA'`,
      )
    ).map(({ id }) => ['BRANCH', id]),
    ['MRA', mra],
  ];
  const types = await one(
    `select t.id,
      (select d.id from card_design d where d.card_type_id = t.id and d.status = 'active' limit 1) as design
    from card_type t where t.number_code in ('01', '02', '03') order by number_code`,
  );
  const lines = types
    .flatMap(({ id }) =>
      places.map(([destinationKind, destinationId]) => ({
        destinationKind,
        destinationId,
        cardTypeId: id,
        cardDesignId: null,
        qtyRequested: 10_000,
        viaMra: false,
      })),
    )
    .slice(0, 10);
  await cancelOpen(client);
  const created = await first('POST', 'middle/card-reservations', {
    requesterKind: 'MRA',
    requesterMraId: mra,
    requesterBranchId: null,
    neededBy,
    remark: null,
    lines,
  });
  await first('PUT', 'middle/card-reservations/submit', { secureId: created.secureId, version: 1 });
  await second('PUT', 'middle/card-reservations/approve', {
    secureId: created.secureId,
    version: 2,
    lines: created.lineRows.map(({ lineId }) => ({ lineId, qtyApproved: 10_000 })),
  });
  for (const { sequenceId, cardTypeId } of await first('GET', 'middle/card-reservations/allotment/ranges')) {
    const items = created.lineRows
      .filter((line) => line.cardTypeId === cardTypeId)
      .map(({ lineId }) => ({ lineId, version: 2, quantity: 10_000 }));
    if (items.length > 0) await first('POST', 'middle/card-reservations/allotment', { sequenceId, items });
  }
  const { lineRows } = await first('GET', `middle/card-reservations/${created.secureId}`);
  return {
    allotmentIds: lineRows.flatMap(({ allotments }) => allotments.map(({ secureId }) => secureId)),
    designs: types.map(({ id, design }) => ({ cardTypeId: id, cardDesignId: design })),
  };
}

/** Generates 100,000 numbers for ten allotments. @returns milliseconds from the call to the end of the run */
export async function measureGenerator(server, client) {
  const [first, second] = [await callerOf(server, 'ADMIN01'), await callerOf(server, 'ADMIN02')];
  const wanted = await allot(first, second, client);
  return timed(async () => {
    let run = await first('POST', 'middle/card-generator/branch/generate', {
      ...wanted,
      vendorCode: 'PV01',
      rule: 'RESERVATION',
    });
    while (['QUEUED', 'RUNNING'].includes(run.state)) {
      await wait(500);
      run = await first('GET', `middle/card-generator/run/${run.secureId}`);
    }
    if (run.state !== 'DONE') throw new Error(`the generation ended ${run.state}: ${run.error}`);
  });
}

/** Adds offices: a full file needs many, since it contains each office and type once. */
async function addOffices(client) {
  await client.query(`insert into branch
      (id, business_line, office_code, name, mro_id, city, status, created_by, updated_by)
    select gen_random_uuid(), 'SPEKTRA', 30000 + n, 'Kantor ' || n, (select id from mro order by mro_code limit 1),
      'Jakarta', 'active', 'LOAD', 'LOAD'
    from generate_series(1, 400) n
    where not exists (select from branch where office_code = '30001')`);
}

async function importFile(caller, text) {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'reservasi.csv');
  const { secureId } = await caller('POST', 'middle/card-reservations/import-reservation', form);
  const until = async (state) => {
    for (;;) {
      const job = await caller('GET', `scheduler/v1/import-job/${secureId}`);
      if (job.state === state) return job;
      if (['FAILED', 'REFUSED'].includes(job.state)) throw new Error(`the import ended ${job.state}: ${job.message}`);
      await wait(100);
    }
  };
  const { newRows } = await until('PREVIEWED');
  if (newRows !== rowsPerFile) throw new Error(`${newRows} of ${rowsPerFile} rows are new`);
  await caller('POST', 'middle/card-reservations/import-confirm', { importId: secureId });
  await until('COMPLETED');
}

/**
 * Imports 100,000 reservation lines, 2,000 in a file. Reservations of a file are cancelled before the next one.
 * @returns milliseconds of the imports
 */
export async function measureReservationImport(server, client) {
  const caller = await callerOf(server, 'ADMIN01');
  await addOffices(client);
  const { rows } = await client.query(
    `select office_code, code
    from branch, (select code from card_type where physical and status = 'active' order by code limit 5) t
    where business_line = 'SPEKTRA' and branch.status = 'active' and office_code ~ '^3[0-9]{4}$'
    order by 1, 2 limit $1`,
    [rowsPerFile],
  );
  let took = 0;
  for (let file = 1; file <= files; file += 1) {
    await cancelOpen(client);
    const text = [
      'destination_kind,office_code,card_type_code,quantity,needed_by,via_mra,remark',
      ...rows.map(({ office_code: office, code }) => `BRANCH,${office},${code},100,${neededBy},N,Berkas ${file}`),
      '',
    ].join('\n');
    took += await timed(() => importFile(caller, text));
  }
  return took;
}

export const supplyTable = (generated, imported) =>
  table(
    'Supply: 100,000 numbers in one run, and reservation rows from files of 2,000, the most that the model allows',
    ['what', 'number', 'time (s)', 'per second'],
    [
      ['numbers generated', '100,000', seconds(generated), Math.round(100_000 / (generated / 1000))],
      [
        `rows imported, ${files} files`,
        (files * rowsPerFile).toLocaleString('en'),
        seconds(imported),
        Math.round((files * rowsPerFile) / (imported / 1000)),
      ],
    ],
  );
