import type { BrowserContext, Page, Request } from '@playwright/test';
import { environments } from './environments.ts';
import { password } from './sessions.ts';

/** Texts of the login page by language. */
const texts = {
  id: {
    submit: 'Masuk',
    show: 'Tampilkan password',
    newPassword: 'Password baru',
    again: 'Ulangi password baru',
    change: 'Ganti dan masuk',
  },
  en: {
    submit: 'Sign in',
    show: 'Show password',
    newPassword: 'New password',
    again: 'Repeat the new password',
    change: 'Change and sign in',
  },
} as const;

/** The login page, or the sign-in dialog over a page. */
export function signInOn(page: Page, language: keyof typeof texts = 'id') {
  const text = texts[language];
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    username: field('Username'),
    password: field('Password'),
    newPassword: field(text.newPassword),
    again: field(text.again),
    submit: page.getByRole('button', { name: text.submit, exact: true }),
    change: page.getByRole('button', { name: text.change, exact: true }),
    /** Uses the demo users' password by default. */
    async signIn(username: string, typed = password()) {
      await field('Username').fill(username);
      await field('Password').fill(typed);
      await page.getByRole('button', { name: text.submit, exact: true }).click();
    },
  };
}

/** Path and query of the page's address. */
export const addressOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

/** A cookie of the console; undefined if missing. */
export const cookieOf = async (context: BrowserContext, name: 'access_token' | 'refresh_token') =>
  (await context.cookies()).find((cookie) => cookie.name === name);

/** The payload of an access token. */
export const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly exp: number;
    readonly preferred_username: string;
  };

/**
 * Makes pages believe that the access token expires in `seconds`: changes the payload but keeps the old signature, so
 * no server would accept it.
 */
export async function shorten(context: BrowserContext, seconds: number, refreshToken?: string): Promise<void> {
  const cookie = await cookieOf(context, 'access_token');
  if (!cookie) throw new Error('Nobody is signed in');
  const [header, , signature] = cookie.value.split('.');
  const payload = { ...payloadOf(cookie.value), exp: Math.floor(Date.now() / 1000) + seconds };
  const value = [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
  await context.addCookies([{ ...cookie, value }]);
  const refresh = await cookieOf(context, 'refresh_token');
  if (refresh && refreshToken !== undefined) await context.addCookies([{ ...refresh, value: refreshToken }]);
}

/** Ends a context's session on the server; its pages do not know. */
export async function endOnServer(context: BrowserContext, url: string = environments.local.url): Promise<void> {
  const [access, refresh] = await Promise.all([cookieOf(context, 'access_token'), cookieOf(context, 'refresh_token')]);
  const answer = await fetch(`${url}/api/auth/logout`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refresh?.value }),
    headers: { authorization: `Bearer ${access?.value}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`);
}

/** The calls that a context's pages send to an address from now on. */
export function callsTo(context: BrowserContext, path: string): Request[] {
  const seen: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) seen.push(request);
  });
  return seen;
}
