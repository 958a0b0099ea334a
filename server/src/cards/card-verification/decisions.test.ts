// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { files } from '../../records/files/module.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { expireReturned } from './expire.ts';
import { cardVerificationModule } from './module.ts';
import {
  allOk,
  approver,
  atTheDesk,
  checked,
  colleague,
  inBranch,
  look,
  reason,
  submit,
  submitter,
  upload,
  verifier,
} from './verification.fixtures.ts';
import { linkCards, requeueVerifications, waitingById } from './waiting.ts';

const server = useServer({ modules: [files, cardVerificationModule] });
const db = () => server.current.database.db;
const make = (call: keyof typeof calls, caller = verifier, body: object = {}) =>
  server.current.call(calls[call], caller, { body });
const row = (id: string) =>
  db().selectFrom('card_verification').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
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

describe('approval by the verifier', () => {
  it('needs a complete checklist', async () => {
    const { secureId } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId, verifier, {
      ...allOk,
      ktpReadable: { result: 'NOT_OK', reasonId: reason('KTP_BLUR') },
      nikEqualsKtp: undefined,
    });
    expect((await make('approve', verifier, { secureId, version })).body).toMatchObject({
      code: 'CHECKLIST_INCOMPLETE',
      message: 'Lengkapi daftar periksa: 2 belum OK',
    });
  });

  it('creates a digital card at once and activates a pending member', async () => {
    const { secureId, member, verificationNo } = await atTheDesk(server.current, { member: { status: 'pending' } });
    const version = await checked(server.current, secureId);
    expect((await make('approve', verifier, { secureId, version })).result).toEqual({
      secureId,
      version: version + 1,
      state: 'APPROVED',
    });
    const { card_id: cardId } = await row(secureId);
    expect(
      await db()
        .selectFrom('card')
        .select(['status', 'kind', 'holder_member_id'])
        .where('id', '=', cardId!)
        .executeTakeFirst(),
    ).toEqual({ status: 'Digital', kind: 'DIGITAL', holder_member_id: member.id });
    expect(
      await db()
        .selectFrom('card_movement')
        .select(['transition_code', 'document_no', 'actor'])
        .where('card_id', '=', cardId!)
        .execute(),
    ).toEqual([{ transition_code: 'C3', document_no: verificationNo, actor: 'SYSTEM:card-verification' }]);
    expect(await db().selectFrom('member').select('status').where('id', '=', member.id).executeTakeFirst()).toEqual({
      status: 'active',
    });
  });

  it('creates a PWA card for an application from the PWA', async () => {
    const { secureId } = await atTheDesk(server.current, { sourceCode: 'PWA Browser' });
    await make('approve', verifier, { secureId, version: await checked(server.current, secureId) });
    expect(
      await db()
        .selectFrom('card')
        .select('status')
        .where('id', '=', (await row(secureId)).card_id!)
        .executeTakeFirst(),
    ).toEqual({ status: 'digital_pwa' });
  });

  it('other cards wait for a number', async () => {
    const { secureId } = await atTheDesk(server.current, { preference: 'BRANCH_PICKUP' });
    await make('approve', verifier, { secureId, version: await checked(server.current, secureId) });
    expect(await waitingById(db(), [secureId])).toMatchObject([{ id: secureId, preference: 'BRANCH_PICKUP' }]);
    const card = await db()
      .selectFrom('card')
      .select('id')
      .where('status', '=', 'Cancelled')
      .where(
        'id',
        'not in',
        db()
          .selectFrom('card_verification')
          .select('card_id')
          .where('card_id', 'is not', null)
          .$castTo<{ card_id: string }>(),
      )
      .executeTakeFirstOrThrow();
    await db()
      .transaction()
      .execute((tx) => linkCards(tx, [{ verificationId: secureId, cardId: card.id }]));
    expect(await waitingById(db(), [secureId])).toEqual([]);
    await expect(
      db()
        .transaction()
        .execute((tx) => linkCards(tx, [{ verificationId: secureId, cardId: card.id }])),
    ).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect((await make('cancel', verifier, { secureId, version: 4, reason: 'tidak jadi' })).body.code).toMatch(
      /STALE_VERSION|CARD_MADE/,
    );
    expect(
      await db()
        .transaction()
        .execute((tx) =>
          requeueVerifications(tx, [card.id], {
            by: { username: 'ADMIN01', name: 'Admin', roleNames: [], request: null },
            at: new Date(),
            reason: 'rusak',
          }),
        ),
    ).toBe(1);
    expect(await waitingById(db(), [secureId])).toHaveLength(1);
  });

  it('changes nothing when the card cannot be created', async () => {
    const { secureId, member } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId);
    await db().updateTable('member').set({ status: 'inactive' }).where('id', '=', member.id).execute();
    expect((await make('approve', verifier, { secureId, version })).body.code).toBe('MEMBER_NOT_ACTIVE');
    expect((await row(secureId)).state).toBe('MANUAL_CHECKING');
  });

  it('only head office withdraws it, before the card exists', async () => {
    const { secureId } = await atTheDesk(server.current, {
      preference: 'HOME',
      deliveryAddress: 'Jl. Melati No. 4, Menteng, Jakarta',
    });
    await make('approve', verifier, { secureId, version: await checked(server.current, secureId) });
    const { version } = await row(secureId);
    expect((await make('cancel', inBranch('10040'), { secureId, version, reason: 'tidak jadi' })).status).toBe(403);
    expect((await make('cancel', verifier, { secureId, version, reason: 'tidak jadi' })).result.state).toBe(
      'CANCELLED',
    );
  });
});

