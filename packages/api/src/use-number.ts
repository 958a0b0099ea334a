import { noteNumber, numberOf } from '@console/auth';
import { referredId } from '@console/contracts/core/number-reference';
import { numberReferenceCalls } from '@console/contracts/platform/number-references';
import { queryEndpoint } from './endpoint.ts';

/** Shown for a number that another person typed, or that is still being read. */
export const hiddenNumber = '••••••••';

/**
 * Resolves a parameter of the page's address for display. A reference becomes the personal number behind it, but only
 * for the person who typed it; any other text stays as it is.
 * @example
 * const search = useNumber(parameters.get('search') ?? '');
 */
export function useNumber(parameter: string): string {
  const id = referredId(parameter);
  const known = id === null ? parameter : numberOf(parameter);
  const { currentData } = queryEndpoint(numberReferenceCalls.read).useQuery(
    { parameters: { numberId: id ?? '' } },
    { skip: known !== undefined },
  );
  if (known === undefined && currentData) noteNumber(parameter, currentData.number);
  return known ?? currentData?.number ?? hiddenNumber;
}
