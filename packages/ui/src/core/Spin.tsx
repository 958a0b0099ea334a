import { common, useMessages } from '../messages/index.ts';
import './core.css';

/**
 * Shows that something is loading, also to screen readers.
 * @example
 * if (!data) return <Spin />;
 */
export function Spin() {
  const t = useMessages(common);
  return (
    <output>
      <span className="spin" aria-hidden />
      <span className="visually-hidden">{t('loading')}</span>
    </output>
  );
}
