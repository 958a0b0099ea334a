import { isApiError } from '@console/api/error';
import type { ReferencedBy } from '@console/contracts/core/resource';
import { formatNumber } from '../formats/index.ts';
import { useText } from '../messages/index.ts';
import { PageLink, useListLink, useModules } from '../navigation/index.ts';

/** The uses of a record that an IN_USE error reports. */
export const usesOf = (error: unknown): readonly ReferencedBy[] =>
  isApiError(error) && error.code === 'IN_USE'
    ? ((error.result as { readonly referencedBy?: readonly ReferencedBy[] } | undefined)?.referencedBy ?? [])
    : [];

/**
 * The modules whose records use a record, with their counts; each leads to these records in the list of the module, if
 * the person may open it.
 * @param onOpen called when a list is opened
 */
export function Uses({ of, onOpen }: { readonly of: readonly ReferencedBy[]; readonly onOpen: () => void }) {
  const { titleOf } = useModules();
  const text = useText();
  const linkTo = useListLink();
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map(({ module, count, title, list = module, filter }) => {
        const line = `${title ? text(title) : titleOf(module)}: ${formatNumber(count)}`;
        const address = filter && linkTo(list, filter);
        return (
          <li key={module}>
            {address === undefined ? (
              line
            ) : (
              <PageLink to={address} onClick={onOpen}>
                {line}
              </PageLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
