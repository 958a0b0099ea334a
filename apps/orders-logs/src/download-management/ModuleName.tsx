import { useText } from '@console/ui/messages';
import { useRouteTable } from '@console/ui/navigation';

/** A module by its title where the console knows it, else by its name. */
export function ModuleName({ module }: { readonly module: string }) {
  const text = useText();
  const known = useRouteTable().find((entry) => entry.module === module);
  return known ? text(known.moduleTitle) : module;
}
