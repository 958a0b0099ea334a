// jsdom with the browser features that it lacks.
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

/** Node's MessageChannel keeps the process alive until it is closed; this one uses timers. */
class MessageChannel {
  constructor() {
    const port = () => ({
      onmessage: null,
      close() {},
      postMessage(data) {
        setTimeout(() => this.other.onmessage?.({ data }), 0);
      },
    });
    this.port1 = port();
    this.port2 = port();
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** The tabs of one test file: Node's channel would reach the files before it, whose windows are gone. */
const broadcastChannels = () => {
  const open = new Set();
  return class BroadcastChannel {
    onmessage = null;

    constructor(name) {
      this.name = name;
      open.add(this);
    }

    postMessage(data) {
      for (const other of open)
        if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
    }

    close() {
      open.delete(this);
    }
  };
};

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const mediaQuery = (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: window } = this;
    const ofForms = window.FormData;
    for (const name of fromNode)
      Object.defineProperty(window, name, { value: globalThis[name], writable: true, configurable: true });
    // Node's FormData does not read form elements, and its fetch accepts no other FormData.
    window.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new ofForms(form, submitter)) this.append(name, value);
      }
    };
    // Node's Request refuses relative addresses.
    window.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, window.location.href).href : input, init);
      }
    };
    window.MessageChannel = MessageChannel;
    window.BroadcastChannel = broadcastChannels();
    window.ResizeObserver ??= Observer;
    window.IntersectionObserver ??= Observer;
    if (!('matchMedia' in window)) window.matchMedia = mediaQuery;
    window.scrollTo = () => {};
    // Never idle: plain inputs stay as they are, unless a test loads the rich ones.
    window.requestIdleCallback = () => 0;
    if (!('scrollIntoView' in window.Element.prototype)) window.Element.prototype.scrollIntoView = () => {};
    if (!window.crypto?.subtle)
      Object.defineProperty(window, 'crypto', { value: globalThis.crypto, configurable: true });
    // jsdom warns about pseudo-elements, which it does not support; leave them out.
    const computed = window.getComputedStyle.bind(window);
    window.getComputedStyle = (element) => computed(element);
  }
};
