/**
 * The release registry of development servers: that of the services, in which the remotes under development are those of
 * their development servers. It is signed anew by a key of this run, which the development page names, so that the shell
 * reads it as it reads every registry.
 */
import crypto from 'node:crypto';

const { publicKey, privateKey } = crypto.generateKeyPairSync('ed25519');
const kid = 'development';
/** The answer counts for a minute; it is made anew for every reading. */
const goodFor = 60_000;

/** `meta` element of the development page with the key of this run (the name is that of `releaseKeysMeta` of the contracts). */
export const developmentKeysMeta = () =>
  `<meta name="console-release-keys" content="${JSON.stringify([{ ...publicKey.export({ format: 'jwk' }), kid }]).replaceAll('"', '&quot;')}">`;

const base64url = (value) => Buffer.from(value).toString('base64url');

function sign(releases) {
  const signed = `${base64url(JSON.stringify({ alg: 'Ed25519', kid, typ: 'console-releases' }))}.${base64url(JSON.stringify(releases))}`;
  return `${signed}.${crypto.sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** What the services answer, without a proof: they run on this machine or are trusted to be worked against. */
async function releasesOf(services, path, headers) {
  const answer = await fetch(services + path, { headers });
  if (!answer.ok) return { revision: 0, remotes: [] };
  const {
    result: { document },
  } = await answer.json();
  return JSON.parse(Buffer.from(document.split('.')[1], 'base64url').toString());
}

async function developed(id, address) {
  const text = await fetch(`${address}/release.json`).then((answer) => answer.text());
  const { title, owner, version } = JSON.parse(text);
  const record = `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;
  return {
    id,
    title,
    owner,
    because: 'user',
    release: { version, address: `${address}/`, record },
    fallback: null,
    disabled: null,
  };
}

/** Answers the two calls by which the shell reads the registry. */
export const registryMiddlewares = (services, ids, addressOf) =>
  ['/api/publish/releases', '/api/middle/releases'].map((path) => ({
    name: `registry ${path}`,
    path,
    middleware: (request, response, next) => {
      if (request.method !== 'GET' || !/^\/?(\?|$)/.test(request.url)) return next();
      const headers = Object.fromEntries(
        ['authorization', 'username'].flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
      );
      const all = Promise.all([releasesOf(services, path, headers), ...ids.map((id) => developed(id, addressOf(id)))]);
      all
        .then(([{ revision, remotes }, ...others]) => {
          const document = sign({
            revision,
            validUntil: new Date(Date.now() + goodFor).toISOString(),
            remotes: [...remotes.filter(({ id }) => !ids.includes(id)), ...others],
          });
          response.setHeader('Cache-Control', 'no-store').json({ result: { document } });
        })
        .catch((error) => response.status(503).json({ message: String(error) }));
    },
  }));

/** The record of a remote under development: its declaration as it is now; hashes are not known beforehand. */
export const recordMiddleware = (address) => ({
  name: 'record',
  path: '/release.json',
  middleware: (_request, response) => {
    // A console that is deployed asks from another address.
    response.setHeader('Access-Control-Allow-Origin', '*');
    fetch(`${address}/routes.json`)
      .then((answer) => answer.json())
      .then(
        (routes) =>
          response.setHeader('Cache-Control', 'no-store').json({ ...routes, version: 'development', integrity: {} }),
        (error) => response.status(503).json({ message: String(error) }),
      );
  },
});
