import { useEffect, useSyncExternalStore, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { createPartCode } from './part-code.ts';

/** Stands in the place of a part whose code could not be fetched; comes back by itself with the line. */
function Failed({ supportId, onRetry }: { readonly supportId: string | undefined; readonly onRetry: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="part-failed" role="alert">
      <span>
        {t('failed')} {supportId && t('supportId', { supportId })}
      </span>{' '}
      <Button onClick={onRetry}>{words('retry')}</Button>
    </div>
  );
}

/**
 * A component whose code is fetched when it is first shown. In the place of React's `lazy`, which remembers a failed
 * fetch for ever and takes the whole page down with it: this one says so in the place of the part, keeps everything
 * around it, and asks anew at the next try.
 * @param load a function with `import()`
 * @param pending stands in its place until it has come
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  pending: ReactNode = null,
): FunctionComponent<Props> {
  const { state, ask } = createPartCode(load);
  return function Later(props) {
    const now = useSyncExternalStore(state.subscribe, state.get);
    // A part that is shown anew tries anew, whatever became of it elsewhere.
    useEffect(ask, []);
    if (now.status === 'failed') return <Failed supportId={now.supportId} onRetry={ask} />;
    if (now.status !== 'ready') return pending;
    const { default: Ready } = now.code;
    return <Ready {...props} />;
  };
}
