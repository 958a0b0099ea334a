import { AsyncLocalStorage } from 'node:async_hooks';

const parents = new AsyncLocalStorage<string>();

/**
 * Runs work whose audit entries are children of one entry: a bulk change is one parent and one child per record
 * (docs/model/platform.md#audit).
 * @param parentId the parent entry
 * @example await asChildrenOf(run.audit_id, () => hold(tx, context));
 */
export const asChildrenOf = <Result>(parentId: string, work: () => Promise<Result>): Promise<Result> =>
  parents.run(parentId, work);

/** The parent of the entries written now, if any. */
export const currentParent = (): string | null => parents.getStore() ?? null;