describe('a failed step', () => {
  const failed = 'face-recognition liveness';
  const sent = async () => {
    const { secureId } = await atTheDesk(server.current, { failed });
    const version = await checked(server.current, secureId);
    return { secureId, version };
  };

  it('blocks approval; the verifier sends it for approval with a note', async () => {
    const { secureId, version } = await sent();
    expect((await make('approve', verifier, { secureId, version })).body.code).toBe('STEP_FAILED');
    expect((await make('override', verifier, { secureId, version, note: 'cocok' })).status).toBe(422);
    expect(
      (await make('override', verifier, { secureId, version, note: 'wajah cocok dengan foto KTP' })).result.state,
    ).toBe('PENDING_APPROVAL');
    expect(
      await db()
        .selectFrom('card_verification_step')
        .select('state')
        .where('verification_id', '=', secureId)
        .where('step', '=', failed)
        .executeTakeFirst(),
    ).toEqual({ state: 'OVERRIDDEN' });
  });

  it('is decided by a second person, never by the verifier, admins included', async () => {
    const { secureId } = await sent();
    const own = { ...admin, username: verifier.username };
    await make('override', verifier, { secureId, version: 1, note: 'wajah cocok dengan foto KTP' });
    expect((await make('approve', verifier, { secureId, version: 2 })).status).toBe(403);
    expect((await make('approve', own, { secureId, version: 2 })).body.code).toBe('SELF_APPROVAL');
    expect((await make('approve', approver, { secureId, version: 2 })).body.code).toBe('PHOTOS_UNSEEN');
    await look(server.current, secureId, approver);
    expect((await make('approve', approver, { secureId, version: 2 })).result.state).toBe('APPROVED');
  });

  it('an override has no effect after its verifier was deactivated', async () => {
    const { secureId } = await sent();
    await make('override', verifier, { secureId, version: 1, note: 'wajah cocok dengan foto KTP' });
    await look(server.current, secureId, approver);
    const become = (status: 'active' | 'inactive') =>
      db().updateTable('app_user').set({ status }).where('username', '=', verifier.username).execute();
    await become('inactive');
    expect((await make('approve', approver, { secureId, version: 2 })).body.code).toBe('MAKER_RIGHTS_LOST');
    await become('active');
    expect((await make('approve', approver, { secureId, version: 2 })).result.state).toBe('APPROVED');
  });

  it('can be returned to the verifier unchanged', async () => {
    const { secureId } = await sent();
    await make('override', verifier, { secureId, version: 1, note: 'wajah cocok dengan foto KTP' });
    expect((await make('return', approver, { secureId, version: 2 })).body.code).toBe('NOTE_REQUIRED');
    expect((await make('return', approver, { secureId, version: 2, note: 'periksa lagi wajahnya' })).result.state).toBe(
      'MANUAL_CHECKING',
    );
    expect(
      (await make('override', verifier, { secureId, version: 3, note: 'wajah cocok dengan foto KTP' })).body.code,
    ).toBe('CLAIM_REQUIRED');
    const version = await checked(server.current, secureId);
    expect((await make('approve', verifier, { secureId, version })).body.code).toBe('STEP_FAILED');
  });

  it('is required for an override', async () => {
    const { secureId } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId);
    expect(
      (await make('override', verifier, { secureId, version, note: 'wajah cocok dengan foto KTP' })).body.code,
    ).toBe('NO_FAILED_STEP');
  });
});

