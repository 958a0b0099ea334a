import type { ReactNode } from 'react';
import './page.css';

export interface PageProps {
  readonly title: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** One line below the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** What every page of the console begins with: its heading, and its buttons beside it. */
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
