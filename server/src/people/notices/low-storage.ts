import { Gauge } from 'prom-client';
import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { adminIds, notify } from './notify.ts';
import { metrics } from '../../platform/metrics.ts';
import type { Services } from '../../platform/services.ts';
import { freeSpace, type FreeSpace } from '../../platform/outage/free-space.ts';

const lookMs = 60_000;
const againMs = 24 * 3_600_000;
const megabyte = 1024 ** 2;

const free = new Gauge({
  name: 'console_storage_free_bytes',
  help: 'Bytes left on the disk of the data directory',
  registers: [metrics],
});

/** Notifies the admins, once a day over all processes and restarts. */
async function notifyAdmins({ db, now }: Services, { freeBytes }: FreeSpace): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const existing = await tx
      .selectFrom('console_notice')
      .select('id')
      .where('kind', '=', 'STORAGE_LOW')
      .where('at', '>', new Date(at.getTime() - againMs).toISOString())
      .limit(1)
      .executeTakeFirst();
    if (existing) return;
    await notify(tx, {
      userIds: await adminIds(tx),
      kind: 'STORAGE_LOW',
      parameters: { free: Math.floor(freeBytes / megabyte) },
      at,
    });
  });
}

/**
 * Checks the disk of the data directory, and warns before it is full: in the log, the metrics and the inbox of the
 * admins.
 */
export async function watchSpace(services: Services, measure = freeSpace): Promise<void> {
  const space = await measure(services.configuration.dataDirectory);
  free.set(space.freeBytes);
  if (!space.low) return;
  services.log.warn({ freeBytes: space.freeBytes, totalBytes: space.totalBytes }, 'the disk is almost full');
  await notifyAdmins(services, space);
}

/** Monitors external resources that the program needs. */
export const outages: Module = (app) => {
  every(app, lookMs, 'storage-watch', () => watchSpace(app.services));
};
