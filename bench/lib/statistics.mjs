/** The quantile of the samples, `share` from 0 to 1; `undefined` without samples. */
export const quantile = (samples, share) =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))];

export const median = (samples) => quantile(samples, 0.5);

export const milliseconds = (value) =>
  value === undefined ? '-' : value < 10 ? value.toFixed(1) : String(Math.round(value));
/** Median with the lowest and highest sample. */
export const spread = (samples) =>
  `${milliseconds(median(samples))} (${milliseconds(Math.min(...samples))}-${milliseconds(Math.max(...samples))})`;
/** Median and 95th percentile. */
export const middleAndTail = (samples) => `${milliseconds(median(samples))} / ${milliseconds(quantile(samples, 0.95))}`;
export const seconds = (value) => (value / 1000).toFixed(1);
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
export const ratio = (value, base) => `${(value / base).toFixed(2)}x`;
/** Whether a value is within its budget, and the share of the budget it uses. */
export const verdict = (value, budget) => `${value <= budget ? 'yes' : 'NO'}, ${Math.round((value / budget) * 100)} %`;
