import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { coreFeedCallsOf, type CoreFeedRun, type Resource } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { deliveryColumns } from './delivery-columns.ts';

type Cells = Readonly<Record<string, string>>;

/** A file as core writes it: the given columns of each row, the others blank. */
export const feedText = (resource: Resource, rows: readonly Cells[]): string => {
  const columns = Object.keys(deliveryColumns(resource));
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join('\n');
};

/** Puts files where the feed of a test server looks for them, and runs it. */
export function coreFeedOf(server: () => TestServer, resource: Resource) {
  const calls = coreFeedCallsOf(resource);
  const folder = () => path.join(server().app.services.configuration.coreFeedDirectory, resource.module);
  const put = async (name: string, text: string, checksum?: string | null) => {
    await mkdir(folder(), { recursive: true });
    const file = path.join(folder(), name);
    await writeFile(file, text);
    const written = checksum === undefined ? createHash('sha256').update(text).digest('hex') : checksum;
    if (written === null) await rm(`${file}.sha256`, { force: true });
    else await writeFile(`${file}.sha256`, `${written}  ${name}\n`);
  };
  const last = async (): Promise<CoreFeedRun> => (await server().call(calls.lastSync, admin)).result.run;
  const ended = async (): Promise<CoreFeedRun> => {
    for (;;) {
      const run = await last();
      if (run.state !== 'RUNNING') return run;
      await wait(10);
    }
  };
  return {
    calls,
    put,
    last,
    ended,
    /** Delivers rows and takes them over. */
    async deliver(name: string, rows: readonly Cells[]): Promise<CoreFeedRun> {
      await put(name, feedText(resource, rows));
      return this.sync();
    },
    async sync(): Promise<CoreFeedRun> {
      await server().call(calls.sync, admin);
      return ended();
    },
  };
}
