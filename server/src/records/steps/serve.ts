import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { refusedOf, type ActOnMany } from '../acts/on-many.ts';
import { serveMany } from '../acts/register.ts';
import { labelOf } from '../resource/label.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { stepAll, stepEach } from './run.ts';

type Body = { readonly secureId: string; readonly version: number } & Readonly<Record<string, unknown>>;

/** Does a step to one record: a batch of one. */
function serveOne(app: Application, registered: RegisteredResource, name: string): void {
  const { db, now } = app.services;
  const field = registered.resource.states?.field ?? '';
  serve(app, registered.calls[name], (context: Context) =>
    db.transaction().execute(async (tx) => {
      const { caller, request, body } = context;
      const { secureId, version, ...values } = body as Body;
      const input = { tx, registered, name, values, caller, request, now: now(), targets: [{ secureId, version }] };
      const { after } = (await stepAll(input))[0]!;
      const answer = { secureId: after!.secureId, version: after!.version, state: after![field] };
      await context.remember(tx, answer);
      return answer;
    }),
  );
}

/** Does a step to many records, each of which may refuse it. */
const stepOnMany = (app: Application, registered: RegisteredResource, name: string): ActOnMany => ({
  atOnce: { preview: 250, run: 100 },
  async perform(tx, { caller, request, values }, records, { preview }) {
    const now = app.services.now();
    const input = { tx, registered, name, values, caller, request, now, preview, targets: records };
    const targets = await stepEach(input);
    const named = targets.map(({ secureId, before, refusal }) => ({
      secureId,
      label: before ? labelOf(registered, before) : '',
      refusal,
    }));
    return {
      permitted: named.flatMap(({ secureId, label, refusal }) => (refusal ? [] : [{ secureId, label }])),
      refused: named.flatMap(({ refusal, ...record }) => (refusal ? [refusedOf(record, refusal)] : [])),
    };
  },
});

/** Serves every step that a resource declares: for one record, for many, and what many would do. */
export function serveSteps(app: Application, registered: RegisteredResource): void {
  for (const [name, { many }] of Object.entries(registered.resource.steps)) {
    serveOne(app, registered, name);
    if (many) serveMany(app, registered, name, stepOnMany(app, registered, name));
  }
}
