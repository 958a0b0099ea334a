import type { Banner } from '@console/contracts/promos-products/master-banner';

type Period = Pick<Banner, 'startAt' | 'endAt'>;

const start = ({ startAt }: Period) => Date.parse(startAt);
const end = ({ endAt }: Period) => (endAt === null ? Infinity : Date.parse(endAt));

/** Maximum number of banners shown at the same time as the given one within its period, itself included. */
export function mostShowing(banner: Period, others: readonly Period[]): number {
  const together = others.filter((other) => start(other) < end(banner) && end(other) > start(banner));
  const moments = [start(banner), ...together.map(start).filter((moment) => moment > start(banner))];
  return Math.max(
    ...moments.map((moment) => 1 + together.filter((other) => start(other) <= moment && end(other) > moment).length),
  );
}
