import { palettes, type Scheme } from './colours.ts';

/**
 * The console's colours in antd's names. The build makes antd's stylesheets from them (`packages/build/src/antd`); the
 * browser does not load this file.
 */
export function antdTokens(scheme: Scheme) {
  const { fill, danger, ink, surface, text, quiet, page, border, marked, header } = palettes[scheme];
  return {
    token: {
      colorPrimary: fill,
      colorError: danger,
      colorLink: ink.primary,
      colorInfo: ink.info,
      colorSuccess: ink.success,
      colorWarning: ink.warning,
      colorErrorText: ink.error,
      colorText: text,
      // antd's own shades of grey have too little contrast for texts.
      colorTextSecondary: quiet,
      colorTextTertiary: quiet,
      colorTextQuaternary: quiet,
      colorTextDescription: quiet,
      colorTextPlaceholder: quiet,
      colorIcon: quiet,
      colorBgContainer: surface,
      colorBgElevated: surface,
      colorBgLayout: page,
      colorBorder: border,
      colorFillAlter: header,
      controlItemBgActive: marked,
      controlItemBgActiveHover: marked,
      borderRadius: 6,
      fontFamily: 'var(--font)',
    },
  };
}
