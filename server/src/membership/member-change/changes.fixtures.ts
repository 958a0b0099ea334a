import { randomUUID } from 'node:crypto';
import { callsOf } from '@console/contracts/core/resource';
import {
  memberChangeCalls as calls,
  memberChanges,
  memberSections,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { escrowAccounts } from '@console/contracts/membership/escrow/accounts';
import { members } from '@console/contracts/membership/membership';
import { testCaller } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { branchId } from '../../people/organisation/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { escrowId } from '../escrow/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

/** Keeps the data of members. */
export const maker = testCaller('HOOPS01', { '*': 'Full Access' });
/** Decides, and depends on no maker. */
export const approver = testCaller('HOBISHD01', { '*': 'Full Access' });
/** A user of the office of member i. */
export const branchOf = (i: number, level = 'Input'): Caller => {
  const { officeCode } = seedMember(i);
  return testCaller(
    `ADMCB${officeCode}`,
    { '*': level },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] } },
  );
};

interface Asked {
  readonly by?: Caller;
  readonly reason?: string;
  readonly proof?: boolean;
}

/** Steps of changes of members on a server. */
export const changesOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const member = async (i: number) =>
    (await server.current.call(callsOf(members).detail, maker, { parameters: { secureId: memberId(i) } })).result;
  const account = async (i: number, by = maker) =>
    (await server.current.call(callsOf(escrowAccounts).detail, by, { parameters: { secureId: escrowId(i) } })).result;
  const stored = (i: number) =>
    db().selectFrom('member').selectAll().where('id', '=', memberId(i)).executeTakeFirstOrThrow();
  const reasonId = async (code: string) =>
    (await db().selectFrom('update_reason').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
  const proofOf = ({ username }: Caller) =>
    uploadedFile(db(), { module: memberChanges.module, uploaded_by: username, hash: randomUUID() });
  /** Sends a section of member i. */
  const change = async (section: MemberSectionName, i: number, values: object, more: Asked = {}) => {
    const { by = maker, reason = 'CORRECTION', proof = true } = more;
    const of = memberSections[section].account ? await account(i) : await member(i);
    const { secureId, version } = of;
    return server.current.call(calls[section], by, {
      parameters: { secureId },
      body: {
        version,
        note: 'sesuai dokumen asli',
        reasonId: await reasonId(reason),
        evidence: proof ? await proofOf(by) : null,
        ...values,
      },
    });
  };
  const decide = async (
    name: 'approve' | 'reject' | 'withdraw',
    { secureId, version }: { readonly secureId: string; readonly version: number },
    by = approver,
  ) =>
    server.current.call(calls[name], by, {
      body: { secureId, version, ...(name === 'reject' ? { reason: 'bukti tidak terbaca' } : {}) } as never,
    });
  const listed = async (query: object, by = maker) =>
    (await server.current.call(callsOf(memberChanges).list, by, { query: query as never })).result;
  const detail = async (secureId: string, by = maker) =>
    (await server.current.call(callsOf(memberChanges).detail, by, { parameters: { secureId } })).result;
  /** The identity of a member as it is, with what differs. */
  const identity = async (i: number, different: object) => {
    const { name, birthPlace, gender } = await member(i);
    return { name, birthPlace, gender, birthDate: null, nik: null, motherMaidenName: null, ...different };
  };
  return { member, account, stored, change, decide, listed, detail, identity, reasonId };
};

/** Fields and codes of a refusal. */
export const faultsOf = ({ body }: { readonly body: { errors?: { field: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
