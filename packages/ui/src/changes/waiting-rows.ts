import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Difference } from '@console/contracts/core/differences';
import type { WaitingElsewhere } from '@console/contracts/core/elsewhere';
import { gistOf } from '@console/contracts/core/gist';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { fieldOf } from '../detail/declaration.ts';
import { isFoundByWords } from '../formats/searched-text.ts';

/** What waits, or was decided, as one row of the list: a change of this module, or what waits on another page. */
export interface WaitingRow {
  readonly key: string;
  /** The list that it belongs to. */
  readonly kind: Text;
  readonly action: string;
  readonly label: string;
  readonly count: number | null;
  readonly gist: readonly Difference[];
  readonly makerName: string;
  readonly maker: string;
  readonly madeAt: string;
  /** null: nobody has asked for them yet. */
  readonly warnings: number | null;
  readonly expiresAt: string | null;
  /** Of what waits on another page. */
  readonly page: string | null;
}

/** A change of the module itself. */
export const ownRow = (resource: Resource, change: ChangeRequest): WaitingRow => ({
  key: change.secureId,
  kind: resource.title,
  action: change.action,
  label: change.recordLabel,
  count: change.batch?.count ?? null,
  gist: change.batch
    ? []
    : gistOf(resource, change).map(({ field: name, before, after }) => ({
        name,
        title: titleOf(resource, name),
        field: fieldOf(resource, name),
        before,
        after,
      })),
  makerName: change.makerName,
  maker: change.maker,
  madeAt: change.madeAt,
  warnings: change.warnings?.length ?? 0,
  expiresAt: change.state === 'PENDING' ? change.expiresAt : null,
  page: null,
});

/** What waits in a list below this one, a document or a file. */
export const elsewhereRow = ({ secureId: key, title: kind, ...row }: WaitingElsewhere): WaitingRow => ({
  key,
  kind,
  ...row,
});

/** The rows of one kind whose label, maker or kind has all typed words. */
export function narrowed(
  rows: readonly WaitingRow[],
  { typed, kind }: { readonly typed: string; readonly kind: string },
  text: (of: Text) => string,
): readonly WaitingRow[] {
  return rows.filter((row) => {
    const said = [row.label, row.makerName, row.maker, text(row.kind)].join(' ');
    return (kind === '' || text(row.kind) === kind) && isFoundByWords(said, typed);
  });
}
