import {
  memberChangeCalls as calls,
  memberChanges,
  memberChangeStates,
  memberSections,
  type MemberSection,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { members } from '@console/contracts/membership/membership';
import { normalise } from '@console/contracts/core/validation';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { everyMinutes, hourly } from '../../platform/schedule/when.ts';
import { byCall, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { registerResource } from '../../records/operations/register.ts';
import { sendWaiting } from '../member-sms/outbox.ts';
import { memberMessages } from '../member-sms/texts.ts';
import { countQuestion } from '../member/count-question.ts';
import { isFaceMatched, matchFace } from '../member/otp/face.ts';
import { sendOtp, verifyOtp } from '../member/otp/otp.ts';
import { fromSource } from '../token-management/admit.ts';
import { accountOf, isAccountSection } from './account-values.ts';
import { memberChangeDecisions, pageOfMemberChanges } from './decide.ts';
import { memberChangeDefinition } from './definition.ts';
import { verifyEmail } from './email-link.ts';
import { expireMemberChanges } from './expire.ts';
import { requestChange, requireSettledPhone, typedValues } from './request.ts';

const waits = memberChangeStates.find(({ value }) => value === 'PENDING')!.title;

/** Changes of the data of members (docs/model/membership.md#changes-of-members). */
export const memberChangeModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const registered = registerResource(app, memberChanges, memberChangeDefinition(texts));
  const { approve, reject, withdraw } = memberChangeDecisions(app, registered, texts);
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['PENDING'],
      step: () => waits,
      since: 'created_at',
      decisions: { approve: byCall(calls.approve), reject: byCall(calls.reject) },
      page: ({ record }) => pageOfMemberChanges(String(record['memberId']), record['escrowId'] as string | null),
    }),
  );
  serve(app, calls.approve, async (context) => {
    const decided = await db.transaction().execute((tx) => approve(tx, context));
    if (decided.state === 'OUTDATED') throw new Refusal('CHANGE_OUTDATED');
    return decided;
  });
  serve(app, calls.reject, (context) => db.transaction().execute((tx) => reject(tx, context)));
  serve(app, calls.withdraw, (context) => db.transaction().execute((tx) => withdraw(tx, context)));

  const request = async (section: MemberSectionName, { caller, request: by, parameters, body }: Context) => {
    const { version, ...given } = body as { readonly version: number } & Readonly<Record<string, unknown>>;
    const id = parameters['secureId'] ?? '';
    const { asks, fields }: MemberSection = memberSections[section];
    if (asks) await countQuestion(services, texts, caller, [asks, normalise(fields[asks]!, given[asks])]);
    return db.transaction().execute(async (tx) => {
      const of = isAccountSection(section) ? await accountOf(tx, id) : { memberId: id };
      return requestChange(app, tx, texts, { caller, request: by }, { ...of, version, section, given });
    });
  };
  for (const section of (Object.keys(memberSections) as MemberSectionName[]).filter((name) => name !== 'phone'))
    serve(app, calls[section], (context) => request(section, context as Context));

  /** A member within the scope of the caller. @throws Refusal NOT_FOUND, MEMBER_CHANGE_CLOSED */
  const seen = async ({ caller, parameters: { secureId = '' } }: Pick<Context, 'caller' | 'parameters'>) => {
    const member = await db
      .selectFrom('member')
      .select(['id', 'name', 'status'])
      .where('id', '=', secureId)
      .where('deleted_at', 'is', null)
      .where(inBranches(caller.scope, 'branch_id'))
      .executeTakeFirst();
    if (!member) throw notFound();
    if (member.status === 'closed') throw new Refusal('MEMBER_CHANGE_CLOSED');
    return member;
  };
  /** The member and the number that is to become the member's own, as far as it may. @throws Refusal VALIDATION */
  const numbered = async (
    context: Pick<Context<unknown, { readonly phone: string }>, 'caller' | 'body' | 'parameters'>,
  ) => {
    const { caller, body } = context;
    const member = await seen(context as never);
    const newPhone = String(normalise(memberSections.phone.fields['phone']!, body.phone));
    await countQuestion(services, texts, caller, ['phone', newPhone]);
    await db.transaction().execute((tx) => requireSettledPhone(tx, member.id, caller, now()));
    const taken = await db
      .selectFrom('member')
      .select('id')
      .where('phone_hash', '=', texts.hash(newPhone))
      .where('status', '<>', 'closed')
      .executeTakeFirst();
    if (taken) throw invalid({ field: 'phone', code: taken.id === member.id ? 'NOTHING_CHANGED' : 'DUPLICATE' });
    const subject = { purpose: 'PHONE', subjectId: member.id, memberId: member.id, newPhone } as const;
    const written = (values: Readonly<Record<string, string>>) =>
      memberMessages(app).current.compose(db, 'OTP_PHONE_UPDATE', { ...values, memberName: member.name });
    return { member, subject: { ...subject, username: caller.username, written } };
  };
  serve(app, calls.otp, async (context) => sendOtp(services, texts, (await numbered(context)).subject));
  serve(app, calls.face, async (context) => {
    const { member, subject } = await numbered(context);
    return matchFace(services, texts, context, subject, {
      module: members.module,
      entityType: 'member',
      entityId: member.id,
      entityLabel: member.name,
    });
  });
  serve(app, calls.phone, async (context) => {
    const given = typedValues('phone', context.body);
    const member = await seen(context);
    const newPhone = String(given['phone']);
    const subject = { purpose: 'PHONE', subjectId: member.id, newPhone } as const;
    // Counted by itself, so that a wrong code stays counted when the change is refused.
    const { otp } = given;
    if (typeof otp === 'string') await verifyOtp(services, texts, { ...subject, otp });
    else if (!(await isFaceMatched(db, texts, { ...subject, username: context.caller.username }, now())))
      throw invalid({ field: 'otp', code: 'REQUIRED' });
    return request('phone', context as Context);
  });

  serve(
    app,
    calls.verifyEmail,
    ({ body }) =>
      db.transaction().execute(async (tx) => ({ verifiedAt: await verifyEmail(tx, texts, body.link, now()) })),
    fromSource(app),
  );

  schedule(app, {
    name: 'member-change-expire',
    version: 'v1',
    when: hourly,
    run: () => expireMemberChanges(db, now()),
  });
  schedule(app, {
    name: 'member-sms',
    version: 'v1',
    when: everyMinutes(1),
    run: () => sendWaiting(services, texts, memberMessages(app).current),
  });
};
