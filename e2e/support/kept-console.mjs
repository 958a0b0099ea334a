import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, '.cache/e2e');

/**
 * Seeded data for the console of chosen specs, kept from one run to the next: of the same services, settings and day.
 * @param {Record<string, string>} settings environment of the console
 * @param {(data: string) => Promise<void>} fill makes the data in an empty folder
 * @returns {Promise<string>} the folder, to be copied
 */
export async function keptData(settings, fill) {
  const services = fs.readFileSync(path.join(root, 'build/server/main.mjs'));
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(services)
    .update(JSON.stringify([settings, day, process.env.CONSOLE_DEMO_PASSWORD]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(kept, key);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(kept, { recursive: true });
  for (const other of fs.readdirSync(kept, { withFileTypes: true }))
    if (other.isDirectory()) fs.rmSync(path.join(kept, other.name), { recursive: true, force: true });
  const draft = path.join(kept, `draft-${process.pid}`);
  await fill(draft);
  fs.renameSync(draft, folder);
  return folder;
}
