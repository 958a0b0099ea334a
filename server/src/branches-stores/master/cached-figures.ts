import { countsFreshSeconds, endingSoonDays, type MasterFigures } from '@console/contracts/branches-stores/master';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { figuresOf } from '../../records/masters/figures.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

interface Cached {
  readonly at: number;
  readonly figures: Promise<MasterFigures | null>;
}
const maxCached = 2_000;

/** Figures of sets of master data, each cached for five minutes per person and scope. */
export class CachedFigures {
  readonly #cached = new Map<string, Cached>();

  constructor(private readonly app: Application) {}

  /** @returns `null` when they could not be counted, which is logged and tried again at the next call */
  of(registered: RegisteredResource, caller: Caller): Promise<MasterFigures | null> {
    const { module } = registered.resource;
    const now = this.app.services.now();
    // A move of the organisation changes the scope: figures of the old one are not shown.
    const key = JSON.stringify([module, caller.userId, caller.privilegesVersion, caller.scope]);
    const cached = this.#cached.get(key);
    const age = now.getTime() - (cached?.at ?? 0);
    if (cached && age >= 0 && age < countsFreshSeconds * 1_000) return cached.figures;
    if (this.#cached.size >= maxCached) this.#cached.clear();
    const figures = figuresOf(this.app, registered, caller, { days: endingSoonDays, now })
      .then((counted) => ({ ...counted, asOf: toWireInstant(now) }))
      .catch((error: unknown) => {
        this.app.services.log.error({ err: error, module }, 'master data not counted');
        this.#cached.delete(key);
        return null;
      });
    this.#cached.set(key, { at: now.getTime(), figures });
    return figures;
  }
}
