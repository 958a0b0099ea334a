import { throttle } from '@console/contracts/core/constants';

/** A listener that is called at most every 200 ms. */
export interface Throttled<Value> {
  /** Calls the listener now, or with the latest value at the end of the pause. */
  readonly report: (value: Value) => void;
  /** Cancels the report that is still waiting. */
  readonly end: () => void;
}

/**
 * Limits how often a listener is called: the first value immediately, then only the latest one after each pause of
 * 200 ms (docs/model/specification.md#debounce-and-throttle).
 * @example
 * const progress = throttled(showPercent);
 * request.onprogress = ({ loaded }) => progress.report(loaded);
 */
export function throttled<Value>(listener: (value: Value) => void): Throttled<Value> {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: readonly [Value] | undefined;
  const flush = () => {
    pause = undefined;
    if (latest === undefined) return;
    const [value] = latest;
    latest = undefined;
    now(value);
  };
  const now = (value: Value) => {
    pause = setTimeout(flush, throttle);
    listener(value);
  };
  return {
    report(value) {
      if (pause === undefined) now(value);
      else latest = [value];
    },
    end() {
      clearTimeout(pause);
      latest = undefined;
    },
  };
}
