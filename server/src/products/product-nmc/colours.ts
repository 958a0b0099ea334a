interface Coloured {
  colours: readonly string[];
  colourImages: readonly string[];
}

/**
 * Keeps the image of each colour when core changes the list: colours with an image stand first, in their order, so that
 * the nth image is that of the nth colour.
 */
export function keepColourImages(values: Coloured, before: Readonly<Coloured> | null): void {
  if (!before || values.colours.join() === before.colours.join()) return;
  const pictured = before.colours
    .slice(0, before.colourImages.length)
    .map((colour, at) => ({ colour, image: before.colourImages[at]! }))
    .filter(({ colour }) => values.colours.includes(colour));
  const first = pictured.map(({ colour }) => colour);
  values.colours = [...first, ...values.colours.filter((colour) => !first.includes(colour))];
  values.colourImages = pictured.map(({ image }) => image);
}
