import { activeTheme, preferences, type Density } from '@console/auth';
import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { customProperties, type Scheme } from './colours.ts';
import './theme.css';

interface ThemeState {
  readonly scheme: Scheme;
  readonly density: Density;
  /** Nonce that style elements need under the content security policy. */
  readonly nonce: string | undefined;
}

const NonceContext = createContext<string | undefined>(undefined);

/**
 * The current scheme, density and nonce.
 * @example
 * const { density } = useTheme();
 */
export function useTheme(): ThemeState {
  const scheme = useSyncExternalStore(activeTheme.subscribe, activeTheme.get);
  const { density } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const nonce = useContext(NonceContext);
  return useMemo(() => ({ scheme, density, nonce }), [scheme, density, nonce]);
}

/**
 * Sets the colours of the current scheme as CSS custom properties of the document. Rendered once, by the shell, with
 * the `nonce` of the document. Components of antd get the same colours from `AntdTheme`.
 * @example
 * <ThemeProvider nonce={nonce}>{children}</ThemeProvider>
 */
export function ThemeProvider({
  nonce,
  children,
}: {
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}) {
  const scheme = useSyncExternalStore(activeTheme.subscribe, activeTheme.get);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('color-scheme', scheme);
    for (const [name, value] of customProperties(scheme)) style.setProperty(name, value);
  }, [scheme]);
  return <NonceContext value={nonce}>{children}</NonceContext>;
}
