/**
 * The square cut out of a picture: `zoom` from 1 (largest square); `x` and `y` from 0 (left, top) to 1 (right, bottom).
 */
export interface Cut {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const centred: Cut = { zoom: 1, x: 0.5, y: 0.5 };
export const largestZoom = 4;

const within = (value: number, most: number, least = 0) => Math.min(most, Math.max(least, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, x, y }: Cut) {
  const side = Math.min(width, height) / within(zoom, largestZoom, 1);
  return { left: within(x, 1) * (width - side), top: within(y, 1) * (height - side), side };
}

/** The cut after dragging the picture by `by` pixels under a frame of `frame` pixels. */
export function dragged(
  picture: { readonly width: number; readonly height: number },
  cut: Cut,
  by: { readonly x: number; readonly y: number },
  frame: number,
): Cut {
  const { side } = squareOf(picture, cut);
  const moved = (at: number, delta: number, room: number) =>
    room <= 0 ? at : within(at - (delta * side) / frame / room, 1);
  return { ...cut, x: moved(cut.x, by.x, picture.width - side), y: moved(cut.y, by.y, picture.height - side) };
}
