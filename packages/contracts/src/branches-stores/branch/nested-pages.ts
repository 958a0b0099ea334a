import type { Place } from '../../core/resource/place.ts';

/**
 * Where pages of rates or fees stand: below the page of their branch.
 * @param query of the form, as the list of routes has it
 * @example
 * nestedPages('branch', 'rates', 'rateId').detail; // '/branch/{branchId}/rates/{secureId}'
 */
export const nestedPages = (module: string, folder: 'rates' | 'fees', query: 'rateId' | 'feeId'): Place => {
  const list = `/${module}/{branchId}/${folder}`;
  return {
    list,
    create: `${list}/create`,
    detail: `${list}/{secureId}`,
    update: `${list}/update?${query}={secureId}`,
  };
};
