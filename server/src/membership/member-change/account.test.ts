// Long: what head office and branches do with an account, on one server with its ledger.
import { callsOf } from '@console/contracts/core/resource';
import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import { memberChangeCalls } from '@console/contracts/membership/member-change';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { escrowId } from '../escrow/seed.ts';
import { openEscrow } from '../escrow/open.ts';
import { postEscrow } from '../escrow/post.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { rupiah } from '../../platform/rupiah.ts';
import { approver, branchOf, changesOn, faultsOf, maker } from './changes.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { account, change, decide, detail, listed } = changesOn(server);
const dayMs = 86_400_000;
const stored = (i: number) =>
  db().selectFrom('escrow_account').selectAll().where('id', '=', escrowId(i)).executeTakeFirstOrThrow();
const make = async (...asked: Parameters<typeof change>) => {
  const { result } = await change(...asked);
  return decide('approve', result);
};
const post = (
  i: number,
  kind: 'OVERPAYMENT' | 'CARD_FEE' | 'HOLD',
  amount: number,
  at = server.current.app.services.now(),
) =>
  db()
    .transaction()
    .execute((tx) =>
      postEscrow(tx, {
        escrowId: escrowId(i),
        kind,
        amount,
        reference: `UJI-${kind}-${amount}`,
        source: 'SYSTEM',
        maker: 'SYSTEM',
        at,
      }),
    );

afterEach(async () => {
  server.current.setNow(seedDate);
  expect(await brokenLedgers(db())).toEqual([]);
});

describe('the payout account', () => {
  const values = (i: number, more: object = {}) => ({
    payoutBank: 'Bank Permata',
    payoutAccountNo: '7100990011',
    payoutAccountName: seedMember(i).name.toUpperCase(),
    ...more,
  });

  test('is changed by the branch with a second person, and shown masked', async () => {
    const { result } = await change('escrowPayout', 13, values(13), { by: branchOf(13) });
    expect((await account(13)).payoutBank).not.toBe('Bank Permata');
    expect((await detail(result.secureId)).after).toMatch(/^Bank pencairan: Bank Permata\nNo\. rekening: \*+0011$/);
    expect((await decide('approve', result, branchOf(13, 'Full Access'))).body.code).toBe('SELF_APPROVAL');
    expect((await decide('approve', result)).result.state).toBe('APPROVED');
    expect(await account(13)).toMatchObject({
      payoutBank: 'Bank Permata',
      payoutAccountNo: '******0011',
      payoutChangedAt: expect.any(String),
    });
    const sealed = (await stored(13)).payout_account_encrypted!;
    expect(sealed).not.toContain('7100990011');
    expect((await protectionOf(server.current.app.services)).decrypt(sealed)).toBe('7100990011');
  });

  test('is named at least 80 % like the member, with a photo of the statement', async () => {
    const named = (payoutAccountName: string) => change('escrowPayout', 14, values(14, { payoutAccountName }));
    expect(faultsOf(await named('TOKO MAJU JAYA'))).toEqual(['payoutAccountName ESCROW_NAME_DIFFERS']);
    expect(faultsOf(await change('escrowPayout', 14, values(14, { evidence: null })))).toEqual(['evidence REQUIRED']);
    expect(faultsOf(await change('escrowPayout', 14, values(14, { payoutAccountNo: '1234567' })))).toEqual([
      'payoutAccountNo TOO_SHORT',
    ]);
    expect((await named(`${seedMember(14).name}.`)).result.state).toBe('PENDING');
  });

  test('of another branch is not seen, and one that moved since makes the change outdated', async () => {
    expect((await change('escrowPayout', 16, values(16), { by: branchOf(17) })).status).toBe(404);
    const { result } = await change('escrowPayout', 16, values(16));
    await db().updateTable('escrow_account').set({ payout_bank: 'BRI' }).where('id', '=', escrowId(16)).execute();
    expect((await decide('approve', result)).body.code).toBe('CHANGE_OUTDATED');
  });
});

test('head office freezes at once, and another person releases', async () => {
  expect((await change('escrowFreeze', 18, {}, { by: branchOf(18), proof: false })).status).toBe(403);
  const frozen = await change('escrowFreeze', 18, {}, { proof: false });
  expect(frozen.result.state).toBe('APPLIED');
  expect((await account(18)).state).toBe('FROZEN');
  await expect(post(18, 'CARD_FEE', 1)).rejects.toThrow('ESCROW_FROZEN');
  await post(18, 'OVERPAYMENT', 1);
  expect((await change('escrowFreeze', 18, {}, { proof: false })).body.code).toBe('INVALID_STATE');
  const { result } = await change('escrowUnfreeze', 18, {}, { proof: false });
  expect((await account(18)).state).toBe('FROZEN');
  expect((await decide('approve', result, maker)).body.code).toBe('SELF_APPROVAL');
  await decide('approve', result);
  expect((await account(18)).state).toBe('ACTIVE');
  expect((await change('escrowUnfreeze', 18, {}, { proof: false })).body.code).toBe('INVALID_STATE');
});

test('an account that a block froze is released with the block alone', async () => {
  const block = { note: 'Dokumen palsu, dilaporkan cabang' };
  expect((await make('block', 19, block, { reason: 'FRAUD', proof: false })).result.state).toBe('APPROVED');
  expect((await account(19)).state).toBe('FROZEN');
  expect((await change('escrowUnfreeze', 19, {}, { proof: false })).body.code).toBe('ESCROW_MEMBER_BLOCKED');
  await make('unblock', 19, block, { reason: 'CORRECTION', proof: false });
  expect((await account(19)).state).toBe('ACTIVE');
});

