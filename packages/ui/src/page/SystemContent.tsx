import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './page.css';

export interface SystemContentProps {
  readonly code: 403 | 404 | 500 | 503;
  /** One sentence. */
  readonly text: string;
  /** Further lines, e.g. the request id. */
  readonly children?: ReactNode;
  /** Buttons before "Kembali" and "Ke Beranda", or instead of them with `only`. */
  readonly actions?: ReactNode;
  readonly only?: boolean;
}

/**
 * A page with a status code, one sentence and links out of it (docs/model/shell.md#system-pages).
 * @example
 * <SystemContent code={404} text={t('notFound')} />
 */
export function SystemContent({ code, text, children, actions, only = false }: SystemContentProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [code]);
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <section className="system-content" data-code={code}>
      <p className="system-code">{code}</p>
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {children}
      <div className="system-actions">
        {actions}
        {!only && <Button onClick={back}>{t('back')}</Button>}
        {!only && (
          <Link className="button button-primary" to="/">
            {t('home')}
          </Link>
        )}
      </div>
    </section>
  );
}
