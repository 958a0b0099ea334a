import fs from 'node:fs';
import path from 'node:path';
import { environments, workOf } from './environments.ts';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The shared password of the demo users. */
export const password = () => process.env['CONSOLE_DEMO_PASSWORD'] ?? '';

/** A new session; the server ends the user's oldest one above the limit of three. */
export async function freshSession(username: string, url: string): Promise<Tokens> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: password() }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

// Sessions must also have a valid proof of identity, which expires ten minutes after sign-in.
const neededMs = 10 * 60 * 1000;
const expiryMs = ({ access_token: token }: Tokens) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp * 1000;

/** Whether the server still knows the session; a failed test may have ended it. */
const isAlive = async ({ access_token: token }: Tokens, username: string, url: string) =>
  (await fetch(`${url}/api/middle/auth/me`, { headers: { authorization: `Bearer ${token}`, username } })).status !==
  401;

/** Shared sessions per user; the server allows three at a time. */
const shared = 2;

/** Milliseconds for which a checked session counts as alive. */
const checkedForMs = 2_000;
const checked = new Map<string, { readonly at: number; readonly tokens: Promise<Tokens> }>();

/** Where this worker's session of a user is kept. */
function fileOf(username: string, url: string): string {
  const environment = Object.values(environments).find((one) => one.url === url) ?? environments.local;
  const index = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % shared;
  return path.join(workOf(environment), 'sessions', `${username}-${index}.json`);
}

/**
 * Has a user's shared session checked again at its next use, since the server did not know its token. Of several calls
 * at once that failed with the same token, the first leads to a new session, which the others share.
 */
export async function forgetSession(username: string, url: string, failed: string): Promise<void> {
  const file = fileOf(username, url);
  const known = await checked.get(file)?.tokens;
  if (known?.access_token === failed) checked.delete(file);
}

/**
 * A session shared by the tests of one worker and of every second worker after it, so that a user has room for a fresh
 * one. It lasts some minutes longer than the test and is never refreshed. A test that ends or refreshes sessions uses
 * `freshSession` and its own user.
 */
export function sharedSession(username: string, url: string): Promise<Tokens> {
  const file = fileOf(username, url);
  const lastCheck = checked.get(file);
  // Parallel calls share the check.
  if (lastCheck && Date.now() - lastCheck.at < checkedForMs) return lastCheck.tokens;
  const tokens = storedSession(file, username, url);
  checked.set(file, { at: Date.now(), tokens });
  tokens.catch(() => checked.delete(file));
  return tokens;
}

async function storedSession(file: string, username: string, url: string): Promise<Tokens> {
  if (fs.existsSync(file)) {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as Tokens;
    if (expiryMs(stored) - Date.now() > neededMs && (await isAlive(stored, username, url))) return stored;
  }
  const tokens = await freshSession(username, url);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Written atomically: another worker may be reading it.
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(tokens));
  fs.renameSync(`${file}.${process.pid}`, file);
  return tokens;
}
