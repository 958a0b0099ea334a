import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { Place } from './story.ts';
import type { useReport } from './useReport.ts';

interface ReportFootProps {
  readonly report: Pick<ReturnType<typeof useReport>, 'faults' | 'busy' | 'startOver'>;
  /** Places that the page has no part for: what is wrong there is told here. */
  readonly untold: readonly Place[];
  readonly again: string;
  /** What submits; none when nothing can be reported. */
  readonly act: string | null;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** The foot of a report: what is wrong, beginning anew, and submitting. */
export function ReportFoot({
  report: { faults, busy, startOver },
  untold,
  again,
  act,
  danger = false,
  children,
}: ReportFootProps) {
  const t = useMessages(messages);
  const told = untold.map((place) => faults[place]).find(Boolean);
  return (
    <div className="desk-actions">
      {children}
      {Object.keys(faults).length > 0 && (
        <p className="desk-fault" role="status">
          {told ?? t('faults')}
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
