let pressed = false;
const set = (value: boolean) => () => {
  pressed = value;
};
addEventListener('pointerdown', set(true), true);
addEventListener('pointerup', set(false), true);
addEventListener('pointercancel', set(false), true);

/**
 * Does something at once, or after the click when a pointer is being pressed: what appears between press and release
 * would move the control away from under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!pressed) return action();
  const done = () => {
    removeEventListener('pointerup', done, true);
    removeEventListener('pointercancel', done, true);
    setTimeout(action);
  };
  addEventListener('pointerup', done, true);
  addEventListener('pointercancel', done, true);
}
