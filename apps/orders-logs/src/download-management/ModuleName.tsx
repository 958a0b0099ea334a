import { useModules } from '@console/ui/navigation';

/** A module by its title. */
export function ModuleName({ module }: { readonly module: string }) {
  return useModules().titleOf(module);
}
