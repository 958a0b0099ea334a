import fs from 'node:fs';
import path from 'node:path';
import { migrations } from './migrations.mjs';

/** Version of the template that a remote was generated from or migrated to; 0 before versions existed. */
export const versionOf = (directory) =>
  JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8')).consoleTemplate ?? 0;

/** Replaces the template version in the text of a package.json and keeps the rest as it is written. */
export function withVersion(text, version) {
  const named = /("consoleTemplate":\s*)\d+/;
  if (named.test(text)) return text.replace(named, `$1${version}`);
  const changed = text.replace(/"type":\s*"module"/, `$&, "consoleTemplate": ${version}`);
  return changed === text ? `${JSON.stringify({ ...JSON.parse(text), consoleTemplate: version }, null, 2)}\n` : changed;
}

/**
 * Migrates a remote to the newest template, step by step. Each step stores its number, so that an interrupted run
 * continues where it stopped.
 * @param {string} directory folder of the remote
 * @returns {string[]} titles of the applied migrations; empty when it was up to date
 * @throws {Error} when the remote has a newer template than this clone
 */
export function migrateRemote(directory, list = migrations) {
  const version = versionOf(directory);
  const newest = list.at(-1)?.number ?? 0;
  if (version > newest)
    throw new Error(`${path.basename(directory)} is of template ${version}; this clone has ${newest}`);
  const done = [];
  for (const { number, title, migrate } of list.filter((one) => one.number > version)) {
    const fileOf = (name) => path.join(directory, name);
    const changes = migrate((name) => (fs.existsSync(fileOf(name)) ? fs.readFileSync(fileOf(name), 'utf8') : null));
    for (const [name, text] of Object.entries(changes)) {
      fs.mkdirSync(path.dirname(fileOf(name)), { recursive: true });
      fs.writeFileSync(fileOf(name), text);
    }
    const manifest = fileOf('package.json');
    fs.writeFileSync(manifest, withVersion(fs.readFileSync(manifest, 'utf8'), number));
    done.push(`${number} ${title}`);
  }
  return done;
}