describe('return and rejection', () => {
  it('need reasons: a final one rejects, others return', async () => {
    const { secureId } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId);
    expect((await make('return', verifier, { secureId, version })).body.code).toBe('REASONS_REQUIRED');
    expect((await make('return', verifier, { secureId, version, reasonIds: [reason('FRAUD')] })).body.code).toBe(
      'REASON_FINAL',
    );
    expect((await make('reject', verifier, { secureId, version, reasonIds: [reason('KTP_BLUR')] })).body.code).toBe(
      'REASON_NOT_FINAL',
    );
    expect((await make('return', verifier, { secureId, version, reasonIds: [reason('KTP_BLUR')] })).result.state).toBe(
      'RETURNED',
    );
  });

  it('allow three resubmissions, each attempt stored', async () => {
    const { secureId } = await atTheDesk(server.current);
    const again = async () => {
      const version = await checked(server.current, secureId);
      await make('return', verifier, { secureId, version, reasonIds: [reason('KTP_BLUR')] });
      const documents = [{ documentType: '1', fileId: await upload(server.current, submitter) }];
      const { result } = await server.current.call(calls.resubmit, submitter, {
        parameters: { secureId },
        body: { documents },
      });
      await db()
        .updateTable('card_verification')
        .set({ state: 'MANUAL_CHECKING', next_check_at: null })
        .where('id', '=', secureId)
        .where('state', '=', 'SUBMITTED')
        .execute();
      return result.state;
    };
    expect([await again(), await again(), await again(), await again()]).toEqual([
      'SUBMITTED',
      'SUBMITTED',
      'SUBMITTED',
      'REJECTED',
    ]);
    const { result } = await server.current.call(calls.desk, verifier, { parameters: { secureId } });
    expect(
      result.attempts.map(({ no, documents }: { no: number; documents: unknown[] }) => [no, documents.length]),
    ).toEqual([
      [4, 2],
      [3, 2],
      [2, 2],
      [1, 2],
    ]);
    expect(result.attempts[3].reasons).toEqual(['Foto KTP buram']);
  });

  it('block a new application for thirty days after a rejection', async () => {
    const { secureId, member } = await atTheDesk(server.current);
    const version = await checked(server.current, secureId);
    await make('reject', verifier, { secureId, version, reasonIds: [reason('FRAUD'), reason('KTP_BLUR')] });
    expect((await submit(server.current, member.memberNo)).body.code).toBe('REAPPLY_TOO_EARLY');
    server.current.setNow(new Date(seedDate.getTime() + 31 * 86_400_000));
    expect((await submit(server.current, member.memberNo)).status).toBe(200);
  });

  it('expire applications that are not resubmitted within fourteen days', async () => {
    const { secureId } = await atTheDesk(server.current);
    await make('return', verifier, {
      secureId,
      version: await checked(server.current, secureId),
      reasonIds: [reason('KTP_BLUR')],
    });
    await expireReturned(server.current.app.services);
    expect((await row(secureId)).state).toBe('RETURNED');
    server.current.setNow(new Date(seedDate.getTime() + 15 * 86_400_000));
    expect(await expireReturned(server.current.app.services)).toBeGreaterThan(0);
    expect((await row(secureId)).state).toBe('EXPIRED');
    expect(await expireReturned(server.current.app.services)).toBe(0);
  });
});

it('each act is in the history and the audit trail', async () => {
  const { secureId } = await atTheDesk(server.current);
  await make('return', verifier, {
    secureId,
    version: await checked(server.current, secureId),
    reasonIds: [reason('KTP_BLUR')],
    note: 'foto buram',
  });
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('entity_id', '=', secureId)
    .orderBy('at')
    .orderBy(sql`ctid`)
    .execute();
  expect(entries).toEqual([
    expect.objectContaining({ action: 'CREATE' }),
    { action: 'OPEN', changes: [] },
    { action: 'OPEN_PHOTO', changes: [] },
    { action: 'OPEN_PHOTO', changes: [] },
    { action: 'RETURN', changes: [{ field: 'state', before: 'MANUAL_CHECKING', after: 'RETURNED' }] },
  ]);
});

it('the calls of the resource cannot change an application', () => {
  expect(Object.keys(callsOf(cardVerifications))).not.toContain('update');
});

it('card invariants hold', async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});
