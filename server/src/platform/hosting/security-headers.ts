import type { FastifyInstance } from 'fastify';
import { dataPolicy, reportAddress } from './content-security.ts';

const hstsYear = 'max-age=31536000; includeSubDomains';

/** Headers of every answer; a page that has set a policy of its own keeps it. */
export function addSecurityHeaders(http: FastifyInstance, https: boolean): void {
  http.addHook('onSend', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header(
        'permissions-policy',
        'publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      )
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-frame-options', 'DENY')
      .header('reporting-endpoints', `csp="${reportAddress}"`);
    if (https) reply.header('strict-transport-security', hstsYear);
    // The page of the API's description has scripts of its own and says so itself.
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/api/docs'))
      reply.header('content-security-policy', dataPolicy);
  });
}
