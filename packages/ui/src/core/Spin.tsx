import { common, useMessages } from '../messages/index.ts';
import './core.css';

/** Says that something is being fetched. */
export function Spin() {
  const t = useMessages(common);
  return (
    <output>
      <span className="spin" aria-hidden />
      <span className="visually-hidden">{t('loading')}</span>
    </output>
  );
}
