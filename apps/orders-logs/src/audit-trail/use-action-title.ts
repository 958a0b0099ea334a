import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { useText } from '@console/ui/messages';
import { useMemo } from 'react';

const titles = new Map(auditTrail.derived.action.options?.map(({ value, title }) => [value, title]));

/** Title of an entry's action; its code if this release does not know it. */
export function useActionTitle(): (action: string) => string {
  const read = useText();
  return useMemo(
    () => (action: string) => {
      const title = titles.get(action as never);
      return title ? read(title) : action;
    },
    [read],
  );
}
