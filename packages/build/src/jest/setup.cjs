require('@testing-library/jest-dom');

// jsdom does not scroll. Some browsers return a promise from scrollIntoView, so the fake does too.
if (globalThis.Element) Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });

// The window of the tests shows ten rows of a list.
if (globalThis.window) window.innerHeight = 600;

// A test that fails with fake timers would leave them to the next one, which would wait for ever.
afterEach(() => {
  jest.useRealTimers();
});
