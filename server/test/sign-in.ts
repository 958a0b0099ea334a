import http, { type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { addressOf, type Call } from '@console/contracts/core/call';
import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { auth } from '../src/people/sign-in/module.ts';
import { secondFactors } from '../src/people/second-factor/module.ts';
import { proof } from '../src/people/proof/module.ts';
import { privileges } from '../src/people/caller-privileges/module.ts';
import { profile } from '../src/shell/profile/module.ts';
import { parameters } from '../src/people/parameters/module.ts';
import { users } from '../src/shell/user/module.ts';
import { demoPassword } from './environment.ts';
import type { CallAnswer, CallInput, TestServer } from './server.ts';

/** The modules of sign-in, profile and privileges, for tests with real sessions. */
export const signInModules = [auth, proof, secondFactors, parameters, privileges, profile, users];

/** A person signed in through the real calls. */
export interface SignedIn {
  readonly pair: TokenPair;
  /** Headers of every call of this person. */
  readonly headers: Readonly<Record<string, string>>;
  call(call: Call | undefined, input?: CallInput): Promise<CallAnswer>;
}

let addresses = 1;
/** A different loopback address for every sign-in, so that tests do not share a rate limit. */
export function nextAddress(): string {
  addresses += 1;
  return `127.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** Makes a public call from an address of this machine. */
export async function callFrom(
  server: TestServer,
  localAddress: string,
  call: Call,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = http.request(
      server.origin + addressOf(call),
      { method: call.method, localAddress, headers: { 'content-type': 'application/json', ...headers } },
      resolve,
    );
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
  const text = await readText(response);
  const parsed = (response.headers['content-type']?.includes('json') ? JSON.parse(text) : {}) as { result?: unknown };
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
    body: parsed,
    result: parsed.result,
    text,
  };
}

/** Makes the login call. */
export const login = (
  server: TestServer,
  username: string,
  password = demoPassword,
  address = nextAddress(),
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> => callFrom(server, address, authCalls.login, { username, password }, headers);

/** Makes a call with the tokens of a pair. */
export function withPair(server: TestServer, pair: TokenPair): SignedIn {
  const headers = { authorization: `Bearer ${pair.access_token}`, username: pair.username };
  return {
    pair,
    headers,
    call: (call, input = {}) => server.call(call, null, { ...input, headers: { ...headers, ...input.headers } }),
  };
}

/** Signs a seeded person in. @throws when the server refuses. */
export async function signIn(server: TestServer, username: string, password?: string): Promise<SignedIn> {
  const answer = await login(server, username, password);
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status} ${answer.text}`);
  return withPair(server, answer.body as TokenPair);
}
