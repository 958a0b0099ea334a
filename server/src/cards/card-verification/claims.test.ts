import { randomUUID } from 'node:crypto';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import {
  allOk,
  atTheDesk,
  checked,
  colleague,
  inBranch,
  look,
  reason,
  submitter,
  upload,
  verifier,
} from './verification.fixtures.ts';
import { decisionsOn, decisionModules } from './decisions.fixtures.ts';

const server = useServer({ modules: decisionModules });
const { db, make, row } = decisionsOn(server);

afterEach(() => server.current.setNow(seedDate));

describe('the submitter of an application', () => {
  it('cannot decide on it and is not offered it', async () => {
    const { secureId } = await atTheDesk(server.current);
    const { version } = await row(secureId);
    expect((await make('claim', submitter, { secureId })).body.code).toBe('SELF_APPROVAL');
    await db()
      .updateTable('card_verification')
      .set({ claimed_by: submitter.username, claimed_at: seedDate, submitted_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', secureId)
      .execute();
    const note = 'wajah cocok dengan foto KTP';
    const reasonIds = [reason('KTP_BLUR')];
    const bodies = { approve: { note }, override: { note }, return: { note, reasonIds }, reject: { note, reasonIds } };
    for (const [act, body] of Object.entries(bodies))
      expect((await make(act as keyof typeof bodies, submitter, { secureId, version, ...body })).body.code).toBe(
        'SELF_APPROVAL',
      );
    await make('release', submitter, { secureId });
    const next = (await make('claimNext', submitter)).result.secureId;
    expect(next).not.toBe(secureId);
    await make('release', submitter, { secureId: next });
    await db().updateTable('card_verification').set({ submitted_at: seedDate }).where('id', '=', secureId).execute();
  });

  it('needs two different pictures, also compared with earlier attempts', async () => {
    const { secureId } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId);
    await make('return', verifier, { secureId, version, reasonIds: [reason('KTP_BLUR')] });
    const again = async (fileIds: readonly string[]) =>
      server.current.call(calls.resubmit, submitter, {
        parameters: { secureId },
        body: { documents: fileIds.map((fileId, at) => ({ documentType: String(at + 1), fileId })) },
      });
    const [one, two] = [await upload(server.current, submitter), await upload(server.current, submitter)];
    expect((await again([one, one])).body.errors).toMatchObject([{ field: 'documents', code: 'SAME_FILE' }]);
    expect((await again([one, two])).result.state).toBe('SUBMITTED');
  });
});

describe('an unmasked application', () => {
  const set = (key: string, value: string) =>
    db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();
  const somebody = (username: string) => ({ ...colleague, username, userId: randomUUID() });

  it('is audited and counted once per user and attempt', async () => {
    const { secureId } = await atTheDesk(server.current);
    const caller = somebody('HOOPS11');
    await make('claim', caller, { secureId });
    await make('claim', caller, { secureId });
    await server.current.call(calls.desk, caller, { parameters: { secureId } });
    const entries = await db()
      .selectFrom('audit_entry')
      .select(['action', 'entity_id'])
      .where('username', '=', caller.username)
      .execute();
    expect(entries).toEqual([{ action: 'OPEN', entity_id: secureId }]);
    const used = await db().selectFrom('budget_use').select('budget').where('user_id', '=', caller.userId).execute();
    expect(used.map(({ budget }) => budget).toSorted()).toEqual(['opening', 'undecided']);
  });

  it('is refused above the daily and the undecided limit; a decision releases one', async () => {
    await set('VERIFICATION_UNDECIDED_MAX_PER_DAY', '1');
    const caller = somebody('HOOPS12');
    const [one, two, three] = [
      (await atTheDesk(server.current)).secureId,
      (await atTheDesk(server.current)).secureId,
      (await atTheDesk(server.current)).secureId,
    ];
    const version = await checked(server.current, one, caller);
    const refused = await make('claim', caller, { secureId: two });
    expect(refused).toMatchObject({ status: 429, body: { code: 'UNDECIDED_LIMIT' } });
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect((await make('claimNext', caller, { after: one })).status).toBe(429);
    expect(await make('claimNext', caller)).toMatchObject({ status: 200, result: { secureId: one } });
    expect((await row(two)).claimed_by).toBeNull();
    expect((await make('approve', caller, { secureId: one, version })).result.state).toBe('APPROVED');
    expect((await make('claim', caller, { secureId: two })).status).toBe(200);
    await set('VERIFICATION_UNDECIDED_MAX_PER_DAY', '30');
    await set('VERIFICATION_OPEN_MAX_PER_DAY', '2');
    expect((await make('claim', caller, { secureId: three })).body.code).toBe('OPENING_LIMIT');
    await set('VERIFICATION_OPEN_MAX_PER_DAY', '300');
  });

  it('cannot be approved before its photos were opened', async () => {
    const { secureId } = await atTheDesk(server.current);
    await make('claim', verifier, { secureId });
    await make('checklist', verifier, { secureId, checklist: allOk });
    expect((await make('approve', verifier, { secureId, version: 1 })).body.code).toBe('PHOTOS_UNSEEN');
    await look(server.current, secureId, verifier);
    expect((await make('approve', verifier, { secureId, version: 1 })).result.state).toBe('APPROVED');
  });
});

describe('a claim', () => {
  it('is exclusive for half an hour, and shows the owner to others', async () => {
    const { secureId } = await atTheDesk(server.current);
    expect((await make('claim', verifier, { secureId })).status).toBe(200);
    expect(await make('claim', colleague, { secureId })).toMatchObject({
      status: 409,
      body: { code: 'CLAIMED_BY_OTHER', message: 'Sedang diperiksa oleh HOOPS01' },
    });
    expect((await make('approve', colleague, { secureId, version: 1 })).body.code).toBe('CLAIMED_BY_OTHER');
    server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
    expect((await make('claim', colleague, { secureId })).status).toBe(200);
    expect((await make('checklist', verifier, { secureId, checklist: allOk })).body.code).toBe('CLAIMED_BY_OTHER');
  });

  it('is given to one of two concurrent callers', async () => {
    const { secureId } = await atTheDesk(server.current);
    const answers = await Promise.all([verifier, colleague].map((caller) => make('claim', caller, { secureId })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('ends on release, and is required for a decision', async () => {
    const { secureId } = await atTheDesk(server.current);
    expect((await make('approve', verifier, { secureId, version: 1 })).body.code).toBe('CLAIM_REQUIRED');
    await make('claim', verifier, { secureId });
    expect((await make('release', colleague, { secureId })).result).toEqual({ released: false });
    expect((await make('release', verifier, { secureId })).result).toEqual({ released: true });
    expect((await make('claim', colleague, { secureId })).status).toBe(200);
  });

  it('stays with the page that took it again when another page closes', async () => {
    const { secureId } = await atTheDesk(server.current);
    const [left, open] = [
      (await make('claim', verifier, { secureId })).result as { claimKey: string },
      (await make('claim', verifier, { secureId })).result as { claimKey: string },
    ];
    const release = async ({ claimKey }: { claimKey: string }) =>
      (await make('release', verifier, { secureId, claimKey })).result;
    expect(await release(left)).toEqual({ released: false });
    expect((await make('claim', colleague, { secureId })).body.code).toBe('CLAIMED_BY_OTHER');
    expect(await release(open)).toEqual({ released: true });
    expect((await make('claim', colleague, { secureId })).status).toBe(200);
  });

  it('is refused outside the own branch', async () => {
    const { secureId } = await atTheDesk(server.current);
    expect((await make('claim', inBranch('13010'), { secureId })).status).toBe(404);
    expect((await server.current.call(calls.desk, inBranch('13010'), { parameters: { secureId } })).status).toBe(404);
    expect((await make('claim', inBranch('10040'), { secureId })).status).toBe(200);
  });
});

it('card invariants hold', async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});
