import { useLov } from '@console/api';
import type { Choice } from '@console/contracts/core/envelope';
import { useDebounced } from '../core/index.ts';
import { isFoundBy, searchedText } from '../formats/searched-text.ts';
import { labelOf } from './use-labels.ts';

/**
 * Maximum number of rows in an answer; some modules use a multiple of it (docs/model/platform.md#lists-of-values). An
 * answer of exactly that length may be cut.
 */
const maximumRows = 50;
/** Minimum length of a search, in characters. */
const minimumSearch = 3;

/** The code of a label, long enough to be searched. */
export const codeOfLabel = /^(\S{3,}) - /;

const isCut = (rows: readonly Choice[]): boolean => rows.length > 0 && rows.length % maximumRows === 0;

export interface Choices {
  /** Matching options; undefined while loading. */
  readonly options: readonly Choice[] | undefined;
  readonly failed: boolean;
  /** True when the list is too long to search with so few characters. */
  readonly tooShort: boolean;
}

/**
 * The options of a list of values that match a text. A list that was read completely is searched here; a longer one is
 * searched by the services, from three characters on and 500 ms after the last key.
 * @param search the typed text; `null` to read nothing
 */
export function useChoices(
  path: string,
  parameters: Readonly<Record<string, string>> | undefined,
  search: string | null,
): Choices {
  const typed = searchedText(search ?? '');
  const settled = useDebounced(typed);
  const all = useLov(path, { ...parameters }, { skip: search === null });
  const long = all.currentData !== undefined && isCut(all.currentData);
  // A list that could not be read is searched by the services too.
  const searched = (long || all.error !== undefined) && typed.length >= minimumSearch;
  // The services search codes and names; of both as a label shows them, the code is searched.
  const code = codeOfLabel.exec(settled)?.[1];
  const found = useLov(path, { ...parameters, search: code ?? settled }, { skip: !searched || settled !== typed });
  if (long && typed !== '' && !searched) return { options: [], failed: false, tooShort: true };
  const { currentData, isFetching, error } = searched ? found : all;
  const waiting = (isFetching && !currentData) || (searched && settled !== typed);
  const matching =
    searched && code === undefined ? currentData : currentData?.filter((choice) => isFoundBy(labelOf(choice), typed));
  return {
    options: waiting ? undefined : matching,
    failed: error !== undefined && !waiting && !currentData,
    tooShort: false,
  };
}
