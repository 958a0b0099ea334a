import fs from 'node:fs';
import path from 'node:path';
import { environments, workOf } from './environments.ts';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The one password of the demo users. */
export const password = () => process.env['CONSOLE_DEMO_PASSWORD'] ?? '';

/** A session of its own; the oldest of a user with three others ends. */
export async function freshSession(username: string, url: string): Promise<Tokens> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: password() }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

// Also that its proof is fresh: calls that ask for one do so ten minutes after the sign-in.
const neededMs = 10 * 60 * 1000;
const expiryMs = ({ access_token: token }: Tokens) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp * 1000;

/** Whether the services still know the session; a test that failed may have taken it along. */
const isAlive = async ({ access_token: token }: Tokens, username: string, url: string) =>
  (await fetch(`${url}/api/middle/auth/me`, { headers: { authorization: `Bearer ${token}`, username } })).status !==
  401;

/** Shared sessions of a user; the services allow three at a time. */
const shared = 2;

/** Milliseconds for which a session that was looked at counts as alive. */
const trustedMs = 2_000;
const looked = new Map<string, { readonly at: number; readonly tokens: Promise<Tokens> }>();

/**
 * A session shared by the tests of one place of the run and of every second place after it, so that a user has
 * room for a fresh one. It outlives the test by some minutes and is never refreshed; a test that ends or
 * refreshes sessions takes `freshSession` and a user of its own.
 */
export function sharedSession(username: string, url: string): Promise<Tokens> {
  const environment = Object.values(environments).find((one) => one.url === url) ?? environments.local;
  const file = path.join(
    workOf(environment),
    'sessions',
    `${username}-${Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % shared}.json`,
  );
  const known = looked.get(file);
  // Calls made at the same time are of one session.
  if (known && Date.now() - known.at < trustedMs) return known.tokens;
  const tokens = keptSession(file, username, url);
  looked.set(file, { at: Date.now(), tokens });
  tokens.catch(() => looked.delete(file));
  return tokens;
}

async function keptSession(file: string, username: string, url: string): Promise<Tokens> {
  if (fs.existsSync(file)) {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Tokens;
    if (expiryMs(kept) - Date.now() > neededMs && (await isAlive(kept, username, url))) return kept;
  }
  const tokens = await freshSession(username, url);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Whole at once: another place may be reading it.
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(tokens));
  fs.renameSync(`${file}.${process.pid}`, file);
  return tokens;
}
