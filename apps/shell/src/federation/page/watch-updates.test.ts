import { loopLimit } from './update-loop.ts';

interface WithTools {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { onCommitFiberRoot?: (...given: unknown[]) => unknown } | undefined;
}
const page = globalThis as WithTools;

/** Loads the module as it runs before React starts. */
function begin(): typeof import('./watch-updates.ts') {
  let loaded: typeof import('./watch-updates.ts') | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./watch-updates.ts');
  });
  return loaded as NonNullable<typeof loaded>;
}
const update = (...given: unknown[]) => page.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot?.(...given);
const updates = (count: number) => {
  for (let each = 0; each < count; each += 1) update();
};

let onLoop: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = undefined;
  onLoop = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('endless updates are reported, after the update over the limit has ended', () => {
  const stop = begin().watchUpdates(onLoop);
  updates(loopLimit.updates);
  expect(onLoop).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onLoop).toHaveBeenCalledTimes(1);
  stop();
});

test.each(['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'popstate'])(
  'what follows a %s is no loop',
  (done) => {
    const stop = begin().watchUpdates(onLoop);
    updates(loopLimit.updates - 1);
    dispatchEvent(new Event(done));
    updates(loopLimit.updates - 1);
    jest.advanceTimersByTime(1);
    expect(onLoop).not.toHaveBeenCalled();
    stop();
  },
);

test('a tab out of sight is not watched', () => {
  const stop = begin().watchUpdates(onLoop);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  updates(2 * loopLimit.updates);
  jest.advanceTimersByTime(1);
  expect(onLoop).not.toHaveBeenCalled();
  stop();
});

test('nothing is reported after the watch has ended', () => {
  begin().watchUpdates(onLoop)();
  updates(2 * loopLimit.updates);
  jest.advanceTimersByTime(1);
  expect(onLoop).not.toHaveBeenCalled();
});

test('developer tools that are installed already receive every update as before', () => {
  const tools = { onCommitFiberRoot: jest.fn(() => 'told') };
  const { onCommitFiberRoot: before } = tools;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = tools;
  begin();
  expect(update('renderer', 'root')).toBe('told');
  expect(before).toHaveBeenCalledWith('renderer', 'root');
});
