/**
 * The release registry of development servers: the registry of the services, with the remotes under development
 * replaced by their development servers. It is signed with a key of this process, which the development page contains,
 * so that the shell verifies it like any registry.
 */
import crypto from 'node:crypto';

const { publicKey, privateKey } = crypto.generateKeyPairSync('ed25519');
const kid = 'development';
/** Validity of an answer in milliseconds; each request gets a new one. */
const validFor = 60_000;

/**
 * The `meta` element of the development page with this process's key; its name is `releaseKeysMeta` of the contracts.
 */
export const developmentKeysMeta = () => {
  const keys = JSON.stringify([{ ...publicKey.export({ format: 'jwk' }), kid }]).replaceAll('"', '&quot;');
  return `<meta name="console-release-keys" content="${keys}">`;
};

const base64url = (value) => Buffer.from(value).toString('base64url');

function sign(releases) {
  const header = base64url(JSON.stringify({ alg: 'Ed25519', kid, typ: 'console-releases' }));
  const signed = `${header}.${base64url(JSON.stringify(releases))}`;
  return `${signed}.${crypto.sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** The registry of the services, unverified: they run on this machine or are trusted by the developer. */
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

/** Serves the two calls with which the shell reads the registry. */
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
            validUntil: new Date(Date.now() + validFor).toISOString(),
            remotes: [...remotes.filter(({ id }) => !ids.includes(id)), ...others],
          });
          response.setHeader('Cache-Control', 'no-store').json({ result: { document } });
        })
        .catch((error) => response.status(503).json({ message: String(error) }));
    },
  }));

/** Serves the release record of a remote under development: its current declaration, without hashes of files. */
export const recordMiddleware = (address) => ({
  name: 'record',
  path: '/release.json',
  middleware: (_request, response) => {
    // A deployed console has another origin.
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
