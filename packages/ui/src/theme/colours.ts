import { themeColours } from '@console/contracts/core/constants';

/**
 * The fixed colours (docs/model/specification.md#theme-colours).
 * @example
 * const style = { borderColor: brand.warning };
 */
export const brand = themeColours;

export type Role = keyof typeof brand;

interface Palette {
  /** Page, raised surfaces (tables, dialogs), marked rows and header cells. */
  readonly page: string;
  readonly surface: string;
  readonly marked: string;
  readonly header: string;
  readonly border: string;
  readonly text: string;
  readonly quiet: string;
  /** Fill of the primary button, under white text. */
  readonly fill: string;
  /** Fill of a destructive button, under white text. */
  readonly danger: string;
  /** The fixed colours as text colours, adjusted to a contrast of 4.5:1 on every surface. */
  readonly ink: Readonly<Record<Role, string>>;
}

/**
 * Colours by scheme. Most fixed colours lack contrast as text, so text has shades of its own.
 * @example
 * const { surface, text } = palettes.dark;
 */
export const palettes = {
  light: {
    page: '#F4F6F9',
    surface: '#FFFFFF',
    marked: '#E8F0FA',
    header: '#F0F3F7',
    border: '#D5DBE3',
    text: '#1B1F24',
    quiet: '#59616C',
    fill: brand.primary,
    danger: '#C62828',
    ink: {
      primary: brand.primary,
      secondary: brand.secondary,
      accent: '#8F5200',
      error: '#C62828',
      info: '#0B62B8',
      success: '#28732C',
      warning: '#765700',
    },
  },
  dark: {
    page: '#14171B',
    surface: '#1C1F24',
    marked: '#22324A',
    header: '#262A31',
    border: '#3A404A',
    text: '#E8EAED',
    quiet: '#A9B0BA',
    fill: '#2470C4',
    danger: '#D03B3B',
    ink: {
      primary: '#7DB3EC',
      secondary: '#C4C8CE',
      accent: '#F0A94F',
      error: '#FF8A80',
      info: '#64B5F6',
      success: '#81C784',
      warning: '#FFD54F',
    },
  },
} as const satisfies Record<string, Palette>;

export type Scheme = keyof typeof palettes;

/** The palette as CSS custom properties: `--surface`, `--ink-error`, `--brand-primary` … */
export function customProperties(scheme: Scheme): readonly (readonly [name: string, value: string])[] {
  const { ink, ...surfaces } = palettes[scheme];
  return [
    ...Object.entries(surfaces).map(([name, value]) => [`--${name}`, value] as const),
    ...Object.entries(ink).map(([name, value]) => [`--ink-${name}`, value] as const),
    ...Object.entries(brand).map(([name, value]) => [`--brand-${name}`, value] as const),
  ];
}
