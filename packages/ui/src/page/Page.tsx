import type { ReactNode } from 'react';
import './page.css';
import './print.css';

export interface PageProps {
  readonly title: ReactNode;
  /** Links to the other views of the page, beside the title. */
  readonly tabs?: ReactNode;
  /** Links and buttons of the page's work, before its actions. */
  readonly tools?: ReactNode;
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
export function Page({ title, tabs, tools, actions, note, children }: PageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <h1>{title}</h1>
        {tabs && <div className="page-tabs">{tabs}</div>}
        {(tools || actions) && (
          // They stay on one line when tabs take one of their own.
          <div className="page-buttons">
            {tools && <div className="page-tools">{tools}</div>}
            {actions && <div className="page-actions">{actions}</div>}
          </div>
        )}
        {note && <p className="page-note">{note}</p>}
      </header>
      {children}
    </div>
  );
}
