import type { ReactNode } from 'react';
import './page.css';

export interface PageProps {
  readonly title: ReactNode;
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode;
  /** One line below the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page: heading, buttons beside it, content.
 * @example
 * <Page title={t('title')} actions={<Button onClick={refresh}>{t('refresh')}</Button>}>
 *   {content}
 * </Page>
 */
export function Page({ title, actions, note, children }: PageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <h1>{title}</h1>
        {actions && <div className="page-actions">{actions}</div>}
        {note && <p className="page-note">{note}</p>}
      </header>
      {children}
    </div>
  );
}
