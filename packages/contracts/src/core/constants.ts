/** An access token with fewer seconds left is refreshed before a call (docs/model/specification.md#token-refresh). */
export const refreshThreshold = 70;

/** Milliseconds between the last keystroke and its use (docs/model/specification.md#debounce-and-throttle). */
export const debounce = 500;

/** Minimum milliseconds between two progress updates (docs/model/specification.md#debounce-and-throttle). */
export const throttle = 200;

/** Width of a confirmation dialog in pixels (docs/model/specification.md#confirm-dialog). */
export const confirmWidth = 290;

/** Theme colours (docs/model/specification.md#theme-colours). */
export const themeColours = {
  primary: '#0451A4',
  secondary: '#424242',
  accent: '#EA8E1C',
  error: '#FF5252',
  info: '#2196F3',
  success: '#4CAF50',
  warning: '#FFC107',
} as const;
