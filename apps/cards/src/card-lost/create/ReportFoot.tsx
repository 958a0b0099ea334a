import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { Place } from './story.ts';
import type { useReport } from './use-report.ts';

interface ReportFootProps {
  readonly report: Pick<ReturnType<typeof useReport>, 'faults' | 'busy' | 'startOver'>;
  /** Parts of the form that this page does not show; their errors are shown here. */
  readonly otherPlaces: readonly Place[];
  readonly reset: string;
  /** Label of the submit button; null when nothing can be reported. */
  readonly act: string | null;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** The foot of a report: errors, reset and submit. */
export function ReportFoot({
  report: { faults, busy, startOver },
  otherPlaces: untold,
  reset: again,
  act,
  danger = false,
  children,
}: ReportFootProps) {
  const t = useMessages(messages);
  const shown = untold.map((place) => faults[place]).find(Boolean);
  return (
    <div className="desk-actions">
      {children}
      {Object.keys(faults).length > 0 && (
        <p className="desk-fault" role="status">
          {shown ?? t('faults')}
        </p>
      )}
      <Button onClick={startOver}>{again}</Button>
      {act !== null && (
        <ActionButton type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {act}
        </ActionButton>
      )}
    </div>
  );
}
