import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { fileOwners } from '../files/owners.ts';
import { registerResource } from '../operations/register.ts';
import type { Definition } from '../resource/definition.ts';
import { photoDecisions } from './decide.ts';
import { readDesk } from './desk.ts';
import { countersOf, figuresOf } from './figures.ts';
import type { PhotoKind } from './kind.ts';
import { answerPicture } from './picture.ts';
import { submitPhoto } from './submit.ts';

/** Serves a kind of photos: its list, its desk, the verdicts, and the photos that come. */
export async function servePhotos(app: Application, kind: PhotoKind, definition: Definition<never>): Promise<void> {
  const { services } = app;
  const { db, now } = services;
  const { resource, calls } = kind;
  const served = { kind, registered: registerResource(app, resource, definition as never) };
  // Only the kind's own call shows photos, with a watermark.
  fileOwners(app).set(resource.module, {
    maySee: () => Promise.resolve(false),
    mayUpload: (caller) => caller.can(resource.privilege, 'create'),
  });
  const { approve, reject, escalate, settle } = photoDecisions(services, served, await protectionOf(services));
  serve(app, calls.desk, (context) => readDesk(db, served, context, now()));
  serve(app, calls.photo, (context) => answerPicture(services, served, context));
  serve(app, calls.approve, approve);
  serve(app, calls.reject, reject);
  serve(app, calls.escalate, escalate);
  serve(app, calls.settle, settle);
  serve(app, calls.counters, ({ caller }) => countersOf(db, kind, caller.scope));
  serve(app, calls.figures, ({ query, caller }) => figuresOf(db, kind, query, caller.scope));
  serve(app, calls.submit, (context) => submitPhoto(services, kind, context));
}
