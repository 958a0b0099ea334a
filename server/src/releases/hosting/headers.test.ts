import { startTestServer } from '../../../test/server.ts';
import { reportAddress } from '../../platform/http/content-policy.ts';
import { violationsOf } from './csp-report.ts';
import { getFrom, hostingModules, navigate, place, policyOf, useHosting } from './hosting.fixtures.ts';

const hosted = useHosting();
const { get } = hosted;

describe('security headers', () => {
  it.each(['/', `${place}/mf-manifest.json`, '/api/publish/get-parameter-umum?name=x', '/missing.js'])(
    'stand on %s',
    async (address) => {
      const { headers } = await get(address, navigate);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(String(headers['content-security-policy'])).toContain(`${directive} 'none'`);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );
});

test('over https every answer has HSTS for a year', async () => {
  const secure = await startTestServer({
    modules: hostingModules,
    configuration: { buildDirectory: hosted.buildDirectory, publicUrl: 'https://konsol.contoh.id' },
  });
  try {
    for (const path of ['/', '/main.0123456789.js', '/api/publish/get-parameter-umum?name=x', '/missing.js']) {
      const { headers } = await getFrom(secure, path, navigate);
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    expect(policyOf(await getFrom(secure, '/', navigate))).toContain('upgrade-insecure-requests');
  } finally {
    await secure.close();
  }
});

describe('the camera', () => {
  const permissions = async (address: string) =>
    /camera=\([^)]*\)/.exec(String((await get(address, navigate)).headers['permissions-policy']))?.[0];

  it.each([
    '/card-pickup',
    '/card-pickup/create',
    '/card-pickup/x?tab=1',
    '/replace-card-number',
    '/card-issuance/x/delivery-page/y/upload-receipt?tab=many',
  ])('is for the desk at %s', async (address) => expect(await permissions(address)).toBe('camera=(self)'));
  it.each([
    '/',
    '/cards',
    '/card-pickups',
    '/login?redirect=/card-pickup',
    '/api/transaction/card-pickup',
    '/card-issuance',
    '/card-issuance/x/delivery-page/y',
    '/card-issuance/x/delivery-page//upload-receipt',
    '/card-issuance/x/card-page/y/upload-receipt',
  ])('is not for %s', async (address) => expect(await permissions(address)).toBe('camera=()'));
});

describe('reports of the policy', () => {
  it.each(['application/csp-report', 'application/reports+json', 'application/json'])(
    'are taken as %s',
    async (type) => {
      const response = await fetch(hosted.current.origin + reportAddress, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{',
      });
      expect(response.status).toBe(204);
    },
  );

  it('are read in both shapes, without the query of addresses', () => {
    expect(
      violationsOf({
        'csp-report': {
          'document-uri': 'https://k.contoh.id/user?nik=1',
          'violated-directive': 'script-src',
          'blocked-uri': 'inline',
        },
      }),
    ).toEqual([{ page: 'https://k.contoh.id/user', directive: 'script-src', blocked: 'inline', source: '' }]);
    expect(
      violationsOf([
        {
          type: 'csp-violation',
          body: {
            documentURL: 'https://k/',
            effectiveDirective: 'style-src-elem',
            blockedURL: 'inline',
            sourceFile: 'https://k/a.js',
          },
        },
        { type: 'deprecation', body: {} },
      ]),
    ).toEqual([{ page: 'https://k/', directive: 'style-src-elem', blocked: 'inline', source: 'https://k/a.js' }]);
    expect(violationsOf('nonsense')).toEqual([]);
  });
});
