import { hasUses, type RecordOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { later } from '../later/index.ts';
import type { DetailTab } from './declaration.ts';

const RecordHistory = later(async () => ({ default: (await import('../history/index.ts')).RecordHistory }));
const KnownUses = later(async () => ({ default: (await import('../uses/index.ts')).KnownUses }));

/** Whether the given tabs say what uses the record: one of the key `uses`, or the list of each module that does. */
const showsUses = ({ usedBy }: Resource, keys: readonly string[]): boolean =>
  keys.includes('uses') || Object.keys(usedBy).every((module) => keys.includes(module));

/**
 * The tabs that a detail page has by its contract: what uses the record, unless the module shows that itself, and its
 * changes.
 */
export const ownTabs = <R extends Resource>(
  resource: R,
  given: readonly DetailTab<RecordOf<R>>[] = [],
): readonly DetailTab<RecordOf<R>>[] => [
  ...(hasUses(resource) &&
  !showsUses(
    resource,
    given.map(({ key }) => key),
  )
    ? [
        {
          key: 'uses',
          title: text('Dipakai oleh', 'Used by'),
          content: ({ secureId }: RecordOf<R>) => (
            <section className="panel">
              <KnownUses resource={resource} secureId={secureId} />
            </section>
          ),
        },
      ]
    : []),
  ...((resource.operations as readonly string[]).includes('history')
    ? [
        {
          key: 'history',
          title: text('Riwayat', 'History'),
          content: ({ secureId }: RecordOf<R>) => <RecordHistory resource={resource} secureId={secureId} />,
        },
      ]
    : []),
];
