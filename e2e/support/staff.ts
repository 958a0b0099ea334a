import { addressOf } from '@console/contracts/core/call';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import type { Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { freshSession } from './sessions.ts';
import { teamPublicKey } from './team-key.ts';

export interface Staff {
  readonly stateOf: (remote: string) => Promise<RemoteState>;
  /** Changes a remote, based on its current state. */
  readonly change: (remote: string, change: Change, body?: Readonly<Record<string, unknown>>) => Promise<RemoteState>;
  readonly createToken: (remote: string) => Promise<string>;
}

/** The release registry of a console, used by platform staff. */
export async function staffOf(url: string, username = 'ADMIN01'): Promise<Staff> {
  const { access_token: token } = await freshSession(username, url);
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        username,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { result: T }).result;
  };
  const stateOf = (remote: string) => send<RemoteState>('GET', addressOf(releaseCalls.detail, { remote }));
  return {
    stateOf,
    change: async (remote, change, body = {}) => {
      const { stateVersion } = await stateOf(remote);
      return send('PUT', addressOf(releaseCalls[change], { remote }), { stateVersion, reason: 'Uji rilis', ...body });
    },
    createToken: async (remote) =>
      (
        await send<{ token: string }>('POST', addressOf(releaseCalls.createToken), {
          remote,
          name: `Uji ${remote} ${Date.now()}`,
          days: 1,
          publicKey: teamPublicKey,
          reason: 'Uji rilis',
        })
      ).token,
  };
}
