import fs from 'node:fs';
import { run } from './run.mjs';

let lists;

/**
 * Installs a Debian package, as root on a system with apt; elsewhere it does nothing.
 * @param {string} name name of the package
 * @returns {Promise<boolean>} whether it is installed
 */
export async function installDebianPackage(name) {
  if (!fs.existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  lists ??= run('apt-get', ['update', '-qq']);
  await lists;
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0;
}
