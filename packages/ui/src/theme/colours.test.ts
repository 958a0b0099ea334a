import { brand, palettes } from './colours.ts';
import { contrast } from './contrast.ts';

test('the brand colours are the fixed ones', () => {
  expect(brand).toEqual({
    primary: '#0451A4',
    secondary: '#424242',
    accent: '#EA8E1C',
    error: '#FF5252',
    info: '#2196F3',
    success: '#4CAF50',
    warning: '#FFC107',
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  const surfaces = [palette.page, palette.surface, palette.marked, palette.header];
  const texts = [palette.text, palette.quiet, ...Object.values(palette.ink)];

  test.each(texts)('%s has enough contrast on every surface', (text) => {
    for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('white has enough contrast on filled buttons, and the fills stand out from the surface', () => {
    for (const fill of [palette.fill, palette.danger]) {
      expect(contrast('#FFFFFF', fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(fill, palette.surface)).toBeGreaterThanOrEqual(3);
    }
  });
});
