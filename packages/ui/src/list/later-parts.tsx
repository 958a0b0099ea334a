import { later } from '../later/index.ts';

// Parts above the rows have their place from the first paint: rows that move under a press open nothing.
const place = (className: string) => <div className={className} aria-hidden="true" />;
export const ConditionChips = later(() => import('./conditions/ConditionChips.tsx'), place('list-chips'));
export const RunPanel = later(() => import('./runs/RunPanel.tsx'));
// Fetched after the first rows, in a file of its own.
export const RunningRun = later(() => import(/* webpackChunkName: "running" */ './runs/RunningRun.tsx'));
export const PastedNote = later(() => import('./numbers/PastedNote.tsx'), place('list-pasted'));
export const CoreFeedBar = later(
  async () => ({ default: (await import('../core-feed/index.ts')).CoreFeedBar }),
  place('list-note'),
);
