/** The part of the earth that the map shows, in degrees: Indonesia. */
export const bounds = { west: 94.9, east: 141.1, south: -11.1, north: 6.1 } as const;

/** Units of the drawing for each degree. */
const scale = 10;
export const size = { width: (bounds.east - bounds.west) * scale, height: (bounds.north - bounds.south) * scale };

/** Some cities, to find one's way. */
export const cities: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Banda Aceh', 5.55, 95.32],
  ['Medan', 3.59, 98.67],
  ['Padang', -0.95, 100.35],
  ['Palembang', -2.99, 104.76],
  ['Jakarta', -6.2, 106.85],
  ['Surabaya', -7.26, 112.75],
  ['Denpasar', -8.65, 115.22],
  ['Pontianak', -0.03, 109.33],
  ['Balikpapan', -1.24, 116.85],
  ['Makassar', -5.15, 119.43],
  ['Manado', 1.47, 124.84],
  ['Kupang', -10.17, 123.61],
  ['Ambon', -3.7, 128.18],
  ['Jayapura', -2.53, 140.72],
];

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** A place inside the map, as the form keeps it: degrees with six decimals. */
export const typed = ({ latitude, longitude }: Place) => ({
  latitude: between(latitude, bounds.south, bounds.north).toFixed(6),
  longitude: between(longitude, bounds.west, bounds.east).toFixed(6),
});

/** Where a place lies in the drawing. */
export const pointOf = ({ latitude, longitude }: Place) => ({
  x: (longitude - bounds.west) * scale,
  y: (bounds.north - latitude) * scale,
});

/**
 * The place under a point of the drawn map.
 * @param across share of the width from the left, 0 to 1
 * @param down share of the height from the top, 0 to 1
 */
export const placeAt = (across: number, down: number): Place => ({
  latitude: bounds.north - down * (bounds.north - bounds.south),
  longitude: bounds.west + across * (bounds.east - bounds.west),
});

/** Degrees by which an arrow key moves the pin. */
const step = 0.01;

/** The place after an arrow key; `undefined` for other keys. */
export function afterKey(key: string, { latitude, longitude }: Place): Place | undefined {
  const moves: Readonly<Record<string, Place>> = {
    ArrowUp: { latitude: latitude + step, longitude },
    ArrowDown: { latitude: latitude - step, longitude },
    ArrowLeft: { latitude, longitude: longitude - step },
    ArrowRight: { latitude, longitude: longitude + step },
  };
  return moves[key];
}
