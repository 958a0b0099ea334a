import { notFound } from '../../platform/http/refusal.ts';
import type { ImportHandler } from './handler.ts';
import { resourcesOf, type RegisteredResource } from '../resource/registered.ts';
import { part } from '../../platform/http/part.ts';

/** The imports of a program by module and kind. */
export class ImportRegistry {
  readonly #handlers = new Map<string, ImportHandler>();
  readonly #resources: ReadonlyMap<string, RegisteredResource>;

  constructor(resources: ReadonlyMap<string, RegisteredResource>) {
    this.#resources = resources;
  }

  add(handler: ImportHandler): void {
    const { module, importKind } = handler.definition;
    if (this.#handlers.has(`${module}/${importKind}`))
      throw new TypeError(`Import ${module}/${importKind} is registered twice`);
    this.#handlers.set(`${module}/${importKind}`, handler);
  }

  /** @throws Refusal NOT_FOUND for a job of a module that is not served. */
  of(job: { readonly module: string; readonly import_kind: string }): ImportHandler {
    const handler = this.#handlers.get(`${job.module}/${job.import_kind}`);
    if (!handler) throw notFound();
    return handler;
  }

  /** The import whose calls have names that begin with this. */
  called(prefix: string): ImportHandler {
    const handler = this.all().find(({ definition: { module, calls = module } }) => calls === prefix);
    if (!handler) throw notFound();
    return handler;
  }

  /** Whether the records of an import have a scope; those of others are the same for the whole country. */
  hasScope({ definition: { privilege } }: ImportHandler): boolean {
    return [...this.#resources.values()].some(
      ({ resource, definition }) => resource.privilege === privilege && definition.scope !== undefined,
    );
  }

  all(): readonly ImportHandler[] {
    return [...this.#handlers.values()];
  }
}

/** The imports of a program. */
export const registryOf = part((app) => new ImportRegistry(resourcesOf(app)));
