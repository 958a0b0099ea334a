/** Five columns of seven points each, from the top: the lowest bit is the first row. */
const glyphs: Readonly<Record<string, string>> = {
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  0: '3E5149453E',
  1: '00427F4000',
  2: '4261514946',
  3: '2141454B31',
  4: '1814127F10',
  5: '2745454539',
  6: '3C4A494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291E',
  ':': '0036360000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  ',': '0050300000',
  '+': '08083E0808',
  _: '4040404040',
  "'": '0005030000',
};

export interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Pixels of one point; a letter is seven of them high. */
  readonly point: number;
  readonly fill: string;
}

/** Width of a text in pixels. */
export const widthOf = (text: string, point: number): number => text.length * 6 * point;

/**
 * A text as an SVG path of points: it looks the same on machines without fonts. Letters are upper case; unknown
 * characters are blank.
 */
export function lettering(text: string, { x, y, point, fill }: Lettering): string {
  const points = [...text.toUpperCase()].flatMap((letter, index) => {
    const columns = Buffer.from(glyphs[letter] ?? '', 'hex');
    return [...columns].flatMap((column, across) =>
      Array.from({ length: 7 }, (_, down) => down)
        .filter((down) => (column >> down) & 1)
        .map((down) => `M${x + (index * 6 + across) * point} ${y + down * point}h${point}v${point}h-${point}z`),
    );
  });
  return `<path fill="${fill}" d="${points.join('')}"/>`;
}
