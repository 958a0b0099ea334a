export { brand, palettes, type Role, type Scheme } from './colours.ts';
export { ThemeProvider, useTheme } from './ThemeProvider.tsx';
