export const genCssVar = (prefix, component) => {
  const start = `--${prefix.replaceAll('.', '')}-${component}-`;
  return [
    (name) => `${start}${name}`,
    (name, fallback) => (fallback ? `var(${start}${name}, ${fallback})` : `var(${start}${name})`),
  ];
};
