import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { changeRemote } from '../../scripts/release/change.mjs';
import { connect } from '../../scripts/release/client.mjs';
import { publishBuilt } from '../../scripts/release/publish.mjs';

/** Connects to the registry of a console like the command line, but in this process. */
export const commandLine = ({ url, data }) =>
  connect({
    CONSOLE_RELEASE_URL: url,
    CONSOLE_RELEASE_TOKEN: fs.readFileSync(path.join(data, 'release-token'), 'utf8'),
  });

/**
 * Publishes the running release of a remote again, with a text in its scripts replaced so that it can be recognised.
 * @returns {Promise<string>} its version; nobody gets it yet
 */
export async function publishMarked(console_, { id, stable, version, text, mark }) {
  const draft = path.join(console_.data, `draft-${version}`);
  fs.cpSync(path.join(console_.data, 'releases', id, stable), draft, {
    recursive: true,
    filter: (file) => !file.endsWith('.br') && path.basename(file) !== 'release.json',
  });
  for (const name of fs.readdirSync(draft).filter((file) => file.endsWith('.js'))) {
    const content = fs.readFileSync(path.join(draft, name), 'utf8').replaceAll(text, mark);
    fs.writeFileSync(path.join(draft, name), content);
    fs.writeFileSync(
      path.join(draft, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    );
  }
  const published = await publishBuilt(await commandLine(console_), id, {
    version,
    from: draft,
    changelog: version,
    environment: { CONSOLE_RELEASE_KEY: fs.readFileSync(path.join(console_.data, 'release-key'), 'utf8') },
  });
  return published.version;
}

/** Promotes or rolls back a release, as a team does. */
export const change = async (console_, name, remote, body = {}) =>
  changeRemote(await commandLine(console_), name, { remote, reason: 'Measured', body });
