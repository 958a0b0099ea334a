import { registerUnsaved } from '@console/auth';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { registerGuard } from '../interaction/leave-guards.ts';

/**
 * Asks before text that was typed in a dialog is lost by Back, closing or reloading the tab. What the dialog does by
 * itself, such as opening another page once it has saved, is not asked about.
 * @param holdsText whether the dialog holds text that would be lost
 */
export function useDialogGuard(dialog: RefObject<HTMLElement | null>, holdsText: () => boolean): void {
  const holds = useRef(holdsText);
  const release = useRef<() => void>(undefined);
  const keepSession = useCallback(() => {
    if (holds.current()) release.current ??= registerUnsaved();
    else {
      release.current?.();
      release.current = undefined;
    }
  }, []);
  useEffect(() => {
    holds.current = holdsText;
    // What was restored is held without any key.
    keepSession();
  });
  useEffect(() => {
    const element = dialog.current!;
    // What is being sent is not lost.
    const isUnsaved = () =>
      holds.current() && element.querySelector('.dialog-footer [aria-busy="true"], form[aria-busy="true"]') === null;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    const unregister = registerGuard((isBack) => isBack && isUnsaved());
    addEventListener('beforeunload', preventUnload);
    element.addEventListener('input', keepSession);
    return () => {
      unregister();
      release.current?.();
      release.current = undefined;
      removeEventListener('beforeunload', preventUnload);
      element.removeEventListener('input', keepSession);
    };
  }, [dialog, keepSession]);
}
