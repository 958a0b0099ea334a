import type { CoreFeedRun } from '@console/contracts/core/resource';
import type { Language } from '@console/contracts/core/text';
import type { Application } from '../../platform/http/application.ts';
import type { FeedRun } from './table.ts';

function messageOf({ code, parameters }: FeedRun, { errors }: Application, language: Language): string | null {
  if (code === null) return null;
  const message = errors.text(code, language, parameters ?? {});
  return parameters?.['columns'] === undefined ? message : `${message}: ${parameters['columns']}`;
}

/** A run as the header of the list shows it. */
export const viewRun = (app: Application, run: FeedRun, language: Language): CoreFeedRun => ({
  secureId: run.id,
  state: run.state,
  startedBy: run.started_by,
  startedAt: run.created_at,
  endedAt: run.ended_at,
  delivery: run.delivery,
  full: run.is_full,
  read: run.read_count,
  changed: run.changed_count,
  conflicts: run.conflict_count,
  message: messageOf(run, app, language),
  faults: run.faults,
});
