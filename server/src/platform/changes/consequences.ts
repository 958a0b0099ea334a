import type { ChangeRequest } from '@console/contracts/platform/changes';
import type { Context } from '../context.ts';
import type { Application } from '../http/application.ts';

/** Adds to each waiting change what else its approval brings about, where its module says so. */
export const withConsequences = (
  { resources }: Pick<Application, 'resources'>,
  { db, language }: Pick<Context, 'db' | 'language'>,
  changes: readonly ChangeRequest[],
): Promise<ChangeRequest[]> =>
  Promise.all(
    changes.map(async (change) => {
      const consequence =
        change.state === 'PENDING' ? await resources.get(change.module)?.definition.consequence?.(db, change) : null;
      return consequence ? { ...change, consequence: consequence[language] } : change;
    }),
  );
