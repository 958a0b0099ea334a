export const getShadowRoot = () => null;
export const updateCSS = () => {};
export const warningOnce = () => {};
