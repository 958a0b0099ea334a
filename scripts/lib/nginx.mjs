import fs from 'node:fs';
import { installDebianPackage } from './debian-package.mjs';

/** @returns {string | undefined} path of nginx, if it is installed */
export const findNginx = () =>
  ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
    fs.existsSync(file),
  );

/** Finds nginx, or installs Debian's package where possible. @returns {Promise<string | undefined>} its path */
export async function ensureNginx() {
  if (!findNginx()) await installDebianPackage('nginx-light');
  return findNginx();
}
