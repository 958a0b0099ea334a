import type { Call } from '@console/contracts/core/call';
import { conditionsOf } from '@console/contracts/core/conditions/declared';
import { callsOf, type Operation, type Resource } from '@console/contracts/core/resource';
import { serveChanges } from '../changes/serve-changes.ts';
import type { Application } from '../../platform/http/application.ts';
import { serveNumbers } from '../numbers/serve-numbers.ts';
import { withPhase } from '../resource/phase.ts';
import { servePeriods } from './periods.ts';
import { withCoreFields } from '../resource/core-fed.ts';
import type { Definition } from '../resource/definition.ts';
import { serveSteps } from '../steps/serve.ts';
import { withState } from '../resource/with-state.ts';
import { serveLov, serveUnique } from './choose.ts';
import { serveHistory } from './history.ts';
import { serveReveal } from './reveal.ts';
import { serveDetail, serveList } from './read.ts';
import { serveCreate, serveDelete, serveUpdate } from './save.ts';
import { serveStatusAll } from './status-all.ts';
import { serveStatus } from './status.ts';
import { serveStatusPreview } from './status-preview.ts';
import { serveTabCounts } from './tab-counts.ts';
import { serveTotals } from './totals.ts';
import { serveActivationNote } from './activation-note.ts';
import { serveUses } from './uses.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { usesOf } from '../resource/uses.ts';
import { registerQueues } from '../waiting/queues.ts';
import { writtenBy } from '../resource/written-by.ts';

type Serve = (app: Application, registered: RegisteredResource) => void;

/** Downloads of all resources are served together, by `records/downloads`. */
const operations: Readonly<Record<Exclude<Operation, 'download'>, Serve>> = {
  list: serveList,
  detail: serveDetail,
  create: serveCreate,
  update: serveUpdate,
  delete: serveDelete,
  activate: (app, registered) => serveStatus(app, registered, 'activate'),
  deactivate: (app, registered) => serveStatus(app, registered, 'deactivate'),
  'activate-all': (app, registered) => serveStatusAll(app, registered, 'activate'),
  'deactivate-all': (app, registered) => serveStatusAll(app, registered, 'deactivate'),
  lov: serveLov,
  unique: serveUnique,
  reveal: serveReveal,
  history: serveHistory,
};

/** The calls, those that a list filters with the operators of its conditions, for their documentation. */
function withConditions(resource: Resource, calls: Readonly<Record<string, Call>>): Readonly<Record<string, Call>> {
  const conditions = conditionsOf(resource);
  const filtered = ['list', 'download', 'tabCounts', 'totals'];
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, filtered.includes(name) ? { ...call, conditions } : call]),
  );
}

/**
 * Serves every operation that the contract names. The module serves its own calls besides.
 * @param definition where the records are stored, and their special rules.
 * @example registerResource(app, programTypes, { table: 'program_type' });
 */
export function registerResource<R extends Resource>(
  app: Application,
  resource: R,
  definition: Definition<R>,
): RegisteredResource {
  const registered: RegisteredResource = {
    resource,
    definition: withPhase(
      resource,
      withState(resource, withCoreFields(resource, writtenBy(resource, definition))),
      app.services,
    ) as unknown as Definition<never>,
    calls: withConditions(resource, callsOf<Resource>(resource)),
    peers: resourcesOf(app),
    uses: usesOf(app),
  };
  resourcesOf(app).set(resource.module, registered);
  app.errors.add(resource.errors);
  if (resource.fourEyes) serveChanges(app, registered);
  if (resource.list.numbers) serveNumbers(app, registered);
  serveSteps(app, registered);
  if (resource.effective) servePeriods(app, registered);
  serveTabCounts(app, registered);
  serveTotals(app, registered);
  serveUses(app, registered);
  serveActivationNote(app, registered);
  for (const action of ['activate', 'deactivate'] as const) serveStatusPreview(app, registered, action);
  registerQueues(app, registered);
  for (const operation of resource.operations) if (operation !== 'download') operations[operation](app, registered);
  return registered;
}
