import { useLov } from '@console/api';
import type { Choice } from '@console/contracts/core/envelope';
import { useDebounced } from '../core/index.ts';
import { labelOf } from './useLabels.ts';

/**
 * Rows that a list of values answers at most, or a multiple of it where its module says so
 * (docs/model/platform.md#lists-of-values).
 */
const most = 50;
/** Characters that the services want for a search. */
const shortest = 3;

const isCut = (rows: readonly Choice[]): boolean => rows.length > 0 && rows.length % most === 0;

export interface Choices {
  /** What matches; undefined while it is being asked. */
  readonly options: readonly Choice[] | undefined;
  readonly failed: boolean;
  /** The list is too long to be looked through with so few letters. */
  readonly tooShort: boolean;
}

/**
 * What of a list of values matches a text. A list that is known as a whole is looked through here, without a further
 * call; a longer one is searched by the services, from three characters on and 500 ms after the last key.
 * @param search what is typed; `null` while nothing is to be asked
 */
export function useChoices(
  path: string,
  parameters: Readonly<Record<string, string>> | undefined,
  search: string | null,
): Choices {
  const typed = (search ?? '').trim();
  const settled = useDebounced(typed);
  const all = useLov(path, { ...parameters }, { skip: search === null });
  const long = all.currentData !== undefined && isCut(all.currentData);
  // What could not be read is asked for by its letters, too.
  const searched = (long || all.error !== undefined) && typed.length >= shortest;
  const found = useLov(path, { ...parameters, search: settled }, { skip: !searched || settled !== typed });
  if (long && typed !== '' && !searched) return { options: [], failed: false, tooShort: true };
  const { currentData, isFetching, error } = searched ? found : all;
  const waiting = (isFetching && !currentData) || (searched && settled !== typed);
  const matching = searched
    ? currentData
    : currentData?.filter((choice) => labelOf(choice).toLowerCase().includes(typed.toLowerCase()));
  return {
    options: waiting ? undefined : matching,
    failed: error !== undefined && !waiting && !currentData,
    tooShort: false,
  };
}
