/** About the middle of each region, by its code: latitude and longitude. */
export const middles: readonly (readonly [number, number])[] = [
  [4.2, 97.1],
  [0.4, 101.3],
  [-3.9, 104.1],
  [-6.3, 106.8],
  [-6.8, 107.5],
  [-7.2, 110.2],
  [-7.6, 112.4],
  [-8.7, 116.2],
  [-1.6, 113.6],
  [-2.9, 121.8],
];
