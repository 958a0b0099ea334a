import type { ValuesOf } from '@console/contracts/core/fields';
import type { Act, Acts, ActTarget, Resource, TransitionName } from '@console/contracts/core/resource';
import type { Context } from '../../platform/context.ts';
import { accepted } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { countChanged } from '../selection/count-changed.ts';
import { backgroundRuns } from '../resource/background-runs.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { performersOf, type Performer } from './performers.ts';
import { onePreview } from './one-preview.ts';
import { previewAct } from './preview.ts';
import { targetOf } from './target.ts';
import { checkedValues } from './values.ts';

type ManyBody = ActTarget & { readonly values: Record<string, unknown>; readonly expectedCount: number };

function serveAct(app: Application, registered: RegisteredResource, name: string, act: Act, perform: Performer): void {
  const { resource, calls } = registered;
  const { services } = app;
  serve(app, calls[name], ({ caller, request, body }: Context) => {
    const { secureId, version } = body as { readonly secureId: string; readonly version: number };
    const values = checkedValues(act, body as Record<string, unknown>);
    const context = { caller, request, body: { secureId, version, ...values } };
    return services.db.transaction().execute((tx) => perform(tx, context as never));
  });
  serve(app, calls[`${name}-preview`], (context: Context) =>
    onePreview(app, context.caller, () => previewAct(app, registered, name, act, perform, context)),
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

/** Does each declared act to one record; transitions need no code. */
type PerformersOf<R extends Resource> = {
  readonly [Name in Exclude<keyof R['acts'], TransitionName<R['acts']>>]: Performer<
    ValuesOf<R['acts'][Name]['fields']>
  >;
};

/** Serves these acts of a resource, besides those that it serves already. */
export function serveActs(
  app: Application,
  registered: RegisteredResource,
  acts: Acts,
  performers: Readonly<Record<string, Performer>>,
): void {
  const { module } = registered.resource;
  for (const [name, perform] of Object.entries(performers)) serveAct(app, registered, name, acts[name]!, perform);
  const known = performersOf(app);
  known.set(module, { ...known.get(module), ...performers });
}

/**
 * Serves the acts that a resource declares: to one record, to many as a background run, and what many would do.
 * @param performers does an act to one record, for each declared act
 * @example registerActs(app, cards, registered, { hold: (tx, context) => hold(tx, context, services.now()) });
 */
export const registerActs = <R extends Resource>(
  app: Application,
  { acts }: R,
  registered: RegisteredResource,
  performers: PerformersOf<R>,
): void => serveActs(app, registered, acts, performers as unknown as Readonly<Record<string, Performer>>);
