import { notFound } from '../../platform/http/refusal.ts';
import type { ImportHandler } from './handler.ts';
import { part } from '../../platform/http/part.ts';

/** The imports of a program by module and kind. */
export class ImportRegistry {
  readonly #handlers = new Map<string, ImportHandler>();

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

  all(): readonly ImportHandler[] {
    return [...this.#handlers.values()];
  }
}

/** The imports of a program. */
export const registryOf = part(() => new ImportRegistry());
