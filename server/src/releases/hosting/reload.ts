import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the words in the page lead when the console does not start. */
export const reloadPath = '/reload';

/** The page from which a person came, as a path of this origin. */
function addressBack(referer: string | undefined): string {
  const from = URL.parse(referer ?? '');
  if (!from || from.pathname === reloadPath) return '/';
  // Two leading slashes would name another host.
  return `/${from.pathname.replace(/^\/+/, '')}${from.search}`;
}

/**
 * Redirects to the previous page with an emptied cache: a damaged cached file would otherwise be used for a year. Needs
 * no script, since a script may be the damaged file. Refused to other sites, which could empty the cache.
 */
export function sendReload(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isOwn = request.headers['sec-fetch-site'] === 'same-origin';
  if (isOwn) reply.header('clear-site-data', '"cache"');
  return reply.header('cache-control', 'no-store').redirect(isOwn ? addressBack(request.headers.referer) : '/', 303);
}
