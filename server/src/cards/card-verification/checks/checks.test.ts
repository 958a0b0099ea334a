// Long: all cases share one server with its seeded cards; another file would start another server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { files } from '../../../records/files/module.ts';
import { cardVerificationModule } from '../module.ts';
import { addMember, submit } from '../verification.fixtures.ts';
import { likeness } from '../../../platform/likeness.ts';
import { providerOf } from './provider.ts';
import { ageAfter, judge, type Known } from './rules.ts';
import { runChecks } from './run.ts';

const known: Known = {
  name: 'Agus Santoso',
  birthDate: '1990-05-17',
  isBlacklisted: false,
  livenessMin: 80,
  faceMatchMin: 75,
  today: '2026-03-16',
};

describe('the rules of the steps', () => {
  it('compare names by letters', () => {
    expect([
      likeness('AGUS SANTOSO', 'Agus Santoso'),
      likeness('Agus Santosa', 'Agus Santoso'),
      likeness('', 'x'),
      likeness('Budi', 'Agus Santoso'),
    ]).toEqual([100, 91, 0, 8]);
  });

  it('judge Dukcapil by number, life, name and birth date', () => {
    const dukcapil = (rest: object) =>
      judge(
        'Dukcapil',
        { reference: 'R', found: true, name: 'AGUS SANTOSA', birthDate: '1990-05-17', deceased: false, ...rest },
        known,
      );
    expect(
      [
        dukcapil({}),
        dukcapil({ found: false }),
        dukcapil({ deceased: true }),
        dukcapil({ name: 'Agus S' }),
        dukcapil({ birthDate: '1990-05-18' }),
      ].map(({ detail }) => detail),
    ).toEqual([null, 'NIK_UNKNOWN', 'DECEASED', 'NAME_DIFFERS', 'BIRTH_DATE_DIFFERS']);
  });

  it('judge liveness by both limits, which count as passed', () => {
    const face = (liveness: number, faceMatch: number) =>
      judge('face-recognition liveness', { reference: 'R', liveness, faceMatch }, known).detail;
    expect([face(80, 75), face(79.9, 99), face(99, 74)]).toEqual([null, 'LIVENESS_LOW', 'FACE_DIFFERS']);
  });

  it('judge the phone by its OTP and the blacklist', () => {
    const phone = (otpConfirmed: boolean, isBlacklisted = false) =>
      judge('phone update', { reference: 'R', otpConfirmed }, { ...known, isBlacklisted }).detail;
    expect([phone(true), phone(false), phone(true, true)]).toEqual([null, 'OTP_MISSING', 'PHONE_BLACKLISTED']);
  });

  it('judge the tenor by the age at its end', () => {
    expect([
      ageAfter('1990-05-17', '2026-05-16', 0),
      ageAfter('1990-05-17', '2026-05-17', 0),
      ageAfter('1990-05-17', '2026-03-16', 60),
    ]).toEqual([35, 36, 40]);
    expect(judge('tenor', { reference: 'R', longestTenorMonths: 60, maximumAge: 40 }, known).detail).toBeNull();
    expect(judge('tenor', { reference: 'R', longestTenorMonths: 60, maximumAge: 39 }, known).detail).toBe('AGE_LIMIT');
  });
});

