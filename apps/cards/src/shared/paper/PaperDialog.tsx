import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './paper.css';

interface PaperDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether its content is complete. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/** Print preview of a sheet with a print button; only the sheet is printed, on as many pages as needed. */
export function PaperDialog({ title, onClose, ready = true, children }: PaperDialogProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      width={820}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" disabled={!ready} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <div className="paper">{children}</div>
    </Dialog>
  );
}

/** Signature lines with names and date; a known name is printed below its line. */
export function Signatures({ of }: { readonly of: readonly (readonly [role: string, name?: string])[] }) {
  const t = useMessages(messages);
  return (
    <ul className="paper-signatures">
      {of.map(([role, name]) => (
        <li key={role}>
          <span>{role}</span>
          <span className="paper-line">{name ?? t('name')}</span>
          <span>{t('date')}</span>
        </li>
      ))}
    </ul>
  );
}
