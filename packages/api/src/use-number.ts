import { noteNumber, numberOf } from '@console/auth';
import { numberReferenceCalls, referredId } from '@console/contracts/platform/number-references';
import { queryEndpoint } from './endpoint.ts';

/** Shown for a number that somebody else has typed, or that is still being read. */
export const hiddenNumber = '••••••••';

/**
 * What a parameter of the page's address reads on the screen: the number behind a reference, for whoever typed it; any
 * other text as it is.
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
