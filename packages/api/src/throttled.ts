import { throttle } from '@console/contracts/core/constants';

/** Tells at most every 200 ms: the first value at once, of those that follow too soon the last one when the time has passed. */
export interface Throttled<Value> {
  readonly tell: (value: Value) => void;
  /** What was held back is not told any more. */
  readonly end: () => void;
}

/**
 * What is reported more often than anybody can look, at the pace of the specification
 * (docs/model/specification.md#debounce-and-throttle).
 */
export function throttled<Value>(listener: (value: Value) => void): Throttled<Value> {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let held: readonly [Value] | undefined;
  const rest = () => {
    pause = undefined;
    if (held === undefined) return;
    const [value] = held;
    held = undefined;
    now(value);
  };
  const now = (value: Value) => {
    pause = setTimeout(rest, throttle);
    listener(value);
  };
  return {
    tell(value) {
      if (pause === undefined) now(value);
      else held = [value];
    },
    end() {
      clearTimeout(pause);
      held = undefined;
    },
  };
}
