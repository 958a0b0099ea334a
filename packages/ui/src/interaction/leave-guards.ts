/** Whether something would be lost. @param isBack the page is left by Back or Forward, not by what it does itself */
type Guard = (isBack: boolean) => boolean;

const guards = new Set<Guard>();

/**
 * Registers what asks before the page is left. The router consults one blocker alone, so all guards share it.
 * @returns unregisters it
 */
export function registerGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether leaving the page would lose something. */
export const isGuarded = (isBack: boolean): boolean => [...guards].some((guard) => guard(isBack));
