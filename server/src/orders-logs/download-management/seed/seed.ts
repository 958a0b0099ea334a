import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DownloadEvent } from '@console/contracts/orders-logs/download-management';
import type { Tx } from '../../../platform/context.ts';
import { happened } from '../../../records/downloads/events.ts';
import { fileName } from '../../../records/downloads/file-name.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../../platform/database/seed.ts';
import { resolveScope } from '../../../people/scope/resolve.ts';
import { csvText } from '../../../platform/spreadsheets/csv-writer.ts';
import { userId } from '../../../shell/index.ts';
import { contentOf, type Content, type SeedSources } from './contents.ts';
import { seedDownloads, titles, type SeedDownload } from './table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const keptDays = 7;
const moduleOf = (source: string) => (source === 'user-access' ? 'user' : source);
const reasons = {
  audit: 'Pemeriksaan akses bulanan',
  revoked: 'Berkas diminta untuk keperluan yang sudah selesai',
  failed: 'Terjadi kesalahan. Kode: {requestId}',
} as const;

/** The events of a download by its state, minutes after the request. */
const paths: Readonly<Record<SeedDownload['state'], readonly (readonly [event: DownloadEvent, minutes: number])[]>> = {
  queued: [['queued', 0]],
  running: [
    ['queued', 0],
    ['running', 1],
  ],
  streamed: [['streamed', 0]],
  ready: [
    ['queued', 0],
    ['running', 1],
    ['ready', 2],
  ],
  expired: [
    ['queued', 0],
    ['running', 1],
    ['ready', 3],
    ['fetched', 12],
    ['expired', keptDays * 24 * 60 + 3],
  ],
  failed: [
    ['queued', 0],
    ['running', 1],
    ['failed', 2],
    ['queued', 2],
    ['running', 3],
    ['failed', 4],
    ['queued', 4],
    ['running', 6],
    ['failed', 7],
  ],
  cancelled: [
    ['queued', 0],
    ['running', 2],
    ['cancelled', 3],
  ],
  revoked: [
    ['queued', 0],
    ['running', 1],
    ['ready', 2],
    ['revoked', 95],
  ],
};

/** Writes a ready file into the file store. */
async function keepFile({ files }: SeedOptions, id: string, { titles: named, rows }: Content) {
  let text = '';
  for await (const piece of csvText(
    named.map((title) => ({ title, kind: 'text' })),
    [rows],
  ))
    text += piece;
  const bytes = Buffer.from(text);
  const temporary = path.join(os.tmpdir(), randomUUID());
  await writeFile(temporary, bytes);
  const fileId = seedId('file', `download:${id}`);
  await files.take(fileId, temporary);
  return {
    file_id: fileId,
    file_size: bytes.length,
    file_hash: createHash('sha256').update(bytes).digest('hex'),
    parts: 1,
  };
}

async function scopeOf(tx: Tx, username: string) {
  const {
    id,
    mapping_type: mappingType,
    mro_id: mroId,
    print_vendor_code: vendorCode,
  } = await tx
    .selectFrom('app_user_view')
    .select(['id', 'mapping_type', 'mro_id', 'print_vendor_code'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const isAdmin = username.startsWith('ADMIN');
  return {
    ...(await resolveScope(tx, { userId: id, isAdmin, mappingType, mroId })),
    viewer: { userId: id, username, isAdmin, ...(vendorCode ? { vendorCode } : {}) },
  };
}

async function insert(
  tx: Tx,
  options: SeedOptions,
  sources: SeedSources,
  [index, download]: readonly [number, SeedDownload],
): Promise<void> {
  const { username, source, format, state, daysAgo, filter, words } = download;
  const id = seedId('download-management', String(index + 1));
  const content = await contentOf(tx, download, sources);
  // Half a day earlier than stated, so that none is in the future when the seed is loaded before nine.
  const at = new Date(options.date.getTime() - Math.round((daysAgo + 0.5) * 24 * 60) * minute);
  const after = (minutes: number) => new Date(at.getTime() + minutes * minute);
  const path_ = paths[state];
  const moment = (event: DownloadEvent) =>
    path_
      .filter(([name]) => name === event)
      .map(([, minutes]) => after(minutes))
      .at(-1) ?? null;
  const requestId = seedId('request', `download:${index}`);
  const [ready, hasFile] = [moment('ready'), state === 'ready'];
  const rows = hasFile || state === 'queued' || state === 'running' ? content.rows.length : download.rows;
  const done = ready !== null || state === 'streamed';
  const message =
    state === 'failed'
      ? reasons.failed.replace('{requestId}', requestId)
      : state === 'revoked'
        ? reasons.revoked
        : null;
  await tx
    .insertInto('download_job')
    .values({
      id,
      source,
      module: moduleOf(source),
      title: titles[source] ?? source,
      format,
      selection: JSON.stringify({ filters: filter, search: null, sorts: [] }),
      filter_text: words,
      filter: JSON.stringify(filter),
      columns: [...content.names],
      column_titles: [...content.titles],
      reason: source === 'audit-trail' ? reasons.audit : null,
      language: 'id',
      personal_data: 'MASKED',
      user_id: userId(username),
      requested_by: username,
      requested_at: at,
      request_id: requestId,
      scope: JSON.stringify(await scopeOf(tx, username)),
      fingerprint: id,
      state,
      total_rows: rows,
      written_rows: done ? rows : 0,
      row_count: done ? rows : null,
      file_name: fileName(source, format, at),
      attempts: state === 'failed' ? 3 : 0,
      started_at: moment('running'),
      ready_at: ready,
      expires_at: ready && new Date(ready.getTime() + keptDays * day),
      expiry_told: state === 'expired',
      changed_at: after(path_.at(-1)?.[1] ?? 0),
      fetch_count: state === 'expired' ? 1 : 0,
      last_fetched_at: moment('fetched'),
      message,
      ...(hasFile ? await keepFile(options, id, content) : {}),
    })
    .execute();
  for (const [event, minutes] of path_) {
    const by =
      event === 'revoked'
        ? 'ADMIN01'
        : ['queued', 'streamed', 'cancelled', 'fetched'].includes(event) && minutes !== 2 && minutes !== 4
          ? username
          : null;
    await happened(tx, id, event, {
      at: after(minutes),
      by,
      note: event === 'failed' || event === 'revoked' ? message : null,
      ip: event === 'fetched' ? '10.1.8.24' : null,
    });
  }
}

/** 36 downloads in all states from 14 modules; ready ones have real files. `sources`: lists of later domains. */
export const downloadSeed = (sources: SeedSources): Seed => ({
  name: 'download-management',
  async run(tx, options) {
    for (const entry of seedDownloads.entries()) await insert(tx, options, sources, entry);
  },
});
