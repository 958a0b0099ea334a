import ConfigProvider from 'antd/es/config-provider';
import type { ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import compactAlgorithm from 'antd/es/theme/themes/compact';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import en from 'antd/es/locale/en_US';
import id from 'antd/es/locale/id_ID';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../messages/use-messages.ts';
import { palettes, type Scheme } from './colours.ts';
import type { Density } from '@console/auth';
import { useTheme } from './ThemeProvider.tsx';

/** antd's tokens from the console's palette. */
function antdTheme(scheme: Scheme, density: Density): ThemeConfig {
  const { fill, danger, ink, surface, text, page, border } = palettes[scheme];
  return {
    algorithm: [
      scheme === 'dark' ? darkAlgorithm : defaultAlgorithm,
      ...(density === 'compact' ? [compactAlgorithm] : []),
    ],
    token: {
      colorPrimary: fill,
      colorError: danger,
      colorLink: ink.primary,
      colorInfo: ink.info,
      colorSuccess: ink.success,
      colorWarning: ink.warning,
      colorErrorText: ink.error,
      colorText: text,
      colorBgContainer: surface,
      colorBgElevated: surface,
      colorBgLayout: page,
      colorBorder: border,
      borderRadius: 6,
      fontFamily: 'var(--font)',
    },
  };
}

/**
 * Gives components of antd the console's colours, language and style nonce. It wraps single components, not the app:
 * pages without antd, such as sign-in and lists, then do not load its 50 kB.
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { scheme, density, nonce } = useTheme();
  const language = useLanguage();
  const theme = useMemo(() => antdTheme(scheme, density), [scheme, density]);
  return (
    <ConfigProvider theme={theme} locale={language === 'en' ? en : id} {...(nonce ? { csp: { nonce } } : {})}>
      {children}
    </ConfigProvider>
  );
}
