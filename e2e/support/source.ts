import { environments } from './environments.ts';
import { callAs } from './services.ts';

/** The token of an application created for this worker by an administrator. */
async function issueToken(): Promise<string> {
  const code = `E2E_${Date.now().toString(36).toUpperCase()}_${process.pid}`.slice(0, 20);
  const created = await callAs('ADMIN02', 'POST', 'middle/token-management', {
    code,
    name: 'Aplikasi uji',
    ownerName: 'Tim Uji',
    ownerEmail: 'uji@contoh.id',
    allowedServices: ['blacklist-phone-number'],
    ipAllowList: ['127.0.0.0/8', '::1'],
    registrationSource: null,
    ratePerMinute: 600,
  });
  const { secureId } = created.result as { secureId: string };
  const answer = await callAs('ADMIN02', 'POST', `middle/token-management/${secureId}/issue`, {
    days: 1,
    reason: 'pengujian konsol',
  });
  return (answer.result as { token: string }).token;
}

let token: Promise<string> | undefined;

/** Asks as an application whether a phone number may be registered. */
export async function phoneAllowed(phone: string, place = 'Uji'): Promise<boolean> {
  token ??= issueToken();
  const answer = await fetch(`${environments.local.url}/api/publish/blacklist-phone-number/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, place }),
  });
  const { result } = (await answer.json()) as { result: { allowed: boolean } };
  return result.allowed;
}
