import { memberChangeCalls as calls } from '@console/contracts/membership/member-change';
import { registrationCalls } from '@console/contracts/membership/registration';
import { seedDate } from '../../../../test/environment.ts';
import { useGateway } from '../../../../test/gateway.ts';
import { useServer } from '../../../../test/server.ts';
import { modulesUpToMembership } from '../../modules.fixture.ts';
import { changesOn, faultsOf, maker } from '../../member-change/changes.fixtures.ts';
import { memberId } from '../seed.ts';

const gateway = useGateway();
const both = { ktpSeen: true, sameFace: true } as const;
const numberOf = (i: number) => `0813${String(56_000_000 + i).padStart(8, '0')}`;

describe('without a gateway for SMS', () => {
  const server = useServer({ modules: modulesUpToMembership });
  const { change, decide, stored } = changesOn(server);
  const face = (i: number, confirmed: object = both, phone = numberOf(i)) =>
    server.current.call(calls.face, maker, {
      parameters: { secureId: memberId(i) },
      body: { phone, ...confirmed } as never,
    });
  const ask = (i: number, phone = numberOf(i)) =>
    change('phone', i, { phone, otp: null }, { reason: 'PHONE_NEW', by: maker });

  test('a phone is changed after staff compared the face with the card, by somebody else, with a trace', async () => {
    expect(faultsOf(await ask(61))).toEqual(['otp REQUIRED']);
    expect((await face(61, { ktpSeen: true, sameFace: false })).status).toBe(422);
    expect((await face(61)).status).toBe(200);
    expect(faultsOf(await ask(61, numberOf(62)))).toEqual(['otp REQUIRED']);
    const { result } = await ask(61);
    expect(result.state).toBe('PENDING');
    expect((await decide('approve', result)).result.state).toBe('APPROVED');
    expect(await stored(61)).toBeTruthy();
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select(['username', 'entity_id', 'reason'])
      .where('action', '=', 'COMPARE')
      .where('outcome', '=', 'success')
      .execute();
    expect(entries).toMatchObject([{ username: maker.username, entity_id: memberId(61) }]);
    expect(JSON.stringify(entries)).not.toContain(numberOf(61));
  });

  test('what was compared counts for half an hour', async () => {
    expect((await face(63)).status).toBe(200);
    server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
    expect(faultsOf(await ask(63))).toEqual(['otp REQUIRED']);
    server.current.setNow(seedDate);
  });

  test('a person is registered with a number that staff vouch for, for who compared alone', async () => {
    const phone = numberOf(90);
    const check = async () =>
      faultsOf(
        await server.current.call(registrationCalls.check, maker, {
          body: { step: 'contact', values: { phone } } as never,
        }),
      );
    expect(await check()).toContain('phone PHONE_UNVERIFIED');
    const body = { phone, ...both };
    expect((await server.current.call(registrationCalls.face, maker, { body })).status).toBe(200);
    expect(await check()).not.toContain('phone PHONE_UNVERIFIED');
  });
});

describe('with a gateway', () => {
  const server = useServer({ modules: modulesUpToMembership, configuration: gateway.configuration });

  test('no face is taken in place of a code that can be sent', async () => {
    const parameters = { secureId: memberId(61) };
    const answer = await server.current.call(calls.face, maker, { parameters, body: { phone: numberOf(61), ...both } });
    expect(answer.body.code).toBe('OTP_SENT');
    expect(gateway.sent.at(-1)).toMatchObject({ to: numberOf(61) });
    const body = { phone: numberOf(91), ...both };
    const registered = await server.current.call(registrationCalls.face, maker, { body });
    expect(registered.body.code).toBe('OTP_SENT');
  });
});
