// Long: all cases share one server with its seeded cards; another file would start another server.
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls as calls } from '@console/contracts/cards/card-verification/calls';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { expireReturned } from './expire.ts';
import {
  allOk,
  approver,
  atTheDesk,
  checked,
  inBranch,
  look,
  reason,
  submit,
  submitter,
  upload,
  verifier,
} from './verification.fixtures.ts';
import { linkCards, requeueVerifications, waitingById } from './waiting.ts';
import { decisionsOn, decisionModules } from './decisions.fixtures.ts';

const server = useServer({ modules: decisionModules });
const { db, make, row } = decisionsOn(server);

afterEach(() => server.current.setNow(seedDate));

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
    // The clock stands still here, so that the instants do not order the entries.
    .orderBy('action')
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
