import type { Call } from '@console/contracts/core/call';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { Secret, TOTP } from 'otpauth';
import { seedDate } from '../../../test/environment.ts';
import { callFrom, nextAddress, signIn, type SignedIn } from '../../../test/sign-in.ts';
import { makeAuthenticator } from './authenticator.fixture.ts';
import type { TestServer } from '../../../test/server.ts';

/** The origin that authenticators of tests answer for. */
export const origin = 'http://localhost:4100';

/** People with second factors, and the steps of their sign-in, on a server with its own clock. */
export const factorsOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  let clock = seedDate;
  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
    server.current.setNow(clock);
  };
  /** Each code of an authenticator is accepted once: every test has its own time steps. */
  beforeEach(() => later(120));
  const codeOf = (secret: string, at = clock) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
  const own = (person: SignedIn, call: Call, body?: object) => person.call(call, body ? { body } : {});
  const step = (call: Call, body: object) => callFrom(server.current, nextAddress(), call, body);
  const verify = (ticket: string, offer: object) => step(secondStepCalls.verify, { ticket, offer });
  async function withTotp(username: string) {
    const person = await signIn(server.current, username);
    const { secret } = (await own(person, factorCalls.begin, { kind: 'TOTP' })).result as { secret: string };
    const added = await own(person, factorCalls.add, { kind: 'TOTP', name: 'Ponsel', code: codeOf(secret) });
    expect([added.status, added.result.factor]).toEqual([
      200,
      expect.objectContaining({ kind: 'TOTP', name: 'Ponsel' }),
    ]);
    later(60);
    return { person, secret, codes: added.result.recoveryCodes as string[], factor: added.result.factor };
  }
  async function withPasskey(username: string) {
    const person = await signIn(server.current, username);
    const device = makeAuthenticator(origin);
    const { options } = (await own(person, factorCalls.begin, { kind: 'PASSKEY' })).result;
    const added = await own(person, factorCalls.add, {
      kind: 'PASSKEY',
      name: 'Laptop',
      answer: device.create(options.challenge),
    });
    expect([added.status, added.body.code]).toEqual([200, undefined]);
    return { person, device };
  }
  return { db, now: () => clock, later, codeOf, own, step, verify, withTotp, withPasskey };
};
