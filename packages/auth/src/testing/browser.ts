import type * as Auth from '../index.ts';
import type { Message } from '../channel.ts';

/** What the tests give the session: services, tabs, tokens. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** `null`: no answer comes. */
export type Route = (seen: Seen) => Answer | null | Promise<Answer | null>;

/** A server that answers as configured, by `METHOD /path`, else 404. @returns the calls that arrived */
export function services(routes: Readonly<Record<string, Route>>): Seen[] {
  const calls: Seen[] = [];
  globalThis.fetch = async (address, options = {}) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.origin);
    const seen: Seen = {
      method: options.method ?? 'GET',
      path: pathname,
      headers: options.headers as Record<string, string>,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : options.body,
    };
    // Whether the line is up is asked beside the calls.
    if (pathname !== '/health/live') calls.push(seen);
    const answer: Answer | null = await (
      routes[`${seen.method} ${pathname}`] ??
      (() => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Data tidak ditemukan' } }))
    )(seen);
    if (answer === null) throw new TypeError('Failed to fetch');
    const { status = 200, body = null, headers = {} } = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  return calls;
}

/** The middle part of a token: base64 without padding. */
const claimsOf = (claims: object): string => btoa(JSON.stringify(claims)).replace(/=+$/, '');

/** An unsigned access token that expires in so many seconds. */
export const token = (username: string, seconds: number, mark = ''): string =>
  `h.${claimsOf({ exp: Math.floor(Date.now() / 1000) + seconds, preferred_username: username, mark })}.s`;

export const pair = (username: string, seconds: number, mark = '') => ({
  access_token: token(username, seconds, mark),
  refresh_token: `refresh-${username}-${mark}`,
  username,
});

export const profileOf = (username: string) => ({
  secureId: `id-${username}`,
  username,
  name: username,
  listRoles: [],
  flag: 'other',
});

/** Profile and privileges of somebody, as two routes. */
export const account = (username: string, version = 1): Record<string, Route> => ({
  'GET /api/middle/user/current': () => ({ body: { message: 'OK', result: profileOf(username) } }),
  'GET /api/middle/privileges': () => ({
    headers: { 'X-Privileges-Version': String(version) },
    body: {
      message: 'OK',
      result: {
        privilegesVersion: version,
        userRoles: [
          {
            permission: {
              menu: {
                menu_name: 'Card Types',
                submenu_name: null,
                url: '/card-types',
                description: 'Input',
                category: 'setup',
                privilege: 'card-types:browse',
                order: 1,
                active: true,
              },
              subMenus: [],
            },
          },
        ],
      },
    },
  }),
});

class Channel {
  static open = new Set<Channel>();
  onmessage: ((event: { data: Message }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: Message) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

let turn: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_name: string, work: () => Promise<unknown>) => {
    const ownTurn = turn.then(work);
    turn = ownTurn.catch(() => undefined);
    return ownTurn;
  },
};

const stops: (() => void)[] = [];

/** A fresh browser: no cookies, no storage, time under the test's control. */
export function freshBrowser(): void {
  for (const stop of stops.splice(0)) stop();
  jest.useFakeTimers({ now: new Date('2026-01-05T09:00:00+07:00'), doNotFake: ['nextTick', 'queueMicrotask'] });
  for (const name of ['access_token', 'refresh_token']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  turn = Promise.resolve();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true, writable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** Opens a tab: its own copy of the package over the shared cookies. `left` lists the addresses that it opened. */
export async function openTab(): Promise<typeof Auth & { readonly left: string[] }> {
  let auth!: typeof Auth;
  jest.isolateModules(() => {
    auth = jest.requireActual('../index.ts');
  });
  const left: string[] = [];
  stops.push(auth.startAuth((address) => left.push(address)));
  await settled();
  return { ...auth, left };
}

/** Lets everything that is under way come to rest, without letting time pass. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await jest.advanceTimersByTimeAsync(0);
}

/** Cookies of somebody who is signed in. */
export function holdTokens({
  access_token: access,
  refresh_token: refresh,
}: {
  access_token: string;
  refresh_token: string;
}): void {
  document.cookie = `access_token=${access}; Path=/`;
  document.cookie = `refresh_token=${refresh}; Path=/`;
}
