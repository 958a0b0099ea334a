import type { Checked } from '@console/contracts/membership/master-token-api';
import type { Selectable } from 'kysely';
import { fetchNamed } from '../../platform/outbound/fetch-named.ts';
import type { InnerServices } from '../../platform/outbound/inner-address.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { ApiTokenTable } from './table.ts';

export type Credential = Selectable<ApiTokenTable>;

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The headers with which a service is called. */
export function headersOf(token: Credential, texts: ProtectedText): Readonly<Record<string, string>> {
  const secret = token.secret_encrypted === null ? '' : texts.decrypt(token.secret_encrypted);
  switch (token.auth_kind) {
    case 'BEARER':
      return { authorization: `Bearer ${secret}` };
    case 'API_KEY':
      return { [token.header_name ?? 'x-api-key']: secret };
    case 'BASIC':
      return { authorization: basic(token.client_id ?? '', secret) };
    case 'OAUTH_CLIENT':
      return token.access_encrypted === null
        ? {}
        : { authorization: `Bearer ${texts.decrypt(token.access_encrypted)}` };
  }
}

const failures: Readonly<Record<string, Checked['result']>> = { TimeoutError: 'TIMEOUT', InnerAddress: 'INNER' };

/** Makes a call and says how it went; what was answered is read by nobody. */
async function attempt(
  work: () => Promise<Response>,
): Promise<{ readonly checked: Checked; readonly answer?: Response }> {
  const began = performance.now();
  try {
    const answer = await work();
    const result = answer.status < 400 ? 'OK' : 'REFUSED';
    const milliseconds = Math.round(performance.now() - began);
    return { checked: { result, httpCode: answer.status, milliseconds }, answer };
  } catch (error) {
    // How long it took to fail would tell what listens there.
    return {
      checked: { result: failures[(error as Error).name] ?? 'UNREACHABLE', httpCode: null, milliseconds: null },
    };
  }
}

/** Calls the base address of a service with its credential. */
export async function checkConnection(
  token: Credential,
  texts: ProtectedText,
  configuration: InnerServices,
): Promise<Checked> {
  const { checked } = await attempt(() =>
    fetchNamed(configuration, token.base_url, token.timeout_ms, { headers: headersOf(token, texts) }),
  );
  return checked;
}

/** A token as services of OAuth answer it. */
export interface Fetched {
  readonly token: string;
  /** Seconds. */
  readonly lifetime: number;
}

/** Asks for a new access token with the credentials of the client. @returns how it failed when there is none */
export async function fetchToken(
  token: Credential,
  texts: ProtectedText,
  configuration: InnerServices,
): Promise<Fetched | Checked['result']> {
  const secret = token.secret_encrypted === null ? '' : texts.decrypt(token.secret_encrypted);
  const { checked, answer } = await attempt(() =>
    fetchNamed(configuration, token.refresh_url ?? token.base_url, token.timeout_ms, {
      method: 'POST',
      headers: {
        authorization: basic(token.client_id ?? '', secret),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    }),
  );
  if (checked.result !== 'OK' || !answer) return checked.result;
  const body = (await answer.json().catch(() => null)) as { access_token?: unknown; expires_in?: unknown } | null;
  if (typeof body?.access_token !== 'string' || body.access_token === '') return 'REFUSED';
  const lifetime = typeof body.expires_in === 'number' && body.expires_in > 0 ? body.expires_in : 3_600;
  return { token: body.access_token, lifetime };
}
