import { useMessages } from '@console/ui/messages';
import { useEffect, useState, type ComponentType } from 'react';
import { messages } from './messages.ts';
import { Progress } from './Progress.tsx';

interface PartProps<Props extends object> {
  /** Must be the same function in every render. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
}

/** A part of the shell that is fetched when first shown. Unlike React's `lazy`, it fetches again after a failure. */
export function Part<Props extends object>({ load, props }: PartProps<Props>) {
  const t = useMessages(messages);
  const [found, setFound] = useState<{ readonly load: typeof load; readonly Component?: ComponentType<Props> }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (module) => current && setFound({ load, Component: module.default }),
      () => current && setFound({ load }),
    );
    return () => {
      current = false;
    };
  }, [load, tries]);
  if (found?.load !== load) return <Progress />;
  if (found.Component) return <found.Component {...props} />;
  const retry = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return (
    <main role="alert">
      <p>{t('partFailed')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('retry')}
      </button>
    </main>
  );
}
