import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFirstInvalid } from './use-first-invalid.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { useCloseByKey } from './use-close-by-key.ts';
import { useDialogGuard } from './use-dialog-guard.ts';
import { useModal } from './use-modal.ts';
import './dialogs.css';

export interface DialogProps {
  readonly title: ReactNode;
  /** Called on Escape, with typed text on a second one; the owner closes the dialog by no longer rendering it. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons; the one that does the action comes last. */
  readonly footer: ReactNode;
  /** Pixels; default 560. */
  readonly width?: number;
  /** True for dialogs that interrupt, such as confirmations and conflicts: role `alertdialog`. */
  readonly alert?: boolean;
  /** True where typed text is kept, or is worth nothing once closed: one Escape closes the dialog, and nothing asks. */
  readonly closesAtOnce?: boolean;
  /** True while it shows what would be lost though no key says so, such as restored text: protected as typed text. */
  readonly holds?: boolean;
}

/**
 * A modal dialog. The focus stays inside and returns to where it was. Render it only while it is open. Text that was
 * typed in it is lost by a second Escape only, and after a question by Back and by reloading the page.
 * @example
 * <Dialog title={t('title')} onClose={close} footer={<Button onClick={close}>{t('close')}</Button>}>
 *   <p>{t('text')}</p>
 * </Dialog>
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  width = 560,
  alert = false,
  closesAtOnce = false,
  holds = false,
}: DialogProps) {
  const t = useMessages(messages);
  const dialog = useRef<HTMLDivElement>(null);
  const { isHeld, closeByKey, holdsText } = useCloseByKey(dialog, onClose, holds);
  useDialogGuard(dialog, () => !closesAtOnce && holdsText());
  const onKeyDown = useModal(dialog, closesAtOnce ? onClose : closeByKey);
  useFirstInvalid(dialog);
  const id = useId();
  return createPortal(
    // React events of a portal bubble to its React parent: a click in the dialog must not open the row behind it.
    <div className="dialog-backdrop" onClick={(event) => event.stopPropagation()} role="presentation">
      {/* The rule cannot see the role, which depends on `alert`. */}
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
        <div className="dialog-foot">
          {!closesAtOnce && (
            <p className="dialog-held" role="status">
              {isHeld && t('pressAgain')}
            </p>
          )}
          <div className="dialog-footer">{footer}</div>
        </div>
      </div>
    </div>,
    document.body,
  );
}
