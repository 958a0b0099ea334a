import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { Button } from '../core/index.ts';
import { isInUse, isPressing, useWhenLeft } from '../interaction/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { createPartCode } from './part-code.ts';

/** Shown instead of a part that failed to load. Retries by itself when the browser is online again. */
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
 * A component whose code is loaded when it is first shown. Unlike React's `lazy`, which caches a failed load and breaks
 * the whole page, this shows a retry in the place of the part and keeps everything around it.
 * @param load a function with `import()`, the component as default export
 * @param pending shown while the code is loading
 * @example
 * const Panel = later(() => import('./Panel.tsx'), <Spin />);
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  pending: ReactNode = null,
): FunctionComponent<Props> {
  const { state, startLoading: ask } = createPartCode(load);
  return function Later(props) {
    // What arrives during a press would move what is pressed.
    const current = useWhenLeft(useSyncExternalStore(state.subscribe, state.get), isPressing);
    // Mounting a part that failed elsewhere retries it.
    useEffect(ask, []);
    if (current.status === 'failed') return <Failed supportId={current.supportId} onRetry={ask} />;
    if (current.status !== 'ready') return pending;
    const { default: Ready } = current.code;
    return <Ready {...props} />;
  };
}

/**
 * An input whose code is loaded when it is first shown. Another one stands in until then, with the same value, and as
 * long as it is in use: no key goes elsewhere, and no click is lost.
 * @param load a function with `import()`, the input as default export
 * @example
 * const DateInput = laterInput(() => import('./DateInput.tsx'), PlainDate);
 */
export function laterInput<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  StandIn: ComponentType<Props>,
): FunctionComponent<Props> {
  const { state, startLoading } = createPartCode(load);
  return function LaterInput(props) {
    const box = useRef<HTMLDivElement>(null);
    const latest = useSyncExternalStore(state.subscribe, state.get);
    const current = useWhenLeft(latest, () => isInUse(box.current));
    useEffect(startLoading, []);
    if (current.status === 'failed') return <Failed supportId={current.supportId} onRetry={startLoading} />;
    if (current.status !== 'ready')
      return (
        <div ref={box}>
          <StandIn {...props} />
        </div>
      );
    const { default: Ready } = current.code;
    return <Ready {...props} />;
  };
}
