import type { Language } from '@console/contracts/core/text';
import { keep, kept } from './storage.ts';
import { createValue } from './value.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Settings of this browser; they outlast the session. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly density: Density;
}

const standard: Preferences = { language: 'id', theme: 'system', density: 'comfortable' };
const allowed = {
  language: ['id', 'en'],
  theme: ['light', 'dark', 'system'],
  density: ['comfortable', 'compact'],
} as const;

function read(): Preferences {
  const stored = kept<Partial<Preferences>>('preferences') ?? {};
  const pick = <K extends keyof Preferences>(key: K): Preferences[K] =>
    (allowed[key] as readonly unknown[]).includes(stored[key]) ? (stored[key] as Preferences[K]) : standard[key];
  return { language: pick('language'), theme: pick('theme'), density: pick('density') };
}

export const preferences = createValue<Preferences>(standard);
/** The theme that is shown: the chosen one, or that of the system. */
export const activeTheme = createValue<'light' | 'dark'>('light');

/**
 * Changes preferences in all tabs.
 * @example
 * setPreferences({ theme: 'dark' });
 */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.get(), ...change };
  keep('preferences', next);
  preferences.set(next);
}

/** Applies language, theme and density to the document, now and after every change. @returns stops following */
export function watchPreferences(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { language, theme, density } = preferences.get();
    activeTheme.set(theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme);
    Object.assign(document.documentElement.dataset, { theme: activeTheme.get(), density });
    document.documentElement.lang = language;
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === 'preferences') preferences.set(read());
  };
  preferences.set(read());
  apply();
  const stop = preferences.subscribe(apply);
  dark.addEventListener('change', apply);
  addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    dark.removeEventListener('change', apply);
    removeEventListener('storage', fromOtherTab);
  };
}
