import type { ValuesOf } from '@console/contracts/core/fields';
import type { Act, ActTarget, Resource } from '@console/contracts/core/resource';
import type { Context } from '../../platform/context.ts';
import { accepted } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { countChanged } from '../selection/count-changed.ts';
import { backgroundRuns } from '../resource/background-runs.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { actsOnMany, type ActOnMany } from './on-many.ts';
import { performEach } from './perform-each.ts';
import type { Performer } from './performers.ts';
import { onePreview } from './one-preview.ts';
import { previewAct } from './preview.ts';
import { targetOf } from './target.ts';
import { checkedValues } from './values.ts';

type ManyBody = ActTarget & { readonly values: Record<string, unknown>; readonly expectedCount: number };

/** Serves an act on many records: what it would do, and the run that does it. */
export function serveMany(app: Application, registered: RegisteredResource, name: string, onMany: ActOnMany): void {
  const { resource, calls } = registered;
  const { services } = app;
  const act = resource.acts[name]!;
  const known = actsOnMany(app);
  known.set(resource.module, (known.get(resource.module) ?? new Map<string, ActOnMany>()).set(name, onMany));
  serve(app, calls[`${name}-preview`], (context: Context) =>
    onePreview(app, context.caller, () => previewAct(app, registered, name, act, onMany, context)),
  );
  serve(app, calls[`${name}-many`], async (context: Context) => {
    const body = context.body as ManyBody;
    const values = checkedValues(act, body.values);
    const target = await targetOf(services, context, registered, body);
    if (target.total !== body.expectedCount) throw countChanged(target.total);
    const run = { ...target, module: resource.module, action: name, values };
    return accepted({ runId: await backgroundRuns(app).startAct(context, run) });
  });
}

/** Does each declared act to one record. */
type PerformersOf<R extends Resource> = {
  readonly [Name in keyof R['acts']]: Performer<ValuesOf<R['acts'][Name]['fields']>>;
};

function serveOne(app: Application, { calls }: RegisteredResource, name: string, act: Act, perform: Performer): void {
  serve(app, calls[name], ({ caller, request, body }: Context) => {
    const { secureId, version } = body as { readonly secureId: string; readonly version: number };
    const values = checkedValues(act, body as Record<string, unknown>);
    const context = { caller, request, body: { secureId, version, ...values } };
    return app.services.db.transaction().execute((tx) => perform(tx, context as never));
  });
}

/**
 * Serves the acts that a resource declares: to one record, to many as a background run, and what many would do.
 * @param performers does an act to one record, for each declared act
 * @example registerActs(app, cards, registered, { hold: (tx, context) => hold(tx, context, services.now()) });
 */
export function registerActs<R extends Resource>(
  app: Application,
  { acts }: R,
  registered: RegisteredResource,
  performers: PerformersOf<R>,
): void {
  for (const [name, perform] of Object.entries<Performer>(performers as never)) {
    serveOne(app, registered, name, acts[name]!, perform);
    serveMany(app, registered, name, performEach(registered, perform));
  }
}