describe('automatic checking', () => {
  const server = useServer({ modules: [files, cardVerificationModule] });
  const services = () => server.current.app.services;
  const db = () => server.current.database.db;
  let answer: (path: string) => unknown = () => null;
  const requests: { path: string; body: Record<string, unknown>; authorization: string | undefined }[] = [];
  const outside = createServer(
    (request, response) =>
      void text(request).then((body) => {
        requests.push({
          path: request.url ?? '',
          body: JSON.parse(body) as Record<string, unknown>,
          authorization: request.headers.authorization,
        });
        const facts = answer(request.url ?? '');
        response
          .writeHead(facts === null ? 503 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(facts));
      }),
  );
  beforeAll(
    () =>
      new Promise<void>((done) => {
        outside.listen(0, '127.0.0.1', done);
      }),
  );
  afterAll(
    () =>
      new Promise<void>((done) => {
        outside.close(() => done());
      }),
  );
  beforeEach(() => {
    requests.length = 0;
    server.current.setNow(seedDate);
  });
  const provider = () =>
    providerOf({
      cardCheckUrl: `http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
      cardCheckToken: 'kunci',
    });
  const row = (id: string) =>
    db().selectFrom('card_verification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const steps = (id: string) =>
    db()
      .selectFrom('card_verification_step')
      .select(['step', 'state', 'score', 'detail'])
      .where('verification_id', '=', id)
      .orderBy('step')
      .execute();
  // A source without required steps, so that only the member's step is checked.
  beforeAll(() =>
    db()
      .updateTable('card_source')
      .set({ required_steps: ['none'] })
      .where('code', '=', 'CMS')
      .execute(),
  );
  const applied = async (verificationStep: string) =>
    (await submit(server.current, (await addMember(db(), { verificationStep })).memberNo, { sourceCode: 'CMS' })).result
      .secureId as string;
  const facts = (name: string): Record<string, unknown> => ({
    '/phone-update': { reference: 'P1', otpConfirmed: true },
    '/dukcapil': { reference: 'D1', found: true, name, birthDate: '1990-05-17', deceased: false },
    '/liveness': { reference: 'L1', liveness: 91, faceMatch: 88 },
    '/tenor': { reference: 'T1', longestTenorMonths: 36, maximumAge: 60 },
  });

  it('without a provider a person verifies the application, without a score', async () => {
    const id = await applied('all');
    await runChecks(services(), null);
    expect(await row(id)).toMatchObject({ state: 'MANUAL_CHECKING', failed_steps: [], next_check_at: null });
    expect(await steps(id)).toEqual(
      ['Dukcapil', 'face-recognition liveness', 'phone update', 'tenor'].map((step) => ({
        step,
        state: 'PENDING',
        score: null,
        detail: 'UNAVAILABLE',
      })),
    );
  });

  it('an application that passes every step is approved and its card created', async () => {
    const id = await applied('all');
    const { name } = await db()
      .selectFrom('member')
      .select('name')
      .where('id', '=', (await row(id)).member_id)
      .executeTakeFirstOrThrow();
    answer = (path) => facts(name)[path];
    await runChecks(services(), provider());
    expect(await row(id)).toMatchObject({ state: 'APPROVED', decided_by: 'SYSTEM', card_id: expect.any(String) });
    expect(requests).toHaveLength(4);
    expect(requests[0]).toMatchObject({ authorization: 'Bearer kunci', body: { name, birthDate: '1990-05-17' } });
    expect(requests.find(({ path }) => path === '/liveness')?.body).toMatchObject({
      ktp: expect.any(String),
      selfie: expect.any(String),
    });
    expect((await steps(id)).map(({ state }) => state)).toEqual(['PASSED', 'PASSED', 'PASSED', 'PASSED']);
  });

  it('a failed step goes to a person with the reason', async () => {
    const id = await applied('Dukcapil');
    answer = (path) => facts('Orang Lain')[path];
    await runChecks(services(), provider());
    expect(await row(id)).toMatchObject({ state: 'MANUAL_CHECKING', failed_steps: ['Dukcapil'] });
    expect(await steps(id)).toMatchObject([{ state: 'FAILED', detail: 'NAME_DIFFERS' }]);
  });

  it('after three unanswered requests in half an hour head office is notified and a person verifies', async () => {
    const id = await applied('tenor');
    answer = () => null;
    for (const minutes of [0, 10, 29]) {
      server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
      await runChecks(services(), provider());
      expect((await row(id)).state).toBe('AUTO_CHECKING');
    }
    expect(requests).toHaveLength(2);
    server.current.setNow(new Date(seedDate.getTime() + 30 * 60_000));
    await runChecks(services(), provider());
    expect(requests).toHaveLength(3);
    expect((await row(id)).state).toBe('MANUAL_CHECKING');
    expect(
      await db().selectFrom('console_notice').select('link').where('kind', '=', 'CARD_CHECK_DOWN').execute(),
    ).toContainEqual({ link: `/card-verification/${id}` });
  });

  it('an application without steps is approved at once', async () => {
    const id = await applied('none');
    await runChecks(services(), null);
    expect((await row(id)).state).toBe('APPROVED');
  });
});
