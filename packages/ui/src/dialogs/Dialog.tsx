import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './use-modal.ts';
import './dialogs.css';

export interface DialogProps {
  readonly title: ReactNode;
  /** Asked for by Escape; the dialog closes when its owner stops rendering it. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the one that does the thing last. */
  readonly footer: ReactNode;
  /** Pixels; 560 unless given. */
  readonly width?: number;
  /** An alert interrupts: confirmations and conflicts. */
  readonly alert?: boolean;
}

/** A dialog over the page. The focus stays inside and returns to where it was; rendered only while it is shown. */
export function Dialog({ title, onClose, children, footer, width = 560, alert = false }: DialogProps) {
  const { dialog, onKeyDown } = useModal(onClose);
  const id = useId();
  return createPortal(
    // Events of a portal climb the React tree; a press inside the dialog is none on the row that opened it.
    <div className="dialog-backdrop" onClick={(event) => event.stopPropagation()} role="presentation">
      {/* Its role is a matter of the property `alert`. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={dialog}
        role={alert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className="dialog"
        style={{ width }}
        onKeyDown={onKeyDown}
      >
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <div id={`${id}-text`} className="dialog-body">
          {children}
        </div>
        <div className="dialog-footer">{footer}</div>
      </div>
    </div>,
    document.body,
  );
}
