// Download jobs on PostgreSQL: duration, throughput and memory for files of 100,000 to 1,000,000 rows of one list.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/lib/paths.mjs';
import { startCluster } from '../scripts/lib/postgresql-cluster.mjs';
import { startConsole } from './lib/server.mjs';
import { ratio, seconds } from './lib/statistics.mjs';
import { table } from './lib/table.mjs';

const { Client } = createRequire(path.join(root, 'server/package.json'))('pg');

/** Files in measuring order; memory is compared with that of the first. */
const files = [
  { city: 'Ukur Kecil', rows: 100_000, format: 'csv' },
  { city: 'Ukur Besar', rows: 1_000_000, format: 'csv' },
  { city: 'Ukur Sedang', rows: 500_000, format: 'xlsx' },
];
const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1);

/** Inserts places that the list of zip codes shows like its own. */
async function addRows(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const { city, rows } of files)
      await client.query(
        `insert into zip_code (id, created_by, updated_by, code, kelurahan, kecamatan, kota, provinsi, office_code)
       select gen_random_uuid(), 'BENCH', 'BENCH', (10000 + n % 90000)::text, $1::text || ' ' || n,
          'Kecamatan ' || n % 700, $1::text, 'Jawa Barat', '14010'
        from generate_series(1, $2::int) n`,
        [city, rows],
      );
    await client.query('analyze zip_code');
  } finally {
    await client.end();
  }
}

/** Resident memory of a process in bytes. */
const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Peak memory of a process in bytes during some work. */
async function peakOf(pid, work) {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  try {
    return { result: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}

/** Creates a file on a fresh console, downloads it, and checks its content. */
async function measure(databaseUrl, { city, rows, format }) {
  const server = await startConsole({ databaseUrl });
  try {
    const { access_token: token } = await server.signIn('ADMIN01');
    const headers = { authorization: `Bearer ${token}`, username: 'ADMIN01' };
    const call = async (address) => (await (await fetch(`${server.url}/api/${address}`, { headers })).json()).result;
    const began = performance.now();
    const { result: job, peak } = await peakOf(server.pid, async () => {
      const { downloadSecureId } = await call(
        `middle/zip-code/download?format=${format}&kota=${encodeURIComponent(city)}`,
      );
      for (;;) {
        const found = await call(`scheduler/v2/download/${downloadSecureId}`);
        if (found.state === 'ready') return found;
        if (!['queued', 'running'].includes(found.state))
          throw new Error(`the download is ${found.state}: ${found.message}`);
        await wait(100);
      }
    });
    const time = performance.now() - began;
    if (job.rowCount !== rows) throw new Error(`${job.rowCount} rows instead of ${rows}`);
    const hash = createHash('sha256');
    for await (const piece of (await fetch(`${server.url}/api/direct/download/${job.secureId}/file`, { headers })).body)
      hash.update(piece);
    if (hash.digest('hex') !== job.fileHash) throw new Error('the fetched file is not the one that was made');
    return { time, peak, size: job.fileSize, parts: job.parts };
  } finally {
    await server.stop();
  }
}

/** Measures on `TEST_DATABASE_URL`, or a temporary cluster. */
export async function benchExport() {
  const cluster = await startCluster();
  try {
    // The first start creates the schema and the seeds.
    await (await startConsole({ databaseUrl: cluster.url })).stop();
    await addRows(cluster.url);
    const results = [];
    for (const file of files) results.push({ ...file, ...(await measure(cluster.url, file)) });
    const [base] = results;
    return table(
      'Download jobs on PostgreSQL, from the request to the finished file; memory of the whole process',
      [
        'file',
        'time (s)',
        'rows/s',
        'size (MB)',
        'files in it',
        'peak RSS (MB)',
        `RSS to ${base.rows.toLocaleString('en')} rows`,
      ],
      results.map(({ rows, format, time, size, parts, peak }) => [
        `${rows.toLocaleString('en')} rows, ${format}`,
        seconds(time),
        Math.round(rows / (time / 1000)).toLocaleString('en'),
        megabytes(size),
        parts,
        megabytes(peak),
        ratio(peak, base.peak),
      ]),
    );
  } finally {
    await cluster.stop();
  }
}
