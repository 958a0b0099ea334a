import { normalise } from '@console/contracts/core/validation';
import {
  deskSource,
  registrationCalls as calls,
  registrationFields,
  registrations,
} from '@console/contracts/membership/registration';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { fileOwners } from '../../records/files/owners.ts';
import { memberCards } from '../national-membership/card-status.ts';
import { memberPhotoKind } from '../photo-screening/kind.ts';
import { photoReasons } from '../photo-screening/reasons.ts';
import { serveChannels } from './channels.ts';
import { applyForCard } from './card.ts';
import { judge } from './check.ts';
import { countQuestion } from '../member/count-question.ts';
import { countIdentity } from './count-identity.ts';
import { joinMember } from './join.ts';
import { registrationOtp } from './otp.ts';
import { picturesOf, storePictures } from './photos.ts';
import { choosePlaces } from './places.ts';
import { registerMember, typedRegistration } from './register.ts';
import { typedSoFar } from './typed.ts';

const { phone: phoneField } = registrationFields.contact;

/** Registration of members (docs/model/membership.md#registration). */
export const registrationModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const codes = registrationOtp(services, texts);
  const kind = memberPhotoKind(texts, () => photoReasons(app).current);
  // Photos are seen at the desk of the screeners alone, with a watermark.
  fileOwners(app).set(registrations.module, {
    maySee: () => Promise.resolve(false),
    mayUpload: (caller) => caller.can(registrations.privilege, 'create'),
  });
  const asking = (on: Db | Tx, caller: Caller) => ({
    db: on,
    texts,
    caller,
    now: now(),
    isVerified: (phone: string) => codes.isVerified(on, caller, phone),
  });
  const number = (typed: string) => String(normalise(phoneField, typed));

  serve(app, calls.lov, ({ query, db: on }) => choosePlaces(on, query));
  serve(app, calls.otp, async ({ caller, body }) => {
    const phone = number(body.phone);
    await countQuestion(services, texts, caller, ['phone', phone]);
    return codes.send(caller, phone);
  });
  serve(app, calls.face, async (context) => {
    const phone = number(context.body.phone);
    await countQuestion(services, texts, context.caller, ['phone', phone]);
    return codes.face(context, phone);
  });
  serve(app, calls.verify, ({ caller, body }) => codes.verify(caller, number(body.phone), body.otp));
  serve(app, calls.check, async ({ db: on, caller, body: { step, values } }) => {
    const typed = typedSoFar(step, values);
    if (step === 'identity') await countIdentity(services, texts, caller, typed);
    if (step === 'contact') await countQuestion(services, texts, caller, ['phone', typed.phone]);
    const { faults, place, documents = [], limits = [] } = await judge(asking(on, caller), step, typed);
    if (faults.length > 0) throw invalid(...faults);
    return {
      branch: place?.branch ?? null,
      phoneVerified: typed.phone ? await codes.isVerified(on, caller, typed.phone) : false,
      documents: [...documents],
      limits: [...limits],
    };
  });
  serve(app, calls.create, async (context) => {
    const { caller } = context;
    const values = typedRegistration(context.body);
    await countIdentity(services, texts, caller, values);
    await countQuestion(services, texts, caller, ['phone', values.phone]);
    const pictures = await picturesOf(services, values, caller.username);
    return db.transaction().execute(async (tx) => {
      const on = { ...asking(tx, caller), db: tx };
      const actor = actorOf(context);
      const { id, memberNo, branchId, place } = await registerMember(app, on, { values, source: deskSource, actor });
      const subject = { branchId, source: deskSource, label: memberNo, columns: { member_id: id } };
      await storePictures(tx, kind, pictures, { subject, actor, at: on.now });
      const verificationNo = await applyForCard(tx, memberCards(app).current, {
        values,
        memberId: id,
        place,
        actor,
        at: on.now,
      });
      const result = { secureId: id, memberNo, status: 'pending' as const, verificationNo };
      await context.remember(tx, result);
      return result;
    });
  });
  serveChannels(app, texts);
  serve(app, calls.join, (context) => db.transaction().execute((tx) => joinMember(tx, texts, context, now())));
};
