import { preferences, type Density } from '@console/auth';
import { pageSizes } from '@console/contracts/core/list-limits';

/** Pixels of a list page above and below its rows. */
const around = 252;
/** Pixels of a row. */
const rowHeights: Readonly<Record<Density, number>> = { comfortable: 40, compact: 33 };

/**
 * The smallest page that fills a window, of the sizes to choose from. Shared with the shell, which asks for the first
 * page before the list is there.
 * @param height of the window, in pixels
 */
export function fittingSize(height: number = window.innerHeight, density: Density = preferences.get().density): number {
  const rows = Math.floor((height - around) / rowHeights[density]);
  return pageSizes.find((size) => size >= rows) ?? pageSizes[pageSizes.length - 1]!;
}
