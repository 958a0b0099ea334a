import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, '.cache/e2e');

/**
 * Seeded data for consoles on the embedded database, kept from one run to the next with the same services, day and demo
 * password.
 * @param {string} name of the console
 * @param {(data: string) => Promise<void>} fill makes the data in an empty folder
 * @returns {Promise<string>} the folder, to be copied
 */
export async function keptData(name, fill) {
  const services = fs.readFileSync(path.join(root, 'build/server/main.mjs'));
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(services)
    .update(JSON.stringify([day, process.env.CONSOLE_DEMO_PASSWORD]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(kept, key, name);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  for (const other of fs.readdirSync(kept, { withFileTypes: true }))
    if (other.isDirectory() && other.name !== key)
      fs.rmSync(path.join(kept, other.name), { recursive: true, force: true });
  const draft = `${folder}-draft-${process.pid}`;
  await fill(draft);
  fs.renameSync(draft, folder);
  return folder;
}
