require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Loading antd for the first time takes longer than one second, the default timeout of queries.
configure({ asyncUtilTimeout: 5000 });

// jsdom does not scroll. Some browsers return a promise from scrollIntoView, so the fake does too.
if (globalThis.Element) Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
