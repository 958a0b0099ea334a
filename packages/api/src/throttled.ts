import { throttle } from '@console/contracts/core/constants';

/** Reports at most every 200 ms: the first value immediately, then the latest one at the end of each pause. */
export interface Throttled<Value> {
  readonly report: (value: Value) => void;
  /** Cancels the report that is still waiting. */
  readonly end: () => void;
}

/**
 * Limits how often a listener is called (docs/model/specification.md#debounce-and-throttle).
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
