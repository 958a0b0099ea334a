import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { registrationCalls as calls } from '@console/contracts/membership/registration';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { seedMember } from '../member/seed-members.ts';
import { officer, registering } from './registration.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules: modulesUpToMembership, configuration: gateway.configuration });
const { otp, check } = registering(() => server.current, gateway.sent);

test('who guesses mothers of members is stopped like who guesses numbers', async () => {
  const guesser = officer('20020');
  const { name, birthDate } = seedMember(8);
  const codes: string[] = [];
  for (let guess = 0; guess < 60; guess += 1) {
    const letters = String.fromCodePoint(65 + (guess % 26), 97 + Math.floor(guess / 26));
    const motherMaidenName = `Siti ${letters} Tebak`;
    codes.push((await check(guesser, 'identity', { name, birthDate, motherMaidenName })).body.code);
  }
  expect(codes.at(-1)).toBe('EXACT_MATCH_LIMIT');
});

test('who guesses numbers of members at the registration is stopped like who guesses them at a counter', async () => {
  for (const guess of [
    (by: ReturnType<typeof officer>, phone: string) => otp(by, phone),
    (by: ReturnType<typeof officer>, phone: string) => check(by, 'contact', { phone }),
    (by: ReturnType<typeof officer>, phone: string) =>
      server.current.call(calls.face, by, { body: { phone, ktpSeen: true, sameFace: true } }),
  ]) {
    const guesser = officer('20020');
    const codes: string[] = [];
    for (let last = 10; last < 70; last += 1) codes.push((await guess(guesser, `0812999900${String(last)}`)).body.code);
    expect(codes.at(-1)).toBe('EXACT_MATCH_LIMIT');
  }
});
