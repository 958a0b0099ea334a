import { createValue, type Value } from '@console/auth';
import { partFailures } from './failures.ts';

/** Loading state of a part's code. `supportId` is added once the failure has been reported. */
export type CodeState<Code> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'failed'; readonly cause: unknown; readonly supportId?: string | undefined };

/** Code that is loaded when it is first needed. After a failure, the next `startLoading` loads it again. */
export interface PartCode<Code> {
  readonly state: Pick<Value<CodeState<Code>>, 'get' | 'subscribe'>;
  /** Starts loading, unless the code is loaded or loading. */
  readonly startLoading: () => void;
}

/**
 * @param load fetches the code; called again when it failed
 * @example
 * const panel = createPartCode(() => import('./Panel.tsx'));
 * panel.startLoading();
 */
export function createPartCode<Code>(load: () => Promise<Code>): PartCode<Code> {
  const state = createValue<CodeState<Code>>({ status: 'idle' });
  const failed = async (cause: unknown) => {
    const failure = { status: 'failed', cause } as const;
    state.set(failure);
    const supportId = await partFailures()
      .note(cause)
      .catch(() => undefined);
    if (state.get() === failure) state.set({ ...failure, supportId });
  };
  const startLoading = () => {
    const known = state.get();
    if (known.status === 'ready' || known.status === 'loading') return;
    if (known.status === 'failed') partFailures().prepareRetry(known.cause);
    state.set({ status: 'loading' });
    load().then((code) => state.set({ status: 'ready', code }), failed);
  };
  return { state, startLoading };
}