describe('a reversal', () => {
  test('takes a movement back in full, once, within 30 days', async () => {
    const { balance } = await stored(20);
    await post(20, 'OVERPAYMENT', 40_000);
    const seqNo = (await stored(20)).last_movement_no!;
    const ask = (escrowReversal: number) => change('escrowReverse', 20, { escrowReversal }, { proof: false });
    expect(faultsOf(await ask(seqNo + 1))).toEqual(['escrowReversal NOT_FOUND']);
    expect((await ask(1)).body.code).toBe('ESCROW_TOO_OLD');
    const { result } = await ask(seqNo);
    expect((await detail(result.secureId)).after).toBe(
      [`Nomor mutasi: ${seqNo}`, 'Jumlah: -Rp 40.000', `Saldo: ${rupiah(balance)}`, 'Ditahan: Rp 0']
        .concat(`Tersedia: ${rupiah(balance)}`)
        .join('\n'),
    );
    await decide('approve', result);
    expect((await stored(20)).balance).toBe(balance);
    expect((await ask(seqNo)).body.code).toBe('ALREADY_REVERSED');
    expect(faultsOf(await ask(seqNo + 1))).toEqual([]);
  });

  test('asked for in time is refused when it is decided too late', async () => {
    await post(22, 'OVERPAYMENT', 30_000);
    const seqNo = (await stored(22)).last_movement_no!;
    server.current.setNow(new Date(seedDate.getTime() + 29 * dayMs));
    const { result } = await change('escrowReverse', 22, { escrowReversal: seqNo }, { proof: false });
    server.current.setNow(new Date(seedDate.getTime() + 31 * dayMs));
    expect((await decide('approve', result)).body.code).toBe('ESCROW_TOO_OLD');
  });

  test('needs what it takes out to be available', async () => {
    await post(23, 'OVERPAYMENT', 60_000);
    const { last_movement_no: seqNo, available } = await stored(23);
    await post(23, 'HOLD', available);
    const asked = await change('escrowReverse', 23, { escrowReversal: seqNo }, { proof: false });
    expect(asked.body.code).toBe('ESCROW_INSUFFICIENT');
  });
});

test('an empty account is closed and stays so, and the line may get another one with the same number', async () => {
  const { balance } = await stored(24);
  expect((await change('escrowClose', 24, {}, { proof: false })).body).toMatchObject({ code: 'ESCROW_NOT_EMPTY' });
  await make('escrow', 24, { escrowWay: 'OUT', escrowAmount: balance });
  await make('escrowClose', 24, {}, { proof: false });
  expect((await account(24)).state).toBe('CLOSED');
  expect((await change('escrowFreeze', 24, {}, { proof: false })).body.code).toBe('ESCROW_CLOSED');
  await expect(post(24, 'OVERPAYMENT', 1)).rejects.toThrow('ESCROW_CLOSED');
  const open = (i: number, escrowLine: string) => change('escrowOpen', i, { escrowLine }, { proof: false });
  expect((await open(24, 'SPEKTRA')).result.state).toBe('APPLIED');
  expect((await open(24, 'SPEKTRA')).body.code).toBe('ESCROW_EXISTS');
  const rows = await db()
    .selectFrom('escrow_account')
    .select(['escrow_no_hash', 'state'])
    .where('member_id', '=', memberId(24))
    .orderBy('created_at')
    .execute();
  expect(rows.map(({ state }) => state)).toEqual(['CLOSED', 'ACTIVE']);
  expect(new Set(rows.map(({ escrow_no_hash: hash }) => hash)).size).toBe(1);
});

test('two people who open an account of a line at once get one', async () => {
  const texts = await protectionOf(server.current.app.services);
  const member = await db().selectFrom('member').selectAll().where('id', '=', memberId(150)).executeTakeFirstOrThrow();
  const opened = await Promise.allSettled(
    [1, 2].map(() =>
      db()
        .transaction()
        .execute((tx) => openEscrow(tx, texts, { member, line: 'NMC', by: 'HOOPS01', at: new Date() })),
    ),
  );
  expect(opened.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('of an account one change of a kind waits; another account of the member does not wait for it', async () => {
  expect((await change('escrow', 28, { escrowWay: 'IN', escrowAmount: 5 })).status).toBe(200);
  expect((await change('escrow', 28, { escrowWay: 'IN', escrowAmount: 6 })).body.code).toBe('CHANGE_PENDING');
  expect(
    (
      await change('escrowPayout', 28, {
        payoutBank: 'BRI',
        payoutAccountNo: '7100990012',
        payoutAccountName: seedMember(28).name,
      })
    ).status,
  ).toBe(200);
  expect((await listed({ escrowId: escrowId(28) })).total).toBe(2);
  expect((await listed({ escrowId: escrowId(29) })).total).toBe(0);
});

test('a change on a version that is no longer there is refused', async () => {
  const { secureId, version } = await account(30);
  await change('escrowFreeze', 30, {}, { proof: false });
  const body = { version, note: 'sesuai dokumen', reasonId: secureId, evidence: null };
  const answer = await server.current.call(memberChangeCalls.escrowClose, maker, { parameters: { secureId }, body });
  expect(answer.body.code).toBe('STALE_VERSION');
});

test('an account is seen where its member is, and revealed for a reason', async () => {
  const calls = callsOf(escrowAccounts);
  const parameters = { secureId: escrowId(1) };
  const read = (by: typeof maker) => server.current.call(calls.detail, by, { parameters });
  expect((await read(branchOf(2))).status).toBe(404);
  expect((await read(branchOf(1))).result).toMatchObject({
    escrowNo: expect.stringMatching(/^\*+\d{4}$/),
    memberName: seedMember(1).name,
    businessLine: 'SPEKTRA',
  });
  expect((await read(approver)).status).toBe(200);
});
