// An import of 100,000 rows from the upload to the last written row: duration, rows per second, memory of the services.
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '../scripts/lib/postgresql-cluster.mjs';
import { headersOf } from './lib/load.mjs';
import { startConsole } from './lib/server.mjs';
import { ratio, seconds } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const header = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';
const fileOf = (rows) =>
  [
    header,
    ...Array.from(
      { length: rows },
      (_, n) => `${96_000 + (n % 900)},Kelurahan ${n},Kecamatan ${n % 97},Manado,Sulawesi Utara,19050`,
    ),
    '',
  ].join('\n');

/** Resident memory of a process in megabytes, current and peak; NaN where the system does not report it. */
const memoryOf = (pid) => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
};

async function waitForState(server, headers, importId, states) {
  for (;;) {
    const { result } = await fetch(`${server.url}/api/scheduler/v1/import-job/${importId}`, { headers }).then(
      (answer) => answer.json(),
    );
    if (states.includes(result.state)) return result;
    if (['FAILED', 'REFUSED'].includes(result.state))
      throw new Error(`the import ended ${result.state}: ${result.message}`);
    await wait(200);
  }
}

async function measure(server, rows) {
  const headers = headersOf('ADMIN01', (await server.signIn('ADMIN01')).access_token);
  const before = memoryOf(server.pid).now;
  const form = new FormData();
  form.set('file', new Blob([fileOf(rows)], { type: 'text/csv' }), `kode-pos-${rows}.csv`);
  const start = performance.now();
  const { result, message } = await fetch(`${server.url}/api/middle/zip-code/import-zipcode`, {
    method: 'POST',
    headers,
    body: form,
  }).then((answer) => answer.json());
  if (!result) throw new Error(message);
  const checked = await waitForState(server, headers, result.secureId, ['PREVIEWED']);
  if (checked.newRows !== rows) throw new Error(`${checked.newRows} of ${rows} rows are new`);
  const preview = performance.now() - start;
  await fetch(`${server.url}/api/middle/zip-code/import-confirm`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ importId: result.secureId }),
  });
  await waitForState(server, headers, result.secureId, ['COMPLETED']);
  const took = performance.now() - start;
  return {
    preview,
    apply: took - preview,
    took,
    rate: rows / (took / 1000),
    grown: memoryOf(server.pid).peak - before,
  };
}

async function runOn(databaseUrl, rows) {
  const server = await startConsole({ databaseUrl, env: { CONSOLE_SEED_ZIP_ROWS: '0' } });
  try {
    return await measure(server, rows);
  } finally {
    await server.stop();
  }
}

/** Measures 10,000 and 100,000 rows (`BENCH_IMPORT_ROWS`) on both databases, each with fresh data. */
export async function benchImport() {
  const results = [];
  for (const [name, embedded] of [
    ['embedded', true],
    ['PostgreSQL', false],
  ]) {
    for (const rows of (process.env.BENCH_IMPORT_ROWS ?? '10000,100000').split(',').map(Number)) {
      const cluster = embedded ? null : await startCluster();
      try {
        results.push({ name, rows, ...(await runOn(cluster?.url ?? '', rows)) });
      } finally {
        await cluster?.stop();
      }
    }
  }
  return table(
    "Import of zip codes: check, write (s), rows per second, growth of the services' memory (MB)",
    ['database', 'rows', 'check', 'write', 'rows/s', 'memory', 'memory to the smaller'],
    results.map(({ name, rows, preview, apply, rate, grown }) => [
      name,
      rows.toLocaleString('en'),
      seconds(preview),
      seconds(apply),
      Math.round(rate),
      Math.round(grown),
      ratio(grown, results.find((other) => other.name === name && other.rows === results[0].rows).grown),
    ]),
  );
}
