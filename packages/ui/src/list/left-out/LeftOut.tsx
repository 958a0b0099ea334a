import type { Resource } from '@console/contracts/core/resource';
import { searchMaximum } from '@console/contracts/core/search-length';
import { titleOf } from '@console/contracts/core/titles';
import { useSearchParams } from 'react-router';
import { useChecks } from '../../later/index.ts';
import { quoted } from '../../left-out/quoted.ts';
import { useLeftOut } from '../../left-out/use-left-out.ts';
import { useMessages, useText } from '../../messages/index.ts';
import type { ListState } from '../address.ts';
import { findLeftOut, isEmpty, withoutLeftOut, type LeftOut as Found, type PageOptions } from './find-left-out.ts';
import { messages } from './messages.ts';

/** What {@link LeftOut} needs of a list. */
interface List {
  /** The state of the address, with all its sorts. */
  readonly written: ListState;
  /** The state that the list shows. */
  readonly state: ListState;
  readonly leftOutConditions: readonly string[];
}

interface LeftOutProps extends PageOptions {
  readonly resource: Resource;
  readonly list: List;
}

/**
 * Says what a link names that the list does not have or cannot use: sorts, filters, their values, conditions, a page, a
 * tab, a view. The list opens without them, and they leave the address. It shows nothing, and is loaded after the rows
 * of a list whose address names anything.
 */
export default function LeftOut({ resource, list, ...options }: LeftOutProps): null {
  const t = useMessages(messages);
  const text = useText();
  const isChecked = useChecks();
  const [address] = useSearchParams();
  const { written, state, leftOutConditions } = list;
  const leftOut = findLeftOut(resource, address, written, options, leftOutConditions, isChecked);
  const sentences = ({ sorts, unusableSorts, filters, values, conditions, match, page, size, tab, ...rest }: Found) => [
    sorts.length > 0 && t('sortUnknown', { names: sorts.join(', ') }),
    unusableSorts.length > 0 && t('sortUnusable', { sorts: quoted(unusableSorts) }),
    filters.length > 0 && t('filterUnknown', { names: filters.join(', ') }),
    values.length > 0 && t('valueUnknown', { names: values.map((name) => text(titleOf(resource, name))).join(', ') }),
    conditions.length > 0 && t('conditionUnusable', { conditions: quoted(conditions) }),
    match !== null && t('matchUnusable', { match: quoted([match]) }),
    rest.search === 'long' && t('searchUnusable', { maximum: searchMaximum }),
    rest.search === 'several' && t('searchRepeated'),
    page !== null && t('pageUnusable', { page: quoted([page]) }),
    size !== null && t('sizeUnusable', { size: quoted([size]), shown: state.size }),
    tab !== null && t('tabUnknown', { tab: quoted([tab]) }),
    rest.view && t('viewUnknown'),
  ];
  useLeftOut({
    key: isEmpty(leftOut) ? '' : JSON.stringify(leftOut),
    sentences: () => sentences(leftOut),
    without: (current) => withoutLeftOut(resource, current, leftOut, state.filters['where'] ?? []),
  });
  return null;
}
