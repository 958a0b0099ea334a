import type { PlacedBy, SimulationQuestion } from '@console/contracts/branches-stores/branch/simulation';
import type { SimulationPanelProps } from './SimulationPanel.tsx';

/** What names the branch of the screen: an outlet, an office code, an id, or the sample that is chosen in the panel. */
export function placeOf(
  { dealerId, dealerCode, storeId, storeCode, officeCode, branchId }: SimulationPanelProps,
  sample: string | undefined,
): Pick<SimulationQuestion, PlacedBy> {
  if (dealerCode) return { dealerCode };
  if (storeCode) return { storeCode };
  if (dealerId) return { dealerId };
  if (storeId) return { storeId };
  if (officeCode) return { officeCode };
  const chosen = branchId ?? sample;
  return chosen === undefined ? {} : { branchId: chosen };
}

/** What is still to be chosen where the screen or the panel names no place yet. */
export const unplaced = ({ dealerId, dealerCode, storeId, storeCode }: SimulationPanelProps) => {
  if (dealerId !== undefined || dealerCode !== undefined) return 'noDealer';
  return storeId !== undefined || storeCode !== undefined ? 'noStore' : 'noBranch';
};
