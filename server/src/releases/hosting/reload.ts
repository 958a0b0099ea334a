import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the words in the page lead when the console does not start. */
export const reloadPath = '/reload';

/** The page that a person came from, as an address of this origin. */
function addressBack(referer: string | undefined): string {
  const from = URL.parse(referer ?? '');
  if (!from || from.pathname === reloadPath) return '/';
  // Two slashes at the beginning would name another host.
  return `/${from.pathname.replace(/^\/+/, '')}${from.search}`;
}

/**
 * Sends a person back to the page they came from, with an empty cache: a file of the console that lies damaged in it
 * would be taken from there for a year. No script is needed, since the one that is missing may be the only one. Other
 * sites are not let at the cache.
 */
export function sendReload(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isOwn = request.headers['sec-fetch-site'] === 'same-origin';
  if (isOwn) reply.header('clear-site-data', '"cache"');
  return reply.header('cache-control', 'no-store').redirect(isOwn ? addressBack(request.headers.referer) : '/', 303);
}
