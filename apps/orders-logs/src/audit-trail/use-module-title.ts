import { text } from '@console/contracts/core/text';
import { useText } from '@console/ui/messages';
import { useModules } from '@console/ui/navigation';
import { useMemo } from 'react';

/** Actions that belong to no page. */
export const withoutPage = [{ value: 'auth', title: text('Masuk dan keluar', 'Sign-in and sign-out') }] as const;

/** Title of an entry's module. */
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
