/** An outlet that is spread, with the chosen SAOs who work at its branch. */
export interface SpreadOutlet {
  readonly secureId: string;
  readonly saoIds: readonly string[];
}

/**
 * Gives each outlet to the SAO with the fewest outlets of those who may have it; of several to the first.
 * @param loads outlets that each SAO has besides those that are spread; in the order of preference
 * @returns the SAO of each outlet, `null` for outlets that none of them may have
 */
export function spread(
  outlets: readonly SpreadOutlet[],
  loads: ReadonlyMap<string, number>,
): ReadonlyMap<string, string | null> {
  const counts = new Map(loads);
  const chosen = new Map<string, string | null>();
  // Outlets with the fewest choices first: the others can still go elsewhere.
  for (const { secureId, saoIds } of outlets.toSorted((one, other) => one.saoIds.length - other.saoIds.length)) {
    let least: string | null = null;
    for (const [saoId, count] of counts)
      if (saoIds.includes(saoId) && (least === null || count < counts.get(least)!)) least = saoId;
    if (least !== null) counts.set(least, counts.get(least)! + 1);
    chosen.set(secureId, least);
  }
  return chosen;
}
