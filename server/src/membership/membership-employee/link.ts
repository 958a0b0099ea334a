import { employees } from '@console/contracts/membership/membership-employee';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { ActContext, Performer } from '../../records/acts/performers.ts';
import { follow } from '../../records/resource/follow.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { reread, touch } from '../../records/resource/write.ts';
import { linkedOf } from './definition.ts';
import { followEmployment } from './program.ts';

/** Links an employee with the member of the same NIK, and takes the link away. Head office alone does it. */
export const linkPerformers = (registered: RegisteredResource, texts: ProtectedText, now: () => Date) => {
  const locked = async (tx: Tx, { caller, body }: ActContext) => {
    if (!isHeadOffice(caller.mappingType, caller.isAdmin))
      throw new Refusal('FORBIDDEN', { privilege: employees.privilege, action: 'update' });
    const options = { of: 'detail', caller, lock: true } as const;
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
    if (!row) throw notFound();
    requireVersion(row, body.version, employees);
    return row;
  };
  const store = async (
    tx: Tx,
    context: ActContext,
    before: Awaited<ReturnType<typeof locked>>,
    { verb, memberId, reason }: { verb: string; memberId: string | null; reason: string | null },
  ) => {
    const options = { actor: actorOf(context), caller: context.caller, now: now(), reason };
    const linkedBefore = await linkedOf(tx, before.secureId);
    await touch(tx, registered, [before.secureId], { member_id: memberId }, options);
    const linked = (await linkedOf(tx, before.secureId)) ?? linkedBefore;
    const after = await reread(tx, registered, before.secureId, options);
    const by = { username: context.caller.username, at: now() };
    if (linked)
      await followEmployment(tx, texts, { ...linked, version: after.version }, by, { isLinked: memberId !== null });
    await follow(tx, registered, [{ action: 'update', verb, before, after }], options);
    return { secureId: after.secureId, version: after.version, linked: memberId !== null };
  };
  return {
    link: async (tx: Tx, context: ActContext<{ memberNo: string }>) => {
      const before = await locked(tx, context);
      if (before['memberNo'] !== null) throw new Refusal('ALREADY_LINKED');
      const { nik_hash: nikHash } = await tx
        .selectFrom('employee')
        .select('nik_hash')
        .where('id', '=', before.secureId)
        .executeTakeFirstOrThrow();
      const member = await tx
        .selectFrom('member')
        .select(['id', 'nik_hash'])
        .where('member_no', '=', context.body.memberNo)
        .where('status', '<>', 'closed')
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      // An unknown number says no more than a member with another NIK.
      if (member?.nik_hash !== nikHash) throw new Refusal('NIK_DIFFERS');
      return store(tx, context, before, { verb: 'link', memberId: member.id, reason: null });
    },
    unlink: async (tx: Tx, context: ActContext<{ reason: string }>) => {
      const before = await locked(tx, context);
      if (before['memberNo'] === null) throw new Refusal('NOT_LINKED');
      return store(tx, context, before, { verb: 'unlink', memberId: null, reason: context.body.reason });
    },
  } satisfies Record<keyof typeof employees.acts, Performer<never>>;
};
