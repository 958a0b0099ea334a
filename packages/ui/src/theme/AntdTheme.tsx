import ConfigProvider from 'antd/es/config-provider';
import en from 'antd/es/locale/en_US';
import id from 'antd/es/locale/id_ID';
import type { ReactNode } from 'react';
import { useLanguage } from '../messages/use-messages.ts';
import { useTheme } from './ThemeProvider.tsx';

/** Styles are stylesheets of the build, with variables on the root: nothing is computed in the browser. */
const theme = { zeroRuntime: true, hashed: false, cssVar: { key: 'console' } };
const wave = { disabled: true };

/**
 * Gives components of antd the console's language and style nonce. It wraps single components, not the app: pages
 * without antd, such as sign-in, then do not load it.
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { nonce } = useTheme();
  const language = useLanguage();
  return (
    <ConfigProvider
      theme={theme}
      wave={wave}
      locale={language === 'en' ? en : id}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
}
