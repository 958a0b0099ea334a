import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { SaveFailure, type Failure } from './SaveFailure.tsx';

interface FormActionsProps {
  /** Number of fields with an error. */
  readonly faults?: number;
  readonly failure: Failure | null;
  readonly onRetry: () => unknown;
  readonly sending: boolean;
  readonly children: ReactNode;
}

/** The buttons of a form, with what keeps it from being saved beside them. */
export function FormActions({ faults = 0, failure, onRetry, sending, children }: FormActionsProps) {
  const t = useMessages(messages);
  return (
    <div className="form-actions">
      <SaveFailure of={failure} onRetry={onRetry} busy={sending} />
      {faults > 0 && <output className="form-faults">{t('faults', { count: faults })}</output>}
      {children}
    </div>
  );
}
