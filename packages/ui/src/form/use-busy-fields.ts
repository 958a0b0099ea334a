import { useCallback, useState } from 'react';

/**
 * Fields that are at work, such as an upload: a form is not saved before they end.
 * @returns `onBusy`, by which a field says that it is at work or has ended, and whether any field is
 */
export function useBusyFields() {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const onBusy = useCallback(
    (name: string, on: boolean) =>
      setBusy((names) => [...names.filter((each) => each !== name), ...(on ? [name] : [])]),
    [],
  );
  return { isBusy: busy.length > 0, onBusy };
}
