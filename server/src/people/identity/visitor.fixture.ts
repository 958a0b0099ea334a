import { createHash, randomBytes } from 'node:crypto';
import { testConfiguration } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';

const address = testConfiguration('').publicUrl;
const back = `${address}/login`;

export interface Visit {
  readonly status: number;
  /** The redirect target, with addresses of the console as paths. */
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
}

/** A started sign-in at the identity service. */
export interface Begun {
  readonly visit: Visit;
  readonly verifier: string;
  readonly nonce: string;
}

/** A browser that keeps cookies and does not follow redirects. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly server: TestServer,
    private readonly language = 'id',
  ) {}

  async go(
    path: string,
    form?: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Visit> {
    const response = await fetch(this.server.origin + path, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: {
        'accept-language': this.language,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...more,
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const location = (response.headers.get('location') ?? '').replace(address, '');
    // Tags read the same whatever the line breaks of the source.
    const text = (await response.text()).replace(/\s+>/g, '>').replace(/>\s+/g, '>').replace(/\s+</g, '<');
    return { status: response.status, location, text, headers: response.headers };
  }

  /** Starts with code and PKCE, as the console does. */
  async begin(more: Readonly<Record<string, string>> = {}): Promise<Begun> {
    const [verifier, nonce, state] = [0, 1, 2].map(() => randomBytes(32).toString('base64url')) as [
      string,
      string,
      string,
    ];
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({
      client_id: 'console',
      redirect_uri: back,
      response_type: 'code',
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    });
    return { visit: await this.go(`/identity/auth?${query.toString()}`), verifier, nonce };
  }

  /** Submits the sign-in page and follows the redirects of the identity service until they lead back to the console. */
  async prove(page: string, form: Readonly<Record<string, string>>): Promise<Visit> {
    let visit = await this.go(page, form);
    while (visit.status === 303 && visit.location.startsWith('/identity/')) visit = await this.go(visit.location);
    return visit;
  }

  /** Redeems the code of a redirect. */
  async redeem(
    answer: Visit,
    verifier: string,
  ): Promise<{ readonly status: number; readonly body: { readonly id_token?: string; readonly error?: string } }> {
    const code = new URL(answer.location, address).searchParams.get('code') ?? '';
    const visit = await this.go('/identity/token', {
      grant_type: 'authorization_code',
      client_id: 'console',
      redirect_uri: back,
      code,
      code_verifier: verifier,
    });
    return { status: visit.status, body: JSON.parse(visit.text) as { id_token?: string } };
  }

  #keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
