import { domainOfModule } from '../../../test/walked.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** One table of each shape and domain: its key, bands, pieces and operations, and whether it is brought by files. */
export function oneOfEachShape(all: readonly RegisteredResource[]): RegisteredResource[] {
  const shapes = new Map<string, RegisteredResource>();
  for (const registered of all) {
    const { effective, operations, module } = registered.resource;
    const { key = [], bands = [], ...rest } = effective ?? {};
    const shape = JSON.stringify([
      domainOfModule.get(module),
      key.length > 1,
      bands.length,
      Object.keys(rest),
      operations,
      'create' in registered.calls,
    ]);
    if (!shapes.has(shape)) shapes.set(shape, registered);
  }
  return [...shapes.values()];
}
