import { mayUseCameraAt } from '@console/contracts/platform/camera';
import type { FastifyInstance } from 'fastify';
import { dataPolicy, reportAddress } from './content-policy.ts';

const hstsYear = 'max-age=31536000; includeSubDomains';

/** Browser features that a document may use: passkeys, and the camera at the counters where photos are taken. */
const permissionsAt = (path: string): string =>
  'publickey-credentials-create=(self), publickey-credentials-get=(self), ' +
  `camera=(${mayUseCameraAt(path) ? 'self' : ''}), ` +
  'geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/**
 * Headers of every answer besides its content policy.
 * @param address path of the request, with or without its query
 * @param https whether browsers reach the console by https
 */
export const securityHeaders = (address: string, https: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsAt(address.split('?', 1)[0] ?? '/'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'reporting-endpoints': `csp="${reportAddress}"`,
  ...(https ? { 'strict-transport-security': hstsYear } : {}),
});

/** Adds them to every answer; a page that has its own content policy keeps it. */
export function addSecurityHeaders(http: FastifyInstance, https: boolean): void {
  http.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders(request.url, https));
    // The page of the API documentation has its own policy.
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/api/docs'))
      reply.header('content-security-policy', dataPolicy);
  });
}
