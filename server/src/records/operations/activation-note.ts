import { activationNoteCall } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

type Note = (db: Db, record: object) => Promise<Text | null>;

/** Says what follows from switching a record on, before somebody does it. */
export function serveActivationNote(app: Application, registered: RegisteredResource): void {
  const note = registered.definition.activationNote as Note | undefined;
  if (!registered.resource.tellsActivation) return;
  serve(app, activationNoteCall(registered.resource), async ({ db, caller, parameters }) => {
    const ids = [parameters['secureId'] ?? ''];
    const [record] = await findRecords(db, registered, ids, caller.scope, { of: 'list', caller });
    if (!record) throw notFound();
    return note ? note(db, record) : null;
  });
}
