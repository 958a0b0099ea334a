import { transitionsOf } from '@console/contracts/core/resource';
import type { Application } from '../../platform/http/application.ts';
import type { Performer } from '../acts/performers.ts';
import { serveActs } from '../acts/register.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { mover } from './move.ts';

/** Serves every transition that a resource declares: for one record, for many, and what many would do. */
export function serveTransitions(app: Application, registered: RegisteredResource): void {
  const acts = Object.fromEntries(transitionsOf(registered.resource));
  const performers = Object.entries(acts).map(
    ([name, act]) => [name, mover(app, registered, name, act) as unknown as Performer] as const,
  );
  serveActs(app, registered, acts, Object.fromEntries(performers));
}
