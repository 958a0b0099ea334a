/**
 * Seconds that an access token must still be good for; with fewer it is refreshed first
 * (docs/model/specification.md#token-refresh).
 */
export const refreshThreshold = 70;

/** Milliseconds of rest before what is being typed is acted on (docs/model/specification.md#debounce-and-throttle). */
export const debounce = 500;

/**
 * Least milliseconds between two reports of progress
 * (docs/model/specification.md#debounce-and-throttle).
 */
export const throttle = 200;

/** Pixels of a dialog that asks for confirmation (docs/model/specification.md#confirm-dialog). */
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
