import type { CoreFeedRun } from '@console/contracts/core/resource';
import { text, type Language, type Text } from '@console/contracts/core/text';
import type { Application } from '../../platform/http/application.ts';
import type { FeedRun } from './table.ts';

/** How the columns of a file differ from those of a delivery; earlier runs named them all as `columns`. */
const columnFaults: Readonly<Record<string, Text>> = {
  missing: text('kurang', 'missing'),
  unknown: text('tidak dikenal', 'unknown'),
  duplicate: text('ganda', 'twice'),
};

function messageOf({ code, parameters }: FeedRun, { errors }: Application, language: Language): string | null {
  if (code === null) return null;
  const message = errors.text(code, language, parameters ?? {});
  const given = parameters ?? {};
  const named = Object.entries(columnFaults).flatMap(([why, words]) =>
    given[why] === undefined ? [] : [`${words[language]} ${given[why]}`],
  );
  const columns = given['columns'] ?? named.join('; ');
  return columns === '' ? message : `${message}: ${columns}`;
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
