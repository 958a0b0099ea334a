require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// The first load of antd takes longer than the second that queries wait by default.
configure({ asyncUtilTimeout: 5000 });

// jsdom does not scroll. Browsers may answer with a promise, which code must not take for anything else.
if (globalThis.Element) Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
