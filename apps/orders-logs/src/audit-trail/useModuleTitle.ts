import { text } from '@console/contracts/core/text';
import { useText } from '@console/ui/messages';
import { useModules } from '@console/ui/navigation';
import { useMemo } from 'react';

/** Acts that belong to no page. */
export const withoutPage = [{ value: 'auth', title: text('Masuk dan keluar', 'Sign-in and sign-out') }] as const;

/** What the module of an entry is called. */
export function useModuleTitle(): (module: string) => string {
  const read = useText();
  const { titleOf } = useModules();
  return useMemo(
    () => (module: string) => {
      const known = withoutPage.find(({ value }) => value === module);
      return known ? read(known.title) : titleOf(module);
    },
    [read, titleOf],
  );
}
