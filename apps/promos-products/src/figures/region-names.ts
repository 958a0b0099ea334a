import { useLov } from '@console/api';
import { referredText } from '@console/contracts/core/reference';

/** The code and name of a region by its code; the code alone while they are read. */
export function useRegionNames(): (code: string) => string {
  const { data = [] } = useLov('regions/lov');
  return (code) => {
    const found = data.find((region) => region.code === code);
    return found ? referredText(found) : code;
  };
}
