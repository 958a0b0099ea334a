import { centred, dragged, squareOf } from './crop.ts';

const wide = { width: 800, height: 400 };

test.each([
  ['the middle at first', centred, { left: 200, top: 0, side: 400 }],
  ['the left edge', { ...centred, x: 0 }, { left: 0, top: 0, side: 400 }],
  ['a part of it', { zoom: 2, x: 1, y: 0.5 }, { left: 600, top: 100, side: 200 }],
  ['nothing outside of the picture', { zoom: 9, x: 2, y: -1 }, { left: 700, top: 0, side: 100 }],
])('cuts out %s', (_, cut, square) => expect(squareOf(wide, cut)).toEqual(square));

test('dragging to the right shows what lies further left, up to the edge', () => {
  const moved = dragged(wide, centred, { x: 64, y: 30 }, 256);
  expect(squareOf(wide, moved)).toEqual({ left: 100, top: 0, side: 400 });
  expect(dragged(wide, moved, { x: 900, y: 0 }, 256).x).toBe(0);
});
