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
  /** Buttons before, or with `only` instead of, "Kembali" and "Ke Beranda". */
  readonly actions?: ReactNode;
  readonly only?: boolean;
}

/**
 * A page that says why there is nothing else to see: code, one sentence, ways out (docs/model/shell.md#system-pages).
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
