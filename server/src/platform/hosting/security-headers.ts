import { mayUseCameraAt } from '@console/contracts/platform/camera';
import type { FastifyInstance } from 'fastify';
import { dataPolicy, reportAddress } from './content-security.ts';

const hstsYear = 'max-age=31536000; includeSubDomains';

/** What a document may ask of the browser: keys of persons, and the camera at the counters where photos are taken. */
const permissionsAt = (path: string): string =>
  `publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(${mayUseCameraAt(path) ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()`;

/** Headers of every answer; a page that has set a policy of its own keeps it. */
export function addSecurityHeaders(http: FastifyInstance, https: boolean): void {
  http.addHook('onSend', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', permissionsAt(request.url.split('?', 1)[0] ?? '/'))
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
