import { memberPhotos, photoCalls as calls } from '@console/contracts/membership/photos-screening-membership';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { fileOwners } from '../../records/files/owners.ts';
import { registerResource } from '../../records/operations/register.ts';
import { photoDecisions } from './decide.ts';
import { photoDefinition } from './definition.ts';
import { readDesk } from './desk.ts';
import { countersOf, figuresOf } from './figures.ts';
import { answerPicture } from './picture.ts';
import { photoReasons } from './reasons.ts';
import { submitPhoto } from './submit.ts';

/** Photos of members, looked at one after another (docs/model/membership.md#photos-of-members). */
export const memberPhotoModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const reasons = () => photoReasons(app).current;
  const registered = registerResource(app, memberPhotos, photoDefinition(reasons, now));
  // Only the module's own call shows photos, with a watermark.
  fileOwners(app).set(memberPhotos.module, {
    maySee: () => Promise.resolve(false),
    mayUpload: (caller) => caller.can(memberPhotos.privilege, 'create'),
  });
  const { approve, reject, escalate, settle } = photoDecisions(services, registered, texts, reasons);
  serve(app, calls.desk, (context) => readDesk(db, registered, texts, reasons(), context, now()));
  serve(app, calls.photo, (context) => answerPicture(services, registered, context));
  serve(app, calls.approve, approve);
  serve(app, calls.reject, reject);
  serve(app, calls.escalate, escalate);
  serve(app, calls.settle, settle);
  serve(app, calls.counters, ({ caller }) => countersOf(db, caller.scope));
  serve(app, calls.figures, ({ query, caller }) => figuresOf(db, query, caller.scope));
  serve(app, calls.submit, (context) => submitPhoto(services, context));
};
